/**
 * Runs `work` one at a time for however many call: each call settles with a run that began after it. Two
 * runs suffice for all who call while one is under way.
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
    // What failed for those before says nothing about those who come now.
    next ??= running.then(begin, begin)
    return next
  }
}
