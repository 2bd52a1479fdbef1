import { changed, record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { alreadyResolved, notConfirmed } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { applicationAccepted, applicationRejected } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { appealLinkOf } from '../moderation/appeal-link.ts'
import { restrict } from '../moderation/restrict.ts'
import { undoably } from '../undo/undoable.ts'
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
  updateApplication,
} from './queries.ts'

export type Decision = { status: 'OK' } | { status: 'RE'; reason: string | null }

/** Repeating a decision changes nothing. Throws 409 after the opposite decision, and if the owner is unconfirmed. */
export async function decideApplication(call: SignedCall, pk: number, decision: Decision) {
  const { clock, db, viewer } = call
  await undoably(call, 'application', pk, async (tx) => {
    const application = await lockApplication(tx, pk)
    if (application === undefined || application.status === decision.status) return
    if (isUnconfirmed(application)) throw notConfirmed()
    if (application.status !== 'PE') throw alreadyResolved(application.status)
    const verb = decision.status === 'OK' ? 'accept' : 'deny'
    const event = { verb, type: 'application', id: pk, name: application.commerce.name } as const
    const changes = changed(application, decision, ['status', 'reason'])
    await record(tx, call, { ...event, ...changes })
    const decided_at = clock.now().toISOString()
    await updateApplication(tx, pk, { ...decision, decided_at, decided_by: viewer.id })
    await notifyOwner(tx, call, application, decision)
  })
  return findApplication(db, pk)
}

/** A rejection is also a restriction, which the owner may appeal. */
async function notifyOwner(tx: Db, call: SignedCall, row: ApplicationRow, decision: Decision) {
  const { owner } = row
  if (owner === null) return
  const { id, name } = row.commerce
  const { email: to } = owner
  const shop = { commerce: name, commerceId: id }
  if (decision.status === 'OK') {
    await queueMail(tx, call, { to, mail: applicationAccepted(shop) })
    return
  }
  const { reason } = decision
  const rejected = {
    kind: 'application_rejected',
    objectKey: { commerce: id },
    object: name,
  } as const
  const restricted = await restrict(tx, call, { ...rejected, owner, reason })
  const appeal = restricted && appealLinkOf(call, restricted)
  await queueMail(tx, call, { to, mail: applicationRejected({ ...shop, reason, appeal }) })
}

function isUnconfirmed({ owner }: ApplicationRow): boolean {
  return owner !== null && owner.activated_at === null && owner.invited_at === null
}
