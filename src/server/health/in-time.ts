import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that a check may take. They run at once, so an answer takes no longer. */
const TIMEOUT = 2_000

/** Rejects when there is no answer in time. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = wait(TIMEOUT, undefined, { ref: false }).then(() => {
    throw new Error('no answer in time')
  })
  return Promise.race([asked, late])
}
