import type { MailedAnswer, MailedQuestion } from '#contract/mailed-actions.ts'
import type { Question } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import type { HttpError } from '../errors.ts'
import type { Services } from '../services.ts'

/** How the questions of one purpose are shown and answered. */
export type MailedKind = {
  /** Throws 400 if the question no longer applies. */
  present(db: Db, question: Question, now: Date): Promise<MailedQuestion>
  /** Saves the answer. Returns ids that `present` needs afterwards, or null. Throws 400 with errors by field. */
  answer(
    tx: Db,
    services: Services,
    question: Question,
    form: MailedAnswer,
  ): Promise<number[] | null>
  /** Whether the form repeats the saved answer. */
  isRepeated(tx: Db, question: Question, form: MailedAnswer, now: Date): Promise<boolean>
  /** Returns the error for a different second answer. By default `questionAnswered`. */
  refusal?: () => HttpError
}

export function commonFields({ user, expires_at, used_at }: Question) {
  return { username: user.username, expires_at, is_answered: used_at !== null }
}
