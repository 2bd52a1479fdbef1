import { changed, record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { alreadyResolved } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { applicationPending, applicationResubmitted } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { endRestrictions } from '../moderation/end-restrictions.ts'
import { notifyAdministrators } from '../moderation/notify-administrators.ts'
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
  updateApplication,
} from './queries.ts'

export async function resubmitApplication(call: SignedCall, pk: number, text: string) {
  await call.db.transaction(async (tx) => {
    const application = await lockApplication(tx, pk)
    if (application === undefined) return
    if (application.status !== 'RE') throw alreadyResolved(application.status)
    await resubmitLocked(tx, call, application, text)
  })
  return findApplication(call.db, pk)
}

/** Submits an application again. The caller must have locked it. */
export async function resubmitLocked(tx: Db, call: SignedCall, row: ApplicationRow, text: string) {
  const { pk, owner, commerce } = row
  const { id, name } = commerce
  await endRestrictions(tx, call, 'application_rejected', { commerce: id }, 'withdrawn')
  const sent = { status: 'PE' as const, application: text, reason: null }
  const submitted_at = call.clock.now().toISOString()
  await updateApplication(tx, pk, { ...sent, submitted_at, decided_at: null, decided_by: null })
  const changes = changed(row, sent, ['status', 'reason', 'application'])
  await record(tx, call, { verb: 'resubmit', type: 'application', id: pk, name, ...changes })
  if (owner) {
    const mail = applicationResubmitted({ commerce: name })
    await queueMail(tx, call, { to: owner.email, mail })
  }
  await notifyAdministrators(tx, call, applicationPending({ commerce: name }))
}
