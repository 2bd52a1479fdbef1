/**
 * Does some work now and then every so many seconds, never twice at once. Failures go to `failed`.
 * What is returned ends it, after the round that is under way.
 */
export function every(
  seconds: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let round = Promise.resolve()
  const again = () => {
    round = round.then(work).catch(failed)
  }
  again()
  const timer = setInterval(again, seconds * 1000)
  return () => {
    clearInterval(timer)
    return round
  }
}
