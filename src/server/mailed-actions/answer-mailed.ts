import type { MailedAnswer, MailedPurpose } from '#contract/mailed-actions.ts'
import { findQuestion, markUsed } from '../auth/question-links.ts'
import { questionAnswered } from '../errors.ts'
import type { Services } from '../services.ts'
import { appealQuestion } from './appeal-question.ts'
import { commerceDataQuestion } from './commerce-data-question.ts'
import { endingOffersQuestion } from './ending-offers-question.ts'
import { holidayQuestion } from './holiday-question.ts'
import type { MailedKind } from './mailed-kind.ts'

/** Saves an answer; the same answer may be repeated. Throws 400 for an invalid link, 409 for a different answer. */
export async function answerMailed(services: Services, form: MailedAnswer) {
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    // Locks the link, so that two presses do not both save.
    const question = await findQuestion(tx, form, now, true)
    const kind = MAILED_KINDS[question.purpose]
    if (question.used_at !== null) {
      if (!(await kind.isRepeated(tx, question, form, now))) {
        throw (kind.refusal ?? questionAnswered)()
      }
      return await kind.present(tx, question, now)
    }
    const answer = await kind.answer(tx, services, question, form)
    await markUsed(tx, question, answer, now)
    return await kind.present(tx, { ...question, answer, used_at: now.toISOString() }, now)
  })
}

export const MAILED_KINDS: Record<MailedPurpose, MailedKind> = {
  holiday: holidayQuestion,
  ending_offers: endingOffersQuestion,
  commerce_data: commerceDataQuestion,
  appeal: appealQuestion,
}
