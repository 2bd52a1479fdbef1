import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { StartupError } from './startup-error.ts'

/** The options of a command. An unknown one prints how the command is used. */
export function readOptions<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch {
    // An unknown option or word, or an option without its value.
    throw new StartupError(usage)
  }
}
