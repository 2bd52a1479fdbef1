import { eq } from 'drizzle-orm'
import { record } from '../activity/record.ts'
import { messages } from '../database/schema.ts'
import { alreadyAnswered, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { answerToMessage } from '../mail/inbox-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { undoably } from '../undo/undoable.ts'
import { findMessage, lockMessage } from './queries.ts'

/** Repeating one's own answer changes nothing. Throws 404, and 409 if there is another answer. */
export async function answerMessage(call: SignedCall, id: number, answer: string) {
  const { clock, db, viewer } = call
  await undoably(call, 'message', id, async (tx) => {
    const message = await lockMessage(tx, id)
    if (message === undefined) throw notFound()
    if (message.answer !== null) {
      if (message.answer === answer && message.answered_by === viewer.username) return
      throw alreadyAnswered(message.answered_by)
    }
    const mail = answerToMessage({ ...message, answer })
    const answer_mail = await queueMail(tx, call, { to: message.sender, mail })
    const answered_at = clock.now().toISOString()
    const answered = { answer, answered_at, answered_by: viewer.id, answer_mail }
    await tx.update(messages).set(answered).where(eq(messages.id, id))
    // The log contains no texts of messages: messages are purged, but the log cannot be changed.
    await record(tx, call, { verb: 'answer', type: 'contact', id, name: message.subject })
  })
  return findMessage(db, id)
}
