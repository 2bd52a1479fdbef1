import { eq } from 'drizzle-orm'
import type { MailedLink, MailedQuestion } from '#contract/mailed-actions.ts'
import { MAIL_KINDS } from '#contract/profile.ts'
import { findQuestion } from '../auth/question-links.ts'
import { users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { Services } from '../services.ts'
import { MAILED_KINDS } from './mailed-kinds.ts'

const NEEDED = 'Estos avisos no se pueden quitar'

/**
 * Whoever holds a link gets no more mails such as the one that it came in. What the mail asks stays unanswered. Errors:
 * 400 for a link that is not valid any more, and for mails that cannot be done without.
 */
export async function unsubscribe(
  { db, clock }: Services,
  link: MailedLink,
): Promise<MailedQuestion> {
  return await db.transaction(async (tx) => {
    const question = await findQuestion(tx, link, clock.now(), true)
    const { purpose, user } = question
    const kind = MAIL_KINDS.find((one) => one === purpose)
    if (kind === undefined) throw invalid({ token: [NEEDED] })
    const unwanted_mails = [...new Set([...user.unwanted_mails, kind])]
    await tx.update(users).set({ unwanted_mails }).where(eq(users.id, user.id))
    return await MAILED_KINDS[purpose].present(tx, {
      ...question,
      user: { ...user, unwanted_mails },
    })
  })
}
