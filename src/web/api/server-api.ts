import { createContext, type RouterContextProvider } from 'react-router'
import type { CallApi } from '#contract/api-call.ts'
import type { Rendering, Shown, ShownPlace } from '#contract/rendering.ts'

/**
 * Calls the API in the same process, for loaders and actions that run on the server: without a session,
 * and with the visitor's IP address, which the rate limits count.
 */
export const apiContext = createContext<CallApi>()

export const renderingContext = createContext<Rendering>()

/** Limits until when a page may be cached: until an offer ends or a shop closes. */
export function cacheUntil(context: Readonly<RouterContextProvider>, moment: Date): void {
  const rendering = context.get(renderingContext)
  rendering.validUntil = Math.min(rendering.validUntil, moment.getTime())
}

/** Says what a page shows, which the figures count each time that it is sent. */
export function showsFor(context: Readonly<RouterContextProvider>, shown: Shown): void {
  context.get(renderingContext).shown = shown
}

/** The shops and offers of a page's lists. */
export function listedPlaces(
  commerces: readonly { id: number }[],
  offers: readonly { id: number; commerce: { id: number } }[],
): ShownPlace[] {
  return [
    ...commerces.map(({ id }) => ({ commerce: id })),
    ...offers.map(({ id, commerce }) => ({ commerce: commerce.id, offer: id })),
  ]
}
