import type { Message } from '#contract/messages.ts'
import { restoreFromBin } from '../bin/delete-and-restore.ts'
import { notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { findMessage } from './queries.ts'

/** Restores a message from the bin. Throws 404. */
export function restoreMessage(call: SignedCall, id: number): Promise<Message | undefined> {
  return call.db.transaction(async (tx) => {
    if (!(await restoreFromBin(tx, call, 'contact', id))) throw notFound()
    return findMessage(tx, id)
  })
}
