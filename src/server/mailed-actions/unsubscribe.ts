import { and, eq, isNull } from 'drizzle-orm'
import type { Unsubscription } from '#contract/mailed-actions.ts'
import { idOfUid } from '../auth/links.ts'
import { isUnsubscribeToken, wrongLink } from '../auth/question-links.ts'
import { users } from '../database/schema.ts'
import type { Services } from '../services.ts'

export async function unsubscribe({ db, config }: Services, { uid, kind, token }: Unsubscription) {
  const id = idOfUid(uid)
  if (id === undefined || !isUnsubscribeToken(config, id, kind, token)) throw wrongLink()
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ unwanted_mails: users.unwanted_mails })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deleted_at)))
      // Every change to a person's data locks their row.
      .for('no key update')
    if (user === undefined) throw wrongLink()
    const unwanted_mails = [...new Set([...user.unwanted_mails, kind])]
    await tx.update(users).set({ unwanted_mails }).where(eq(users.id, id))
  })
  return { kind }
}
