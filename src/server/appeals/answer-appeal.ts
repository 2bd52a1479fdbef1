import { eq } from 'drizzle-orm'
import type { Appeal, AppealAnswer } from '#contract/appeals.ts'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { restrictions } from '../database/schema.ts'
import { appealResolved, notFound, ownDecision } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { appealAnswered } from '../mail/appeal-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { lockTaken } from './give-back.ts'
import { findAppeal, lockAppeal } from './queries.ts'

/**
 * Answers an appeal, once and for good, and mails the answer: what was taken away stands, or it comes back by itself.
 * The person who decided answers only when there is nobody else. The same answer by the same person changes nothing; of two
 * who answer at once, the second is refused with 409. Errors: 404, 409.
 */
export async function answerAppeal(
  call: SignedCall,
  id: number,
  { outcome, answer }: AppealAnswer,
): Promise<Appeal | undefined> {
  const { clock, config, db, viewer } = call
  const now = clock.now()
  const reader = { id: viewer.id, now }
  await db.transaction(async (tx) => {
    const asked = await findRow(tx, id)
    if (asked === undefined) throw notFound()
    // People and shops come before appeals: see decision 17.
    const giveBack = await lockTaken(tx, call, asked)
    const found = await lockAppeal(tx, reader, id)
    if (found === undefined) throw notFound()
    const { row, appeal } = found
    if (row.answered_at !== null) {
      const isSame = row.outcome === outcome && row.answer === answer
      if (isSame && row.answered_by === viewer.id) return
      throw appealResolved(appeal.answered_by)
    }
    if (!appeal.may_answer) throw ownDecision()
    const answered_at = now.toISOString()
    const isGranted = outcome === 'granted'
    await tx
      .update(restrictions)
      .set({
        outcome,
        answer,
        answered_at,
        answered_by: viewer.id,
        ended_at: isGranted ? answered_at : null,
      })
      .where(eq(restrictions.id, id))
    if (isGranted) await giveBack()
    // Of a change what cannot be given back any more.
    const left = isGranted ? (await findAppeal(tx, reader, id))!.changes : []
    const { kind, object, appellant_email: email } = appeal
    const event = { verb: 'answer', type: 'appeal', id, name: object } as const
    await record(tx, call, { ...event, after: { outcome } })
    if (email === null) return
    const mail = appealAnswered(config, {
      ...{ id, kind, object, outcome, answer },
      left: left.map(({ field }) => field),
    })
    await queueMail(tx, { to: email, mail, now, config })
  })
  return findAppeal(db, reader, id)
}

async function findRow(tx: Db, id: number) {
  const [row] = await tx.select().from(restrictions).where(eq(restrictions.id, id))
  return row
}
