import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { StartupError } from './startup-error.ts'

export const say = (line: string) => console.log(line)

/** Runs a command of the operator. Prints only the message of a `StartupError`, and exits with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Throws `StartupError` with `usage` for wrong options. */
export function readOptions<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch {
    throw new StartupError(usage)
  }
}
