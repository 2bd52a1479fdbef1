import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { outbox } from '../database/schema.ts'
import { openDelivery } from '../mail/delivery.ts'

let server: TestServer
let administrator: Person
const sent: string[] = []
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
  const transport = {
    send: async ({ subject }: { subject: string }) => void sent.push(subject),
    close() {},
  }
  server.services.mail = openDelivery(server.services, transport, (error) => {
    throw error
  })
})
afterAll(async () => {
  await server.services.mail.close()
  await server.close()
})
beforeEach(async () => {
  sent.length = 0
  await server.db.delete(outbox)
})

async function mail(subject: string, details: Partial<typeof outbox.$inferInsert>) {
  const at = server.clock.now().toISOString()
  const [made] = await server.db
    .insert(outbox)
    .values({
      message_id: `<${subject}@escaparate.example>`,
      recipient: 'lucia@example.com',
      subject,
      text: 'https://escaparate.example/activate/MTI/secreto',
      html: '<p>secreto</p>',
      created_at: at,
      ...details,
    })
    .returning()
  return made!
}

const later = '2030-01-01T00:00:00.000Z'
const dead = () => mail('muerto', { state: 'dead', tries: 12, last_error: '550 No hay nadie' })

describe('the outbox', () => {
  test('is listed by state, newest first, without what the mails say', async () => {
    await mail('espera', { next_try_at: later })
    await mail('enviado', { state: 'sent', sent_at: later })
    const { id } = await dead()
    const { body, headers } = await administrator.get('/api/outbox/?state=dead')
    expect(headers['x-total-count']).toBe('1')
    expect(body).toEqual([
      {
        id,
        recipient: 'lucia@example.com',
        subject: 'muerto',
        state: 'dead',
        tries: 12,
        last_error: '550 No hay nadie',
        created_at: server.clock.now().toISOString(),
        next_try_at: null,
      },
    ])
    const subjects = async (query: string) =>
      (await administrator.get(`/api/outbox/${query}`)).body.map(
        ({ subject }: { subject: string }) => subject,
      )
    expect(await subjects('?state=waiting')).toEqual(['espera'])
    expect(await subjects('?state=sent')).toEqual(['enviado'])
    expect(await subjects('')).toEqual(['muerto', 'enviado', 'espera'])
  })

  test('comes in pages', async () => {
    for (const subject of ['a', 'b', 'c']) await mail(subject, { state: 'dead' })
    const { body } = await administrator.get('/api/outbox/?state=dead&page=2&page_size=2')
    expect(body).toMatchObject({ count: 3, next: null })
    expect(body.results.map(({ subject }: { subject: string }) => subject)).toEqual(['a'])
  })
})

describe('a dead mail', () => {
  test('tried again waits with all its tries, and leaves at once', async () => {
    const { id } = await dead()
    const { status, body } = await administrator.post(`/api/outbox/${id}/retry/`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, state: 'waiting', tries: 0 })
    expect(body).not.toHaveProperty('text')
    await server.services.mail.idle()
    expect(sent).toEqual(['muerto'])
    expect((await administrator.get('/api/outbox/?state=sent')).body).toMatchObject([
      { id, tries: 1 },
    ])
  })

  test('is tried again once by two who press at once', async () => {
    const { id } = await dead()
    const press = () => administrator.post(`/api/outbox/${id}/retry/`)
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status)
    // The slower call may still have locked the row when the first one started the delivery.
    server.services.mail.notify()
    await server.services.mail.idle()
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(sent).toEqual(['muerto'])
  })

  test.each([
    ['waits', { next_try_at: later }],
    ['has left', { state: 'sent' as const, sent_at: later }],
  ])('is not one that %s', async (_name, details) => {
    const { id } = await mail('otro', details)
    const { status, body } = await administrator.post(`/api/outbox/${id}/retry/`)
    expect([status, body.code]).toEqual([409, 'already_resolved'])
    expect(sent).toEqual([])
  })

  test.each(['2147483647', 'abc', '0'])('with the id %s is not there', async (id) => {
    expect((await administrator.post(`/api/outbox/${id}/retry/`)).status).toBe(404)
  })
})
