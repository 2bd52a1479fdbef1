import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, like, sql } from 'drizzle-orm'
import { oneLine } from '../config/mail-address.ts'
import { outbox } from '../database/schema.ts'
import { after, every } from '../process/timers.ts'
import type { Delivery, Services } from '../services.ts'
import { errorText, isPermanent, isUnreachable, UNREACHABLE } from './smtp-error.ts'
import { BULK_MAILS_AT_ONCE, MAILS_AT_ONCE, type Transport } from './transport.ts'
import type { WriteWhenSent } from './written-when-sent.ts'

const MINUTE = 60_000
/** Minutes after each failed attempt; two days in total. */
const WAITS = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960, 960]
/** How long a claim on a mail lasts: with the ten seconds between two looks, less than a minute. */
const LEASE = 45_000
/** Milliseconds after which a claim is renewed, as long as the mail is being sent. */
const RENEWAL = 15_000
const GRACE = 5_000
/** After a look that found no mail, until the next: every write notifies, and few of them queue a mail. */
const PAUSE = 50

/**
 * Delivers the outbox, each mail at least once. A mail is claimed by moving its next attempt beyond a
 * lease, which is renewed while it is sent: only one instance gets it, and if that dies another sends it within a
 * minute. Bulk mails leave after all others, and never take the last worker. `onError` gets errors
 * that are not about a mail. Without `write` a mail that is to be written when it is sent leaves as it was queued.
 */
export function openDelivery(
  { db, clock, write }: Pick<Services, 'db' | 'clock'> & { write?: WriteWhenSent },
  transport: Transport,
  onError: (error: unknown) => void,
  renewal = RENEWAL,
): Delivery {
  const workers = new Set<Promise<void>>()
  let working = 0
  /** Workers that send a bulk mail, or may claim one. */
  let bulk = 0
  let looking = 0
  let notifications = 0
  let nextLook = 0
  let closed = false
  /** Whether mails may be waiting for the mail server: true after a start and after an error. */
  let wasUnreachable = true

  function startWorker(): void {
    if (closed || working >= MAILS_AT_ONCE) return
    working++
    const worker = work()
      .catch(onError)
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function work(): Promise<void> {
    try {
      while (!closed) {
        const seen = notifications
        const mail = await look()
        if (mail === undefined) return
        // There may be more. With a bulk mail no other was due, unless somebody has notified since.
        if (!mail.bulk || bulk < BULK_MAILS_AT_ONCE || seen !== notifications) startWorker()
        try {
          await deliver(mail)
        } finally {
          if (mail.bulk) bulk--
        }
      }
    } finally {
      working--
    }
  }

  /** Claims a mail, or says that there is none: not even one that was queued while the database said so. */
  async function look(): Promise<ClaimedMail | undefined> {
    looking++
    try {
      while (!closed) {
        await wait(Math.max(0, nextLook - performance.now()))
        const seen = notifications
        const mail = await claim()
        nextLook = mail === undefined ? performance.now() + PAUSE : 0
        if (mail !== undefined || seen === notifications) return mail
      }
      return undefined
    } finally {
      looking--
    }
  }

  /** Workers that look at the same time must not claim more bulk mails than may be under way. */
  async function claim(): Promise<ClaimedMail | undefined> {
    const takesBulk = bulk < BULK_MAILS_AT_ONCE
    if (takesBulk) bulk++
    let mail: ClaimedMail | undefined
    try {
      mail = await claimMail(db, clock.now(), takesBulk)
      return mail
    } finally {
      if (takesBulk && !mail?.bulk) bulk--
    }
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    try {
      const written = await writtenNow(mail)
      if (written === undefined) return await forget(db, mail)
      await sendLeased(written)
    } catch (error) {
      wasUnreachable ||= isUnreachable(error)
      return recordError(db, mail, error, clock.now())
    }
    await recordSuccess(db, mail, clock.now())
    if (!wasUnreachable) return
    wasUnreachable = false
    await retryUnreachable(db, clock.now())
    notifications++
  }

  /** Undefined: there is nothing to say any more. */
  async function writtenNow(mail: ClaimedMail): Promise<ClaimedMail | undefined> {
    if (mail.week === null || write === undefined) return mail
    const written = await write(mail)
    return written && { ...mail, ...written, subject: oneLine(written.subject) }
  }

  /** A renewal that fails is made up for by the next, or another sends the mail as well. */
  async function sendLeased(mail: ClaimedMail): Promise<void> {
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

  async function idle(): Promise<void> {
    while (workers.size > 0) await Promise.all(workers)
  }

  return {
    notify() {
      notifications++
      // A look that is under way is repeated.
      if (looking === 0) startWorker()
    },
    sendNow: (mail) => transport.send(mail),
    idle,
    async close() {
      closed = true
      const grace = after(GRACE, () => transport.close())
      await idle()
      clearTimeout(grace)
      transport.close()
    },
  }
}

type Db = Services['db']
type ClaimedMail = typeof outbox.$inferSelect

async function claimMail(db: Db, now: Date, takesBulk: boolean): Promise<ClaimedMail | undefined> {
  const due = sql`(
    select id from outbox where state = 'waiting' and next_try_at <= ${now.toISOString()}
    ${takesBulk ? sql`` : sql`and not bulk`}
    order by bulk, next_try_at, id limit 1 for update skip locked
  )`
  const [mail] = await db
    .update(outbox)
    .set({
      tries: sql`${outbox.tries} + 1`,
      last_error: null,
      next_try_at: leaseFrom(now),
    })
    .where(eq(outbox.id, due))
    .returning()
  return mail
}

async function renewLease(db: Db, { id, tries }: ClaimedMail, now: Date): Promise<void> {
  const isStillMine = and(eq(outbox.id, id), eq(outbox.state, 'waiting'), eq(outbox.tries, tries))
  await db
    .update(outbox)
    .set({ next_try_at: leaseFrom(now) })
    .where(isStillMine)
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE).toISOString()

/** Deletes its text at once, because its links are secrets of the reader. */
async function recordSuccess(db: Db, { id }: ClaimedMail, now: Date): Promise<void> {
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

async function forget(db: Db, { id, tries }: ClaimedMail): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.id, id), eq(outbox.tries, tries)))
}

/** Once the mail server answers again, every mail that could not reach it is due. */
async function retryUnreachable(db: Db, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ next_try_at: now.toISOString() })
    .where(and(eq(outbox.state, 'waiting'), like(outbox.last_error, `${UNREACHABLE}%`)))
}

async function recordError(
  db: Db,
  { id, tries }: ClaimedMail,
  error: unknown,
  now: Date,
): Promise<void> {
  const wait = isPermanent(error) ? undefined : WAITS[tries - 1]
  const next =
    wait === undefined
      ? { state: 'dead' as const, next_try_at: null }
      : { next_try_at: new Date(now.getTime() + wait * MINUTE).toISOString() }
  // A worker whose lease has expired must not overwrite the next one's result.
  const isStillMine = and(eq(outbox.id, id), eq(outbox.state, 'waiting'), eq(outbox.tries, tries))
  await db
    .update(outbox)
    .set({ ...next, last_error: errorText(error) })
    .where(isStillMine)
}
