import { UNDO_SECONDS } from '#contract/applications.ts'
import { changed, record } from '../activity/record.ts'
import { alreadyResolved } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import { applicationAccepted, applicationRejected } from '../mail/messages.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
  updateApplication,
} from './store.ts'

export type Decision = { status: 'OK' } | { status: 'RE'; reason: string | null }

/**
 * Accepts or rejects an application, and mails its owner once it can be undone no more. The same
 * decision again changes nothing; the opposite one is refused with 409, so of two administrators the
 * slower is told.
 */
export async function decideApplication(
  services: Services,
  viewer: Viewer,
  pk: number,
  decision: Decision,
): Promise<ApplicationRow | undefined> {
  const { config, clock, db } = services
  const now = clock.now()
  await db.transaction(async (tx) => {
    const application = await lockApplication(tx, pk)
    if (application === undefined || application.status === decision.status) return
    if (application.status !== 'PE') throw alreadyResolved(application.status)
    const { owner, commerce } = application
    await record(tx, {
      actor: viewer,
      verb: decision.status === 'OK' ? 'accept' : 'deny',
      type: 'application',
      id: pk,
      name: commerce.name,
      ...changed(application, decision, ['status', 'reason']),
      at: now,
    })
    const shown = { username: owner.username, commerce: commerce.name, commerceId: commerce.id }
    const mail =
      decision.status === 'OK'
        ? applicationAccepted(config, shown)
        : applicationRejected(config, { ...shown, reason: decision.reason })
    const queued = { to: owner.email, mail, now, config, delay: UNDO_SECONDS }
    await updateApplication(tx, pk, {
      ...decision,
      decided_at: now.toISOString(),
      decided_by: viewer.id,
      decision_mail: await queueMail(tx, queued),
    })
  })
  return findApplication(db, pk)
}
