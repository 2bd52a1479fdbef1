import { every, guarded } from '../process/timers.ts'

/**
 * Runs a task now and every `seconds`, never twice at once. Errors go to `onError`. Returns a function that stops it
 * and resolves after the current run.
 */
export function runPeriodically(
  seconds: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let run = Promise.resolve()
  const round = guarded(async () => {
    try {
      await task()
    } catch (error) {
      onError(error)
    }
  })
  const next = () => {
    run = run.then(round)
  }
  next()
  const timer = every(seconds * 1000, next)
  return () => {
    clearInterval(timer)
    return run
  }
}
