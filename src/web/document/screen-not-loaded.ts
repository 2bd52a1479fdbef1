/** The `name` that vite.config.ts gives an error if the files of a screen could not be loaded. */
export const SCREEN_NOT_LOADED = 'ScreenNotLoaded'

/** Whether a screen was not loaded: without a connection, or because a new version has replaced its files. */
export function isNotLoaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === SCREEN_NOT_LOADED || globalThis.navigator?.onLine === false
}
