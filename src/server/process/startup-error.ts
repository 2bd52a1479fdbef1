/** An error that the operator can fix, such as a wrong setting. Its message is one line in Spanish. */
export class StartupError extends Error {
  override name = 'StartupError'
}
