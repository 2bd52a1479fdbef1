import { redactValues } from './log.ts'

/**
 * `setInterval` and `setTimeout` for the server: what a callback throws, as anything may when file
 * descriptors or memory run out, becomes a warning and does not end the process.
 */
export function every(milliseconds: number, work: () => unknown): NodeJS.Timeout {
  return setInterval(guarded(work), milliseconds)
}

export function after(milliseconds: number, work: () => unknown): NodeJS.Timeout {
  return setTimeout(guarded(work), milliseconds)
}

/** Never throws or rejects. */
export function guarded(work: () => unknown): () => Promise<void> {
  return async () => {
    try {
      await work()
    } catch (error) {
      process.emitWarning(error instanceof Error ? redactValues(error).stack : String(error))
    }
  }
}
