/**
 * Runs a task now and every so many seconds, never twice at once. Errors go to `onError`. The returned
 * function stops it, and resolves after the run under way.
 */
export function runPeriodically(
  seconds: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let run = Promise.resolve()
  const next = () => {
    run = run.then(task).catch(onError)
  }
  next()
  const timer = setInterval(next, seconds * 1000)
  return () => {
    clearInterval(timer)
    return run
  }
}
