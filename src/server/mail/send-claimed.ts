import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, like } from 'drizzle-orm'
import { oneLine } from '../config/mail-address.ts'
import { outbox } from '../database/schema.ts'
import { every } from '../process/timers.ts'
import type { Services } from '../services.ts'
import type { RenderedMail } from './template.ts'
import type { Transport } from './transport.ts'

const MINUTE_MS = 60_000
/** Minutes before each new attempt. If the last attempt fails, too, the mail is dead. */
const RETRY_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960, 960]
/** For this long after a claim or renewal, no other instance sends the mail. */
const LEASE_MS = 45_000
const RENEWAL_MS = 15_000
/** Pause before the next attempt to record a result. */
const RECORD_PAUSE_MS = 500
/** Prefix of the stored error if the mail server was unreachable. */
const UNREACHABLE = 'Sin respuesta: '
const MAX_ERROR_LENGTH = 500

type Db = Services['db']
export type QueuedMail = typeof outbox.$inferSelect

/** Writes the current text of a mail. Undefined: it is not sent. */
export type WriteWhenSent = (mail: QueuedMail) => Promise<RenderedMail | undefined>

export type MailServices = Pick<Services, 'db' | 'clock'> & { write?: WriteWhenSent }

export function openSender(
  { db, clock, write }: MailServices,
  transport: Transport,
  renewal = RENEWAL_MS,
) {
  /** Whether earlier mails may not have reached the mail server. Unknown after a start, and therefore true. */
  let wasUnreachable = true

  return async function deliver(mail: QueuedMail): Promise<void> {
    try {
      const current = await withCurrentText(mail)
      if (current === undefined) return await deleteMail(db, mail)
      await sendLeased(current)
    } catch (error) {
      wasUnreachable ||= isUnreachable(error)
      return await recordError(db, mail, error, clock.now())
    }
    await whileLeased(() => recordSuccess(db, mail, clock.now()))
    if (!wasUnreachable) return
    await retryUnreachable(db, clock.now())
    wasUnreachable = false
  }

  async function withCurrentText(mail: QueuedMail): Promise<QueuedMail | undefined> {
    if (write === undefined) return mail
    const written = await write(mail)
    return written && { ...mail, ...written, subject: oneLine(written.subject) }
  }

  /** Sends a mail while renewing the lease. If renewals fail, another instance may send the mail a second time. */
  async function sendLeased(mail: QueuedMail): Promise<void> {
    let renewing: Promise<unknown> = Promise.resolve()
    const timer = every(renewal, () => {
      renewing = renewing.then(() => renewLease(db, mail, clock.now())).catch(() => {})
    })
    try {
      await transport.send(mail)
    } finally {
      clearInterval(timer)
      await renewing
    }
  }
}

/** Repeats a failing query until the lease ends: a mail sent while the database restarts must not be sent again. */
async function whileLeased(query: () => Promise<void>): Promise<void> {
  const until = performance.now() + LEASE_MS - RENEWAL_MS
  for (;;) {
    try {
      return await query()
    } catch (error) {
      if (performance.now() > until) throw error
      await pause(RECORD_PAUSE_MS)
    }
  }
}

/** Matches the row unless another claim has increased `tries`: an expired lease must not overwrite newer results. */
const isStillLeased = ({ id, tries }: QueuedMail) =>
  and(eq(outbox.id, id), eq(outbox.state, 'waiting'), eq(outbox.tries, tries))

async function renewLease(db: Db, mail: QueuedMail, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ next_try_at: leaseFrom(now) })
    .where(isStillLeased(mail))
}

/** Marks a mail as sent, and deletes its text, because the links are secrets. */
async function recordSuccess(db: Db, { id }: QueuedMail, now: Date): Promise<void> {
  const sent_at = now.toISOString()
  await db
    .update(outbox)
    .set({
      state: 'sent',
      sent_at,
      next_try_at: null,
      last_error: null,
      text: '',
      html: '',
      unsubscribe_url: null,
    })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')))
}

async function deleteMail(db: Db, { id, tries }: QueuedMail): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.id, id), eq(outbox.tries, tries)))
}

async function retryUnreachable(db: Db, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ next_try_at: now.toISOString() })
    .where(and(eq(outbox.state, 'waiting'), like(outbox.last_error, `${UNREACHABLE}%`)))
}

async function recordError(db: Db, mail: QueuedMail, error: unknown, now: Date): Promise<void> {
  const minutes = isPermanent(error) ? undefined : RETRY_MINUTES[mail.tries - 1]
  const next =
    minutes === undefined
      ? { state: 'dead' as const, next_try_at: null }
      : { next_try_at: new Date(now.getTime() + minutes * MINUTE_MS).toISOString() }
  await db
    .update(outbox)
    .set({ ...next, last_error: errorText(error) })
    .where(isStillLeased(mail))
}

export const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString()

type SmtpError = Error & { responseCode?: number; response?: string; command?: string }

/**
 * Whether retrying is useless: a 5xx about the recipient or the mail itself (RFC 5321, section 4.2.1).
 * Rejected logins, senders and policies (5.7.x, RFC 3463) are retried, because the operator can correct them.
 */
function isPermanent(error: unknown): boolean {
  const { responseCode = 0, response = '', command = '' } = error as SmtpError
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return responseCode >= 500 && isAboutMail && !/^\d{3}[ -]5\.7\./.test(response)
}

function isUnreachable(error: unknown): boolean {
  return (error as SmtpError).responseCode === undefined
}

function errorText(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return oneLine((isUnreachable(error) ? UNREACHABLE : '') + reason).slice(0, MAX_ERROR_LENGTH)
}
