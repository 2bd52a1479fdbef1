import { createContext, type RouterContextProvider } from 'react-router'
import type { CallApi } from '#contract/api-call.ts'
import type { Rendering } from '#contract/rendering.ts'

/**
 * The API in the same process, for loaders and actions that run on the server: without a session,
 * and on behalf of the caller's address, which limits count.
 */
export const apiContext = createContext<CallApi>()

export const renderingContext = createContext<Rendering>()

/** Says that what a loader answers holds until then at most: an offer that ends, a shop that closes. */
export function holdsUntil(context: Readonly<RouterContextProvider>, moment: Date): void {
  const rendering = context.get(renderingContext)
  rendering.validUntil = Math.min(rendering.validUntil, moment.getTime())
}
