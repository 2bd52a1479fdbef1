import { desc, gt } from 'drizzle-orm'
import type { Db } from '#server/database/open.ts'
import { outbox } from '#server/database/schema.ts'
import { writeCorrectionMail } from '#server/moderation/write-correction-mail.ts'
import type { Services } from '#server/services.ts'

export async function lastMailId(db: Db): Promise<number> {
  const [mail] = await db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1)
  return mail?.id ?? 0
}

/** Returns the mails that were queued after a given one, as text and HTML, as they would be sent now. */
export async function mailsAfter(services: Services, id: number): Promise<string[]> {
  const { db } = services
  const mails = await db.select().from(outbox).where(gt(outbox.id, id)).orderBy(outbox.id)
  const sent = await Promise.all(mails.map((mail) => writeCorrectionMail(services, mail)))
  return mails.flatMap(({ recipient, next_try_at }, at) => {
    const mail = sent[at]
    if (mail === undefined) return []
    const { subject, text, html } = mail
    return `\nmail to ${recipient}, from ${next_try_at} on\n${subject}\n\n${text}\n\n${html}`
  })
}
