import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { outbox } from '../database/schema.ts'
import { after } from '../process/timers.ts'
import type { Delivery, Services } from '../services.ts'
import { leaseFrom, type MailServices, openSending, type QueuedMail } from './send-claimed.ts'
import { BULK_MAILS_AT_ONCE, MAILS_AT_ONCE, type Transport } from './transport.ts'

const GRACE_MS = 5_000
/** Minimum time after a query that found no mail due: every write notifies, but few writes queue a mail. */
const PAUSE_MS = 50

/**
 * Delivers the outbox, each mail at least once. A mail is claimed by moving its next attempt beyond a
 * lease, which is renewed while it is sent: only one instance gets it, and if that dies another sends it within a
 * minute. Bulk mails leave after all others, and never take the last worker. `onError` gets errors
 * that are not about a mail. Without `write`, every mail is sent as it was queued.
 */
export function openDelivery(
  services: MailServices,
  transport: Transport,
  onError: (error: unknown) => void,
  renewal?: number,
): Delivery {
  const { db, clock } = services
  const workers = new Set<Promise<void>>()
  let working = 0
  /** Workers that send a bulk mail, or may claim one. */
  let bulk = 0
  let looking = 0
  let notifications = 0
  let nextLook = 0
  let closed = false
  const deliver = openSending(services, transport, renewal)

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
        // More mails may be due. After a bulk mail only bulk mails are, unless another was queued since.
        if (!mail.bulk || bulk < BULK_MAILS_AT_ONCE || seen !== notifications) startWorker()
        try {
          if (await deliver(mail)) notifications++
        } finally {
          if (mail.bulk) bulk--
        }
      }
    } finally {
      working--
    }
  }

  /** Claims a mail; undefined when none is due. Repeats the query if a mail was queued while it ran. */
  async function look(): Promise<QueuedMail | undefined> {
    looking++
    try {
      while (!closed) {
        await wait(Math.max(0, nextLook - performance.now()))
        const seen = notifications
        const mail = await claim()
        nextLook = mail === undefined ? performance.now() + PAUSE_MS : 0
        if (mail !== undefined || seen === notifications) return mail
      }
      return undefined
    } finally {
      looking--
    }
  }

  /** Counts a possible bulk mail before the query, so that concurrent workers do not claim too many. */
  async function claim(): Promise<QueuedMail | undefined> {
    const takesBulk = bulk < BULK_MAILS_AT_ONCE
    if (takesBulk) bulk++
    let mail: QueuedMail | undefined
    try {
      mail = await claimMail(db, clock.now(), takesBulk)
      return mail
    } finally {
      if (takesBulk && !mail?.bulk) bulk--
    }
  }

  async function idle(): Promise<void> {
    while (workers.size > 0) await Promise.all(workers)
  }

  return {
    notify() {
      notifications++
      // A query that is running is repeated by `look`.
      if (looking === 0) startWorker()
    },
    sendNow: (mail) => transport.send(mail),
    idle,
    async close() {
      closed = true
      const grace = after(GRACE_MS, () => transport.close())
      await idle()
      clearTimeout(grace)
      transport.close()
    },
  }
}

async function claimMail(
  db: Services['db'],
  now: Date,
  takesBulk: boolean,
): Promise<QueuedMail | undefined> {
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
