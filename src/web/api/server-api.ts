import { createContext, type RouterContextProvider } from 'react-router'
import type { CallApi } from '#contract/api-call.ts'
import type { Rendering, Shown, ShownIds } from '#contract/rendering.ts'

/** Calls the API in the same process, without a session, and with the visitor's IP address for the rate limits. */
export const apiContext = createContext<CallApi>()

export const renderingContext = createContext<Rendering>()

export type PageContext = Readonly<RouterContextProvider>

export function cacheAtMostUntil(context: PageContext, moment: Date): void {
  const rendering = context.get(renderingContext)
  rendering.validUntil = Math.min(rendering.validUntil, moment.getTime())
}

/** Sets the shops and offers of a page. The visit counter counts them each time the page is sent, also from a cache. */
export function countInFigures(context: PageContext, shown: Shown): void {
  context.get(renderingContext).shown = shown
}

export function shownIdsOf(
  commerces: readonly { id: number }[],
  offers: readonly { id: number; commerce: { id: number } }[],
): ShownIds[] {
  return [
    ...commerces.map(({ id }) => ({ commerce: id })),
    ...offers.map(({ id, commerce }) => ({ commerce: commerce.id, offer: id })),
  ]
}
