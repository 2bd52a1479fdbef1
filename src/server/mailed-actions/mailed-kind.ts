import type { MailedAnswer, MailedQuestion } from '#contract/mailed-actions.ts'
import type { Question } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import type { HttpError } from '../errors.ts'
import type { Services } from '../services.ts'

/** What a purpose of mailed links asks, and what its answers do. */
export type MailedKind = {
  /** As its page shows it. Errors: 400 for what is asked no more. */
  present(db: Db, question: Question, now: Date): Promise<MailedQuestion>
  /** Writes an answer, and gives the ids to remember with the link. Errors: 400 by field. */
  answer(
    tx: Db,
    services: Services,
    question: Question,
    form: MailedAnswer,
  ): Promise<number[] | null>
  /** Whether an answered question was answered so. */
  isRepeated(tx: Db, question: Question, form: MailedAnswer, now: Date): Promise<boolean>
  /** Why another answer is refused, where it is not that it can be given elsewhere. */
  refusal?: () => HttpError
}
