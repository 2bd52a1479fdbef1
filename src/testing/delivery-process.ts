import { openDatabase } from '#server/database/open.ts'
import { openDelivery } from '#server/mail/delivery.ts'
import { smtpTransport } from '#server/mail/transport.ts'

/** Sends the mails that are due at a given moment, and exits. Tests run it as a process that they can kill. */
const [databaseUrl, smtpUrl, moment] = process.argv.slice(2) as [string, string, string]
const database = openDatabase(databaseUrl)
const clock = { now: () => new Date(moment) }
const from = { name: 'Escaparate', address: 'no-reply@escaparate.example' }
const delivery = openDelivery({ db: database.db, clock }, smtpTransport(smtpUrl, from), (error) => {
  throw error
})
delivery.notify()
await delivery.idle()
await delivery.close()
await database.close()
