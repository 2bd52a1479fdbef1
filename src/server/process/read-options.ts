import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { StartupError } from './startup-error.ts'

/** Parses the options of a command. Throws `StartupError` with `usage` for wrong ones. */
export function readOptions<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch {
    throw new StartupError(usage)
  }
}
