import type { Message } from '#contract/messages.ts'
import { record } from '../activity/record.ts'
import { notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { findMessage, lockMessage, restoreFromBin, updateMessage } from './queries.ts'

/** Moves a message into the bin. An answer already queued is still delivered. */
export async function deleteMessage({ clock, db, viewer }: SignedCall, id: number): Promise<void> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (message === undefined) throw notFound()
    await updateMessage(tx, id, { deleted_at: at.toISOString() })
    const name = message.subject
    await record(tx, { actor: viewer, verb: 'delete', type: 'contact', id, name, at })
  })
}

/** Restores it from the bin within its retention. Errors: 404. */
export function restoreMessage(call: SignedCall, id: number): Promise<Message | undefined> {
  const { clock, db, viewer } = call
  const at = clock.now()
  return db.transaction(async (tx) => {
    const restored = await restoreFromBin(tx, call, id)
    if (restored === undefined) throw notFound()
    const name = restored.subject
    await record(tx, { actor: viewer, verb: 'restore', type: 'contact', id, name, at })
    return findMessage(tx, id)
  })
}
