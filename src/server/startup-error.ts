/**
 * Something the person who starts the program can mend: a wrong setting, a taken port.
 * `start` prints the message alone, in Spanish and on one line, and exits with 1.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}
