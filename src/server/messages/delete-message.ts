import type { Message } from '#contract/messages.ts'
import { record } from '../activity/record.ts'
import { notFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import type { Services } from '../services.ts'
import { findMessage, lockMessage, restoreFromBin, updateMessage } from './queries.ts'

/** Moves a message into the bin. An answer already queued is still delivered. */
export async function deleteMessage(
  { clock, db }: Services,
  viewer: Viewer,
  id: number,
): Promise<void> {
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
export function restoreMessage(
  services: Services,
  viewer: Viewer,
  id: number,
): Promise<Message | undefined> {
  const { clock, db } = services
  const at = clock.now()
  return db.transaction(async (tx) => {
    const restored = await restoreFromBin(tx, services, id)
    if (restored === undefined) throw notFound()
    const name = restored.subject
    await record(tx, { actor: viewer, verb: 'restore', type: 'contact', id, name, at })
    return findMessage(tx, id)
  })
}
