/**
 * Resolves for one caller in each turn of the event loop, in order. Work that takes milliseconds at a time then
 * keeps other requests waiting for one piece of it, and not for all that became ready together.
 */
export function openTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((done) => setImmediate(done)))
    return last
  }
}
