/** The error's `name` if the files of a screen could not be loaded (vite.config.ts). */
export const SCREEN_NOT_LOADED = 'ScreenNotLoaded'

/** Whether there is no connection, or a new version has replaced the files of a screen. */
export function isNotLoaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === SCREEN_NOT_LOADED || globalThis.navigator?.onLine === false
}
