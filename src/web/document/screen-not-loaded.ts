/** The name of the error of a screen whose files could not be fetched (vite.config.ts). */
export const SCREEN_NOT_LOADED = 'ScreenNotLoaded'

/** Whether a screen could not be fetched: the connection is gone, or a new version has replaced its files. */
export function isNotLoaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === SCREEN_NOT_LOADED || globalThis.navigator?.onLine === false
}
