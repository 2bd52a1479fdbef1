import { createContext, type RouterContextProvider } from 'react-router'
import type { CallApi } from '#contract/api-call.ts'
import type { Rendering } from '#contract/rendering.ts'

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
