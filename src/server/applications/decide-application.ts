import { changed, record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { alreadyResolved, notConfirmed } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { applicationAccepted, applicationRejected } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Mail } from '../mail/template.ts'
import { appealingOf } from '../moderation/appealing.ts'
import { restrict } from '../moderation/restrict.ts'
import { undoably } from '../undo/undoable.ts'
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
  updateApplication,
} from './queries.ts'

export type Decision = { status: 'OK' } | { status: 'RE'; reason: string | null }

/** Repeating a decision changes nothing. Throws 409 for the opposite one. */
export async function decideApplication(call: SignedCall, pk: number, decision: Decision) {
  const { clock, db, viewer } = call
  const now = clock.now()
  await undoably(call, 'application', pk, async (tx) => {
    const application = await lockApplication(tx, pk)
    if (application === undefined || application.status === decision.status) return
    if (isUnconfirmed(application)) throw notConfirmed()
    if (application.status !== 'PE') throw alreadyResolved(application.status)
    const { owner, commerce } = application
    await record(tx, call, {
      verb: decision.status === 'OK' ? 'accept' : 'deny',
      type: 'application',
      id: pk,
      name: commerce.name,
      ...changed(application, decision, ['status', 'reason']),
    })
    await updateApplication(tx, pk, {
      ...decision,
      decided_at: now.toISOString(),
      decided_by: viewer.id,
    })
    if (owner) await queueOwnerMail(tx, call, { owner, commerce }, decision)
  })
  return findApplication(db, pk)
}

async function queueOwnerMail(
  tx: Db,
  call: SignedCall,
  { owner, commerce }: { owner: Owner; commerce: ApplicationRow['commerce'] },
  decision: Decision,
): Promise<void> {
  const shown = { commerce: commerce.name, commerceId: commerce.id }
  const queue = (mail: Mail) => queueMail(tx, call, { to: owner.email, mail })
  if (decision.status === 'OK') {
    await queue(applicationAccepted(shown))
    return
  }
  const { reason } = decision
  const restricted = await restrict(tx, call, {
    kind: 'application_rejected',
    taken: { commerce: commerce.id },
    object: commerce.name,
    owner,
    reason,
  })
  const appeal = restricted && appealingOf(call, restricted)
  await queue(applicationRejected({ ...shown, reason, appeal }))
}

type Owner = NonNullable<ApplicationRow['owner']>

function isUnconfirmed({ owner }: ApplicationRow): boolean {
  return owner !== null && owner.activated_at === null && owner.invited_at === null
}
