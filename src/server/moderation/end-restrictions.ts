import { and, eq } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/appeals.ts'
import type { Db } from '../database/open.ts'
import { restrictions, users } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'
import { appealAnswered } from '../mail/appeal-mails.ts'
import { cancelMail, queueMail } from '../mail/outbox.ts'
import { inForce, ofTaken, type Taken } from './restrict.ts'

/** Ends restrictions on a locked object, with this `outcome` of a waiting appeal. Returns whether there was one. */
export async function endRestrictions(
  tx: Db,
  call: Pick<SignedCall, 'viewer' | 'clock' | 'config'>,
  kind: RestrictionKind,
  taken: Taken,
  outcome: 'granted' | 'withdrawn',
): Promise<boolean> {
  const ended_at = call.clock.now().toISOString()
  const inForceRows = await tx
    .select()
    .from(restrictions)
    .where(and(ofTaken(taken), eq(restrictions.kind, kind), inForce))
    .for('no key update')
  let hasWaited = false
  for (const { id, decision_mail, appealed_at, answered_at, appellant, object } of inForceRows) {
    const isWaiting = appealed_at !== null && answered_at === null
    hasWaited ||= isWaiting
    const answered = isWaiting
      ? {
          outcome,
          answered_at: ended_at,
          answered_by: outcome === 'granted' ? call.viewer.id : null,
        }
      : {}
    await tx
      .update(restrictions)
      .set({ ended_at, ...answered })
      .where(eq(restrictions.id, id))
    if (decision_mail !== null) await cancelMail(tx, decision_mail)
    if (!isWaiting || outcome !== 'granted' || appellant === null) continue
    const [person] = await tx.select().from(users).where(eq(users.id, appellant))
    if (person === undefined) continue
    const mail = appealAnswered({ id, kind, object, outcome, answer: '' })
    await queueMail(tx, call, { to: person.email, mail })
  }
  return hasWaited
}
