/**
 * Runs `work` for any number of callers, one run at a time. Each call settles with a run that began after it, so all
 * calls during a run share the next one.
 */
export function coalesced(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function run(): Promise<void> {
    try {
      await work()
    } finally {
      running = undefined
    }
  }

  return function call(): Promise<void> {
    if (running === undefined) {
      running = run()
      return running
    }
    const begin = () => {
      next = undefined
      return call()
    }
    // Callers of the next run are not affected if the present one fails.
    next ??= running.then(begin, begin)
    return next
  }
}
