/**
 * An error that the operator can fix: a wrong setting, a port in use. `start` prints only the message, in Spanish on
 * one line, and exits with 1.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}
