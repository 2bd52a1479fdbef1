import { setTimeout as wait } from 'node:timers/promises'

/** Limit of a check in milliseconds. Checks run in parallel, so this limits the whole response. */
const TIMEOUT = 2_000

/** Rejects if the promise does not settle in time. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = wait(TIMEOUT, undefined, { ref: false }).then(() => {
    throw new Error('no answer in time')
  })
  return Promise.race([asked, late])
}
