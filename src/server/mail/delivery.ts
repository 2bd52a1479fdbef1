import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { outbox } from '../database/schema.ts'
import { after } from '../process/timers.ts'
import type { Delivery, Services } from '../services.ts'
import { leaseFrom, type MailServices, openSender, type QueuedMail } from './send-claimed.ts'
import { BULK_MAILS_AT_ONCE, MAILS_AT_ONCE, type Transport } from './transport.ts'

/** Time for running deliveries to end when the server stops. */
const GRACE_MS = 5_000
/** Pause after a query that found no mail: every write calls `notify`, but few writes queue a mail. */
const PAUSE_MS = 50

/**
 * Delivers the outbox, each mail at least once. Claiming a mail delays its next attempt by a lease, which is renewed
 * while the mail is sent: if this instance dies, another sends the mail within a minute. `onError` gets errors that are
 * not about a mail. `renewal`: milliseconds between renewals.
 */
export function openDelivery(
  services: MailServices,
  transport: Transport,
  onError: (error: unknown) => void,
  renewal?: number,
): Delivery {
  const { db, clock } = services
  const deliver = openSender(services, transport, renewal)
  const deliveries = new Set<Promise<unknown>>()
  let bulkMails = 0
  let claiming: Promise<void> | undefined
  let isNotified = false
  let closed = false

  function notify(): void {
    isNotified = true
    claiming ??= claimMails()
      .catch(onError)
      .finally(() => {
        claiming = undefined
        if (isNotified && !closed) notify()
      })
  }

  /** Begins deliveries until no mail can be claimed or all connections are in use. */
  async function claimMails(): Promise<void> {
    while (isNotified && !closed) {
      isNotified = false
      while (deliveries.size < MAILS_AT_ONCE && !closed) {
        const mail = await claimMail(db, clock.now(), bulkMails < BULK_MAILS_AT_ONCE)
        if (mail !== undefined) beginDelivery(mail)
        else {
          await wait(PAUSE_MS)
          break
        }
      }
    }
  }

  function beginDelivery(mail: QueuedMail): void {
    if (mail.bulk) bulkMails++
    const delivery: Promise<unknown> = deliver(mail)
      .catch(onError)
      .finally(() => {
        deliveries.delete(delivery)
        if (mail.bulk) bulkMails--
        notify()
      })
    deliveries.add(delivery)
  }

  async function idle(): Promise<void> {
    while (claiming || deliveries.size > 0) await Promise.all([claiming, ...deliveries])
  }

  return {
    notify,
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

async function claimMail(db: Services['db'], now: Date, takesBulk: boolean) {
  const nextMail = sql`(
    select id from outbox where state = 'waiting' and next_try_at <= ${now.toISOString()}
    ${takesBulk ? sql`` : sql`and not bulk`}
    order by bulk, next_try_at, id limit 1 for update skip locked
  )`
  const [mail] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, last_error: null, next_try_at: leaseFrom(now) })
    .where(eq(outbox.id, nextMail))
    .returning()
  return mail
}
