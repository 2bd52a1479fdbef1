import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { isConnectionLoss } from '../database/unavailable.ts'

/** Milliseconds within which a lost connection is reported. */
const LOSS_DELAY = 50

/** Returns a function that tells whether a failed operation failed because its connection was lost. */
export function watchConnection(client: pg.Client): (error: unknown) => Promise<boolean> {
  let isLost = false
  client.once('error', () => {
    isLost = true
  })
  return async (error) => {
    // A COPY may fail before the connection reports its loss.
    if (!isLost) await wait(LOSS_DELAY)
    return isLost || isConnectionLoss(error)
  }
}
