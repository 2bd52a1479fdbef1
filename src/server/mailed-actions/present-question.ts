import { and, eq, isNull } from 'drizzle-orm'
import { answerOf } from '#contract/hours/holiday-answers.ts'
import type { MailedQuestion } from '#contract/mailed-actions.ts'
import { type Question, wrongLink } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import { holidays } from '../database/schema.ts'
import { publishedShopsOf, usualOf } from '../holidays/unanswered.ts'

/** A question as its page shows it: with what the person's shops say now. Errors: 400 for a day that is no more. */
export async function presentQuestion(db: Db, question: Question): Promise<MailedQuestion> {
  const { purpose, user, expires_at, used_at, about } = question
  const holiday = await findHolidayAsked(db, about)
  const shops = await publishedShopsOf(db, user.id)
  return {
    purpose,
    username: user.username,
    expires_at,
    is_answered: used_at !== null,
    holiday,
    commerces: shops.map(({ id, name, category, hours }) => ({
      id,
      name,
      category,
      ...usualOf(hours, holiday.date),
      answer: answerOf(hours, holiday.date) ?? null,
    })),
  }
}

/** The day that a question is about, unless the office has taken it off the calendar. */
export async function findHolidayAsked(db: Db, id: number) {
  const { date, name, opening } = holidays
  const [holiday] = await db
    .select({ date, name, opening })
    .from(holidays)
    .where(and(eq(holidays.id, id), isNull(holidays.deleted_at)))
  if (holiday === undefined) throw wrongLink()
  return holiday
}
