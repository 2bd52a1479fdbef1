import { eq } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/applications.ts'
import { changed, record } from '../activity/record.ts'
import { applications } from '../database/schema.ts'
import { cannotUndo } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { cancelMail } from '../mail/outbox.ts'
import { forgetRestriction } from '../moderation/end-restrictions.ts'
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
  updateApplication,
} from './queries.ts'

/**
 * Undoes the caller's own decision within ten seconds, and cancels its mail in the same transaction. Does nothing if
 * the application is pending again. Throws 409 if it is too late or the decision is somebody else's.
 */
export async function undoDecision(
  call: SignedCall,
  pk: number,
): Promise<ApplicationRow | undefined> {
  const { db, clock, viewer } = call
  const now = clock.now()
  await db.transaction(async (tx) => {
    const application = await lockApplication(tx, pk)
    if (application === undefined || application.status === 'PE') return
    const [made] = await tx
      .select({ by: applications.decided_by, mail: applications.decision_mail })
      .from(applications)
      .where(eq(applications.pk, pk))
    const { decided_by, decided_at } = application
    if (made!.by !== viewer.id) throw cannotUndo(decidedByOther(decided_by))
    const isInTime = now.getTime() <= Date.parse(decided_at!) + UNDO_SECONDS * 1000
    if (!isInTime) throw cannotUndo(TOO_LATE)
    // A shop without an owner has no mail to cancel.
    if (made!.mail !== null && !(await cancelMail(tx, made!.mail))) throw cannotUndo(TOO_LATE)
    const taken = { commerce: application.commerce.id }
    await forgetRestriction(tx, 'application_rejected', taken)
    const undone = { status: 'PE' as const, reason: null }
    await updateApplication(tx, pk, {
      ...undone,
      decided_at: null,
      decided_by: null,
      decision_mail: null,
    })
    await record(tx, call, {
      verb: 'undo',
      type: 'application',
      id: pk,
      name: application.commerce.name,
      ...changed(application, undone, ['status', 'reason']),
    })
  })
  return findApplication(db, pk)
}

const TOO_LATE = `Ya no se puede deshacer: han pasado más de ${UNDO_SECONDS} segundos y el correo está en camino.`

const decidedByOther = (by: string | null) =>
  `Esta solicitud la ha decidido ${by ?? 'otra persona'}, que es quien puede deshacerlo.`
