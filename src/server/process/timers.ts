import { redactValues } from './log.ts'

/** Like `setInterval`, but errors become warnings and do not end the process. */
export function every(milliseconds: number, work: () => unknown): NodeJS.Timeout {
  return setInterval(guarded(work), milliseconds)
}

/** Like `setTimeout`, but errors become warnings. */
export function after(milliseconds: number, work: () => unknown): NodeJS.Timeout {
  return setTimeout(guarded(work), milliseconds)
}

export function guarded(work: () => unknown): () => Promise<void> {
  return async () => {
    try {
      await work()
    } catch (error) {
      process.emitWarning(error instanceof Error ? redactValues(error).stack : String(error))
    }
  }
}

/** Rejects with the error of `late` unless the work settles within `milliseconds`. */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => Error) {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = after(milliseconds, () => reject(late()))
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
