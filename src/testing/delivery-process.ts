import { openDatabase } from '#server/database/open.ts'
import { openDelivery } from '#server/mail/delivery.ts'
import { smtpTransport } from '#server/mail/transport.ts'

/** Delivers what is due at one moment and exits: an instance for tests that kill it. */
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
