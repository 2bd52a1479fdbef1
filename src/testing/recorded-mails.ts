import { desc, gt } from 'drizzle-orm'
import type { Db } from '#server/database/open.ts'
import { outbox } from '#server/database/schema.ts'

/** The id of the newest mail, 0 without any. */
export async function lastMailId(db: Db): Promise<number> {
  const [mail] = await db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1)
  return mail?.id ?? 0
}

/** The mails that were written after one, as text and as HTML. */
export async function mailsAfter(db: Db, id: number): Promise<string[]> {
  const mails = await db.select().from(outbox).where(gt(outbox.id, id)).orderBy(outbox.id)
  return mails.map(
    ({ recipient, subject, text, html, next_try_at }) =>
      `\nmail to ${recipient}, from ${next_try_at} on\n${subject}\n\n${text}\n\n${html}`,
  )
}
