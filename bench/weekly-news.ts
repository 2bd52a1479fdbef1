import { randomUUID } from 'node:crypto'
import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { openDatabase } from '#server/database/open.ts'
import { newsMails, newsWeeks, outbox, subscriptions } from '#server/database/schema.ts'
import { openDelivery } from '#server/mail/delivery.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { smtpTransport } from '#server/mail/transport.ts'
import type { Services } from '#server/services.ts'
import { announceWeek } from '#server/subscriptions/announce-week.ts'
import { writeWeeklyMail } from '#server/subscriptions/write-weekly-mail.ts'
import { startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { openTown } from './servers.ts'
import { timed } from './statistics.ts'

const SUBSCRIBERS = 5000
/** Limit in ms for a confirmation that is queued while the weekly mails are sent. */
const MAX_WAIT = 2000
const THURSDAY = new Date('2026-11-26T10:00:00.000Z')
const FROM = { name: 'Escaparate', address: 'no-reply@escaparate.example' }

/** Measures how long the weekly mails to 5,000 subscribers take, and how long a confirmation waits meanwhile. */
export default async function benchWeeklyNews(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const server = await openTown(200, say)
  const { db, close } = openDatabase(server.url)
  const smtp = await startFakeSmtp()
  try {
    for (const table of [outbox, subscriptions, newsWeeks]) await db.delete(table)
    await db.execute(sql`delete from announced_offers`)
    await db.execute(sql`delete from announced_commerces`)
    await subscribe(db)
    const services = {
      db,
      config: { publicUrl: 'https://escaparate.example', secretKey: 'k'.repeat(64) },
      clock: { now: () => THURSDAY },
      settings: { present: () => ({ time_zone: 'Europe/Madrid', town: 'Peñacala' }) },
      mail: { notify() {} },
    } as unknown as Services
    const before = process.memoryUsage.rss()
    const queueing = await timed(() => announceWeek(services))
    const queued = await db.$count(newsMails)
    const delivery = openDelivery(
      { db, clock: services.clock, write: (mail) => writeWeeklyMail(services, mail) },
      smtpTransport(smtp.url, FROM),
      (error) => {
        throw error
      },
    )
    let max = 0
    const watch = setInterval(() => {
      max = Math.max(max, process.memoryUsage.rss())
    }, 200)
    delivery.notify()
    const began = performance.now()
    const waits: number[] = []
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      await until(async () => smtp.received.length >= queued * share)
      waits.push(await confirmationIn(db, delivery))
    }
    await delivery.idle()
    const sending = performance.now() - began
    clearInterval(watch)
    await delivery.close()
    const [mail] = await smtp.read()
    say(`${queued} of ${SUBSCRIBERS} subscribers, the mail server on the same core:`)
    say(`  queue    ${Math.round(queueing)} ms`)
    say(
      `  send     ${Math.round(sending / 100) / 10} s, ${Math.round((queued * 1000) / sending)} mails/s`,
    )
    say(
      `  a confirmation queued meanwhile waits ${waits.map(Math.round).join(', ')} ms (at most ${MAX_WAIT})`,
    )
    say(`  memory   ${mb(max - before)} MB more, ${mb(max)} MB in all, with the mails received`)
    say(`  received ${smtp.received.length}, the first: ${mail!.subject}`)
    return Math.max(...waits) <= MAX_WAIT && smtp.received.length === queued + waits.length
  } finally {
    await smtp.close()
    await close()
    await server.close()
  }
}

type Db = ReturnType<typeof openDatabase>['db']

async function subscribe(db: Db): Promise<void> {
  const now = new Date(THURSDAY.getTime() - 86_400_000).toISOString()
  const rows = Array.from({ length: SUBSCRIBERS }, (_, at) => ({
    id: randomUUID(),
    email: `vecina-${at}@example.com`,
    categories: at % 2 === 0 ? [] : [1 + (at % 7), 2 + (at % 7)],
    commerces: [],
    created_at: now,
    confirmed_at: now,
  }))
  for (let at = 0; at < rows.length; at += 500) {
    await db.insert(subscriptions).values(rows.slice(at, at + 500))
  }
}

async function confirmationIn(db: Db, delivery: { notify(): void }): Promise<number> {
  const began = performance.now()
  const mail = { subject: 'Confirma', text: 'Confirma', html: '<p>Confirma</p>' }
  const config = { publicUrl: 'https://escaparate.example' }
  const id = await queueMail(
    db,
    { clock: { now: () => THURSDAY }, config },
    { to: 'ana@example.com', mail },
  )
  delivery.notify()
  const left = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`${eq(outbox.id, id)} and ${isNotNull(outbox.sent_at)}`)
    .orderBy(asc(outbox.id))
  await until(async () => (await left).length > 0)
  return performance.now() - began
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5))
}

const mb = (bytes: number) => Math.round(bytes / 1_000_000)
