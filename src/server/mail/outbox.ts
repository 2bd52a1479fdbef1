import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Db } from '../database/open.ts'
import { outbox } from '../database/schema.ts'
import { isMailAddress, mailDomain, oneLine } from './address.ts'
import type { Mail } from './frame.ts'

type Queued = { to: string; mail: Mail; now: Date; config: Pick<Config, 'publicUrl'> }

/**
 * Writes a mail to be delivered, inside the caller's transaction; `services.mail.wake()` after it.
 * Its Message-ID (RFC 5322, section 3.6.4) is made here, once: it is the same on every try. Answers the mail's id.
 */
export async function queueMail(db: Db, { to, mail, now, config }: Queued): Promise<number> {
  if (!isMailAddress(to)) throw new Error('a mail goes to one address')
  const [queued] = await db
    .insert(outbox)
    .values({
      message_id: `<${randomUUID()}@${mailDomain(config.publicUrl)}>`,
      recipient: to,
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      next_try_at: now.toISOString(),
      created_at: now.toISOString(),
    })
    .returning({ id: outbox.id })
  return queued!.id
}
