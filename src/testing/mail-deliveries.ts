import { eq } from 'drizzle-orm'
import { outbox } from '#server/database/schema.ts'
import { openDelivery } from '#server/mail/delivery.ts'
import { queueMail } from '#server/mail/outbox.ts'
import type { WriteWhenSent } from '#server/mail/send-claimed.ts'
import { smtpTransport } from '#server/mail/transport.ts'
import type { Delivery } from '#server/services.ts'
import { type FakeSmtp, startFakeSmtp } from './fake-smtp-server.ts'
import type { TestServer } from './test-server.ts'

const FROM = { name: 'Escaparate', address: 'no-reply@escaparate.example' }

export function mailDeliveries(server: () => TestServer, write?: WriteWhenSent) {
  const rows = () => server().db.select().from(outbox).orderBy(outbox.id)

  const deliveryTo = (url: string, seconds = 20, renewal?: number): Delivery => {
    const fail = (error: unknown) => {
      throw error
    }
    const services = { ...server().services, ...(write && { write }) }
    return openDelivery(services, smtpTransport(url, FROM, seconds), fail, renewal)
  }

  const current = {
    smtp: undefined as FakeSmtp | undefined,
    delivery: undefined as Delivery | undefined,

    async open(faults: Parameters<typeof startFakeSmtp>[0] = {}, seconds = 20) {
      current.smtp = await startFakeSmtp(faults)
      current.delivery = deliveryTo(current.smtp.url, seconds)
      return current.smtp
    },
    deliveryTo,

    async queue(total = 1, to = (index: number) => `persona-${index}@example.com`, isBulk = false) {
      const mail = { subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' }
      const { db, services } = server()
      await db.transaction(async (tx) => {
        for (let index = 0; index < total; index++) {
          await queueMail(tx, services, { to: to(index), mail, isBulk })
        }
      })
    },
    async deliver(): Promise<void> {
      current.delivery!.notify()
      await current.delivery!.idle()
    },

    rows,
    row: async () => (await rows())[0]!,
    inState: (state: 'waiting' | 'sent' | 'dead') =>
      server().db.$count(outbox, eq(outbox.state, state)),
    receivedIds: () => current.smtp!.received.map(({ messageId }) => messageId),

    async close() {
      await current.delivery?.close()
      await current.smtp?.close()
      current.delivery = undefined
      current.smtp = undefined
      await server().db.delete(outbox)
    },
  }
  return current
}
