import { openDatabase } from '#server/database/open.ts'
import { outbox } from '#server/database/schema.ts'
import { openDelivery } from '#server/mail/delivery.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { confirmAccount } from '#server/mail/registration-mails.ts'
import { MAILS_AT_ONCE, smtpTransport } from '#server/mail/transport.ts'
import type { OutgoingMail } from '#server/services.ts'
import { startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { openTown } from './servers.ts'
import { timed } from './statistics.ts'

const MAILS = 1000
/** Minimum of mails per second: if all shops of a town register at once, they get their links within a minute. */
const MIN_PER_SECOND = 50
const FROM = { name: 'Escaparate', address: 'no-reply@escaparate.example' }
const config = { publicUrl: 'https://escaparate.example' }

export default async function benchMail(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const server = await openTown(0, say)
  const { db, close } = openDatabase(server.url)
  const smtp = await startFakeSmtp()
  try {
    await db.delete(outbox)
    const queueing = await timed(() => queueAll(db))
    const mails: OutgoingMail[] = await db.select().from(outbox)
    const bare = await timed(() => sendBare(smtp.url, mails))
    const ours = await timed(() => deliverAll(db, smtp.url))
    if (smtp.received.length !== 2 * MAILS) throw new Error(`${smtp.received.length} received`)
    say(`${MAILS} mails, ${MAILS_AT_ONCE} at a time, the mail server on the same core:`)
    say(`  queue    ${perSecond(queueing)} mails/s, a transaction each`)
    say(`  deliver  ${perSecond(ours)} mails/s (at least ${MIN_PER_SECOND})`)
    say(`  bare     ${perSecond(bare)} mails/s, nodemailer without an outbox`)
    return perSecond(ours) >= MIN_PER_SECOND
  } finally {
    await smtp.close()
    await close()
    await server.close()
  }
}

type Db = ReturnType<typeof openDatabase>['db']

const clock = { now: () => new Date() }

async function queueAll(db: Db): Promise<void> {
  const link = `${config.publicUrl}/activate/MTI/q8Zr3vN0m1bX2cY4dE5fG6hJ7kL8pQ9rS0tU1vW2xY3`
  for (let index = 0; index < MAILS; index++) {
    const mail = confirmAccount({ commerce: 'La Espiga', link })
    const to = `carmen${index}@example.com`
    await db.transaction((tx) => queueMail(tx, { clock, config }, { to, mail }))
  }
}

async function deliverAll(db: Db, url: string): Promise<void> {
  const delivery = openDelivery({ db, clock }, smtpTransport(url, FROM), (error) => {
    throw error
  })
  delivery.notify()
  await delivery.idle()
  await delivery.close()
}

async function sendBare(url: string, mails: OutgoingMail[]): Promise<void> {
  const transport = smtpTransport(url, FROM)
  const rest = mails.values()
  const sendSome = async () => {
    for (const mail of rest) await transport.send(mail)
  }
  await Promise.all(Array.from({ length: MAILS_AT_ONCE }, sendSome))
  transport.close()
}

function perSecond(milliseconds: number): number {
  return Math.round((MAILS * 1000) / milliseconds)
}
