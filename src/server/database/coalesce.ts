/** Returns a function that calls `work`, never concurrently. Calls during a run wait for one shared run after it. */
export function coalesce(work: () => Promise<unknown>): () => Promise<void> {
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
    // The next call begins even if the current one fails.
    next ??= running.then(begin, begin)
    return next
  }
}
