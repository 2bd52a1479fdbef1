import { eq } from 'drizzle-orm'
import type { AppealAnswer } from '#contract/appeals.ts'
import { record } from '../activity/record.ts'
import { restrictions } from '../database/schema.ts'
import { appealResolved, notFound, ownDecision } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { appealAnswered } from '../mail/appeal-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { undoably } from '../undo/undoable.ts'
import { lockObject } from './give-back.ts'
import { findAppeal, lockAppeal } from './queries.ts'

/** Answers an appeal. Throws 404, and 409 if it has another answer or the caller may not answer it. */
export async function answerAppeal(call: SignedCall, id: number, form: AppealAnswer) {
  const { outcome, answer } = form
  const { clock, db, viewer } = call
  const now = clock.now()
  const reader = { id: viewer.id, now }
  await undoably(call, 'appeal', id, async (tx) => {
    const [unlocked] = await tx.select().from(restrictions).where(eq(restrictions.id, id))
    if (unlocked === undefined) throw notFound()
    // People and shops are locked before appeals, as in all transactions, to avoid deadlocks.
    const giveBack = await lockObject(tx, call, unlocked)
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
    const ended_at = isGranted ? answered_at : null
    const answered = { outcome, answer, answered_at, answered_by: viewer.id, ended_at }
    await tx.update(restrictions).set(answered).where(eq(restrictions.id, id))
    if (isGranted) await giveBack()
    // Rejected changes that `giveBack` could not apply any more.
    const notApplied = isGranted ? (await findAppeal(tx, reader, id))!.changes : []
    const { kind, object, appellant_email: email } = appeal
    const event = { verb: 'answer', type: 'appeal', id, name: object } as const
    await record(tx, call, { ...event, after: { outcome } })
    if (email === null) return
    const mail = appealAnswered({
      ...{ id, kind, object, outcome, answer },
      skipped: notApplied.map(({ field }) => field),
    })
    await queueMail(tx, call, { to: email, mail })
  })
  return findAppeal(db, reader, id)
}
