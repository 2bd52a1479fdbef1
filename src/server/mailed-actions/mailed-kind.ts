import type { MailedAnswer, MailedQuestion } from '#contract/mailed-actions.ts'
import type { Question } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import type { HttpError } from '../errors.ts'
import type { Services } from '../services.ts'

/** How the questions of one purpose are shown and answered. */
export type MailedKind = {
  /** Throws 400 if the question no longer applies. */
  present(db: Db, question: Question, now: Date): Promise<MailedQuestion>
  /** Returns the ids to store with the link. Throws 400 with errors by field. */
  answer(
    tx: Db,
    services: Services,
    question: Question,
    form: MailedAnswer,
  ): Promise<number[] | null>
  /** Whether the form has the same answer as the one that was saved. */
  isRepeated(tx: Db, question: Question, form: MailedAnswer, now: Date): Promise<boolean>
  /** The error for a different second answer, if not the usual one. */
  refusal?: () => HttpError
}

export function commonFields({ user, expires_at, used_at }: Question) {
  return { username: user.username, expires_at, is_answered: used_at !== null }
}
