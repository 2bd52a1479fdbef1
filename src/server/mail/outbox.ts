import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import { isEmailAddress, mailDomain, oneLine } from '../config/mail-address.ts'
import type { Db } from '../database/open.ts'
import { outbox } from '../database/schema.ts'
import type { Clock } from '../time/clock.ts'
import { type Mail, type RenderedMail, renderMail } from './template.ts'

export type NewMail = {
  to: string
  mail: Mail | RenderedMail
  /** Seconds before the first attempt. */
  delay?: number
  /** Bulk mails are sent after all others. */
  isBulk?: boolean
  /** A POST to this URL stops mails of this kind (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** The subscription of a weekly mail: if it is deleted, so is the mail. */
  subscription?: string | undefined
  /** The Thursday of a weekly mail, whose text is written when it is sent (`WriteWhenSent`). */
  week?: string
}

type MailDeps = { clock: Pick<Clock, 'now'>; config: Pick<Config, 'publicUrl'> }

export async function queueMail(db: Db, services: MailDeps, queued: NewMail): Promise<number> {
  const [row] = await db.insert(outbox).values(rowOf(services, queued)).returning({ id: outbox.id })
  return row!.id
}

export async function queueMails(db: Db, services: MailDeps, queued: NewMail[]): Promise<void> {
  if (queued.length === 0) return
  await db.insert(outbox).values(queued.map((mail) => rowOf(services, mail)))
}

export function rowOf({ clock, config }: MailDeps, queued: NewMail): typeof outbox.$inferInsert {
  const { to, mail, delay = 0, isBulk = false, unsubscribeUrl } = queued
  const now = clock.now()
  if (!isEmailAddress(to)) throw new Error('a mail goes to one address')
  if (unsubscribeUrl !== undefined && !unsubscribeUrl.startsWith(`${config.publicUrl}/`)) {
    throw new Error('the URL that unsubscribes is not on our site')
  }
  const rendered = 'html' in mail ? mail : renderMail(config, mail)
  return {
    // Generated now, so that every attempt to send the mail has the same id.
    message_id: `<${randomUUID()}@${mailDomain(config.publicUrl)}>`,
    recipient: to,
    ...rendered,
    subject: oneLine(rendered.subject),
    next_try_at: new Date(now.getTime() + delay * 1000).toISOString(),
    created_at: now.toISOString(),
    bulk: isBulk,
    unsubscribe_url: unsubscribeUrl,
    subscription: queued.subscription,
    week: queued.week,
  }
}

/** Deletes a mail and returns true, unless a delivery was attempted. Waits for a concurrent delivery. */
export async function cancelMail(db: Db, id: number): Promise<boolean> {
  const untried = and(eq(outbox.id, id), eq(outbox.state, 'waiting'), eq(outbox.tries, 0))
  const { rowCount } = await db.delete(outbox).where(untried)
  return rowCount === 1
}
