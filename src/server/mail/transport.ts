import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Mailbox } from '../config/mail-address.ts'
import { once } from '../process/once.ts'
import type { OutgoingMail } from '../services.ts'

export type Transport = {
  send(mail: OutgoingMail): Promise<void>
  /** Aborts the mails that are being sent. */
  close(): void
}

export const MAILS_AT_ONCE = 5
/** One connection is always free for urgent mails. */
export const BULK_MAILS_AT_ONCE = MAILS_AT_ONCE - 1

/** Sends mails by SMTP (RFC 5321). An attempt fails after `seconds`. */
export function smtpTransport(url: string, from: Mailbox, seconds = 120): Transport {
  let opened: Awaited<ReturnType<typeof openPool>> | undefined
  const pool = once(async () => {
    opened = await openPool(url)
    return opened
  })
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(seconds * 1000)
      await (await pool()).sendMail({ ...messageOf(mail, from), signal })
    },
    close() {
      opened?.close({ force: true })
    },
  }
}

/** Loads the mailer late, because it takes 45 ms and 20 MB. */
async function openPool(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    pool: true,
    url,
    maxConnections: MAILS_AT_ONCE,
    // The outbox retries, because another attempt after a lost connection may send the mail twice.
    maxRequeues: 0,
    // The timeouts are in milliseconds.
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Writes each mail into `folder`, for machines without a mail server. File names sort by time. */
export function folderTransport(folder: string, from: Mailbox): Transport {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const writer = createTransport({ streamTransport: true, buffer: true })
      const { message } = await writer.sendMail(messageOf(mail, from))
      const time = mail.created_at.replaceAll(':', '-')
      const unfinished = join(folder, `unfinished-${randomUUID()}`)
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(unfinished, message as Buffer)
        await rename(unfinished, join(folder, `${time}-${String(mail.id).padStart(8, '0')}.eml`))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    close() {},
  }
}

function messageOf(mail: OutgoingMail, from: Mailbox): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.message_id,
    date: new Date(mail.created_at),
    headers: {
      // RFC 3834: prevents automatic replies.
      'Auto-Submitted': 'auto-generated',
      // RFC 2369, section 3.2, and RFC 8058: mail programs post `List-Unsubscribe=One-Click` to the URL.
      ...(mail.unsubscribe_url && {
        'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
