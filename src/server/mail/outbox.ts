import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db } from '../database/open.ts'
import { outbox } from '../database/schema.ts'
import { isEmailAddress, mailDomain, oneLine } from '../mail-address.ts'
import type { Mail } from './template.ts'

type Queued = {
  to: string
  mail: Mail
  now: Date
  config: Pick<Config, 'publicUrl'>
  /** Seconds before the first attempt: as long as its cause can be undone. */
  delay?: number
  /** One of many such mails, for which nobody waits: it leaves after the others. */
  isBulk?: boolean
  /** Where its reader ends such mails with one POST (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/**
 * Queues a mail inside the caller's transaction; it is delivered after the call. Its Message-ID (RFC 5322,
 * section 3.6.4) is generated here, so that every attempt has the same. Returns the mail's id.
 */
export async function queueMail(
  db: Db,
  { to, mail, now, config, delay = 0, isBulk = false, unsubscribeUrl }: Queued,
): Promise<number> {
  if (!isEmailAddress(to)) throw new Error('a mail goes to one address')
  if (unsubscribeUrl !== undefined && !unsubscribeUrl.startsWith(`${config.publicUrl}/`)) {
    throw new Error('mails end on our site alone')
  }
  const [queued] = await db
    .insert(outbox)
    .values({
      message_id: `<${randomUUID()}@${mailDomain(config.publicUrl)}>`,
      recipient: to,
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      next_try_at: new Date(now.getTime() + delay * 1000).toISOString(),
      created_at: now.toISOString(),
      bulk: isBulk,
      unsubscribe_url: unsubscribeUrl,
    })
    .returning({ id: outbox.id })
  return queued!.id
}

/**
 * Cancels a mail inside the caller's transaction, unless its delivery was attempted; returns whether it
 * did. Waits for a concurrent delivery.
 */
export async function cancelMail(db: Db, id: number): Promise<boolean> {
  const untried = and(eq(outbox.id, id), eq(outbox.state, 'waiting'), eq(outbox.tries, 0))
  const { rowCount } = await db.delete(outbox).where(untried)
  return rowCount === 1
}
