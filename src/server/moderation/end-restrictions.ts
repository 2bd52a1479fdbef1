import { and, eq } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/appeals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { restrictions, users } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'
import { appealAnswered } from '../mail/appeal-mails.ts'
import { cancelMail, queueMail } from '../mail/outbox.ts'
import { inForce, isAboutObject, type ObjectKey } from './restrict.ts'

/** Ends the restrictions of a locked object. A waiting appeal gets the `outcome`. Returns whether an appeal waited. */
export async function endRestrictions(
  tx: Db,
  call: SignedCall,
  kind: RestrictionKind,
  objectKey: ObjectKey,
  outcome: 'granted' | 'withdrawn',
): Promise<boolean> {
  const ended_at = call.clock.now().toISOString()
  const isToEnd = and(isAboutObject(objectKey), eq(restrictions.kind, kind), inForce)
  const ended = await tx.select().from(restrictions).where(isToEnd).for('no key update')
  const answered_by = outcome === 'granted' ? call.viewer.id : null
  let hasWaited = false
  for (const { id, decision_mail, appealed_at, answered_at, appellant, object } of ended) {
    const isWaiting = appealed_at !== null && answered_at === null
    hasWaited ||= isWaiting
    const answered = isWaiting && { outcome, answered_at: ended_at, answered_by }
    const columns = { ended_at, ...answered }
    await tx.update(restrictions).set(columns).where(eq(restrictions.id, id))
    if (decision_mail !== null) await cancelMail(tx, decision_mail)
    if (!isWaiting || outcome !== 'granted' || appellant === null) continue
    const [person] = await tx.select().from(users).where(eq(users.id, appellant))
    if (person === undefined) continue
    const mail = appealAnswered({ id, kind, object, outcome, answer: '' })
    await queueMail(tx, call, { to: person.email, mail })
  }
  return hasWaited
}

/** Ends the restriction for an administrator. Returns false if an owner cannot undo what the office has restricted. */
export async function unrestrict(
  tx: Db,
  call: SignedCall,
  kind: RestrictionKind,
  objectKey: ObjectKey,
) {
  if (call.viewer.role !== ADMINISTRATOR) {
    const isRestricted = and(isAboutObject(objectKey), eq(restrictions.kind, kind), inForce)
    return (await tx.$count(restrictions, isRestricted)) === 0
  }
  await endRestrictions(tx, call, kind, objectKey, 'granted')
  return true
}
