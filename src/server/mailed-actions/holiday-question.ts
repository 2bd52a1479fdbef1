import { and, eq, isNull } from 'drizzle-orm'
import { answerOf } from '#contract/hours/holiday-answers.ts'
import type { MailedAnswer, MailedHolidayQuestion } from '#contract/mailed-actions.ts'
import { type Question, wrongLink } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import { holidays } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { answerHoliday } from '../holidays/answer-holiday.ts'
import { publishedShopsOf, usualHoursOf } from '../holidays/list-questions.ts'
import { commonFields, type MailedKind } from './mailed-kind.ts'

const NO_ANSWER = 'Di qué hace al menos un comercio'

export const holidayQuestion: MailedKind = {
  present: presentHoliday,
  async answer(tx, services, question, form) {
    const answers = answersOf(form)
    if (answers.size === 0) throw invalid({ closed: [NO_ANSWER] })
    const { id, username } = question.user
    const holiday = await findHolidayAsked(tx, question.about)
    await answerHoliday(tx, services, { id, username }, holiday, answers)
    return null
  },
  async isRepeated(tx, question, form) {
    const { commerces } = await presentHoliday(tx, question)
    return [...answersOf(form)].every(([id, answer]) =>
      commerces.some((shop) => shop.id === id && shop.answer === answer),
    )
  },
}

async function presentHoliday(db: Db, question: Question): Promise<MailedHolidayQuestion> {
  const holiday = await findHolidayAsked(db, question.about)
  const shops = await publishedShopsOf(db, question.user.id)
  return {
    purpose: 'holiday',
    ...commonFields(question),
    holiday,
    commerces: shops.map(({ id, name, category, hours }) => ({
      id,
      name,
      category,
      ...usualHoursOf(hours, holiday.date),
      answer: answerOf(hours, holiday.date) ?? null,
    })),
  }
}

function answersOf({ closed, open }: MailedAnswer) {
  return new Map([
    ...closed.map((id) => [id, 'closed'] as const),
    ...open.map((id) => [id, 'open'] as const),
  ])
}

async function findHolidayAsked(db: Db, id: number) {
  const { date, name, opening } = holidays
  const [holiday] = await db
    .select({ date, name, opening })
    .from(holidays)
    .where(and(eq(holidays.id, id), isNull(holidays.deleted_at)))
  if (holiday === undefined) throw wrongLink()
  return holiday
}
