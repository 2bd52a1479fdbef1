import type { MailedAnswer, MailedQuestion } from '#contract/mailed-actions.ts'
import { findQuestion, markUsed } from '../auth/question-links.ts'
import { questionAnswered } from '../errors.ts'
import { answerHoliday } from '../holidays/answer-holiday.ts'
import type { Services } from '../services.ts'
import { findHolidayAsked, presentQuestion } from './present-question.ts'

/**
 * Does what somebody has chosen behind a mailed link, which serves once. The same answer again is answered as the
 * first: a press is repeated, a page loaded anew. Errors: 400 for a link that is not valid any more; 409 for another
 * answer than the one given.
 */
export async function answerMailed(
  services: Services,
  { closed, open, ...link }: MailedAnswer,
): Promise<MailedQuestion> {
  const { db, clock } = services
  const now = clock.now()
  const given = new Map([
    ...closed.map((id) => [id, 'closed'] as const),
    ...open.map((id) => [id, 'open'] as const),
  ])
  return await db.transaction(async (tx) => {
    const question = await findQuestion(tx, link, now, true)
    if (question.used_at !== null) {
      const present = await presentQuestion(tx, question)
      const stands = [...given].every(([id, answer]) =>
        present.commerces.some((one) => one.id === id && one.answer === answer),
      )
      if (!stands) throw questionAnswered()
      return present
    }
    const holiday = await findHolidayAsked(tx, question.about)
    const { id, username } = question.user
    await answerHoliday(tx, services, { id, username }, holiday, given)
    await markUsed(tx, question, now)
    return await presentQuestion(tx, { ...question, used_at: now.toISOString() })
  })
}
