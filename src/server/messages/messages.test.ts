import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { contactCalls, MESSAGE } from '#testing/contact-calls.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { attempts, messages, outbox } from '../database/schema.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [messages, outbox, attempts]) await server.db.delete(table)
  later(0)
})

/** Advances the clock and renews the administrator's session. */
function later(seconds: number) {
  server.clock.advance(seconds)
  administrator = server.renewed(administrator)
}

const { write, list, written, answer, eventsOf } = contactCalls(() => ({ server, administrator }))
const subjects = async (query?: string) => (await list(query)).map(({ subject }) => subject)

describe('a message of a stranger', () => {
  test('is taken, and waits in the list', async () => {
    const { status, body } = await write({ id: 7, answer: 'Sí' })
    const listed = await list()
    expect([status, body]).toEqual([201, { id: listed[0]!.id, ...MESSAGE }])
    expect(listed).toEqual([
      {
        ...MESSAGE,
        id: expect.any(Number),
        created_at: server.clock.now().toISOString(),
        answer: null,
        answered_at: null,
        answered_by: null,
        answer_mail: null,
        mail_state: null,
        mail_error: null,
      },
    ])
  })

  test('comes as a form of a page without scripts too, whose lines end otherwise', async () => {
    const form = new URLSearchParams({ ...MESSAGE, message: 'Hola:\r\n¿Cerráis?\r\n' })
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status } = await server.anyone.post('/api/contact/', form.toString(), type)
    expect(status).toBe(201)
    expect((await list())[0]!.message).toBe('Hola:\n¿Cerráis?')
  })

  test('mails nothing to its sender, and tells the administrators once an hour', async () => {
    await write()
    await write({ subject: 'Otra cosa' })
    expect(await server.mailsTo(MESSAGE.sender)).toEqual([])
    expect(await server.mailsTo(administrator.user.email)).toHaveLength(1)
    later(3600)
    await write({ subject: 'Y otra más' })
    const mails = await server.mailsTo(administrator.user.email)
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Hay un mensaje por responder'),
    )
    expect(JSON.stringify(mails)).not.toContain(MESSAGE.subject)
  })

  test('is told once, however many come at once from different places', async () => {
    const other = await server.administrator()
    let sending: ReturnType<typeof write>[] = []
    await server.db.transaction(async (tx) => {
      // The outbox is locked until all requests wait to queue their mail, so that they run concurrently.
      await tx.execute(sql`lock table outbox in share mode`)
      sending = Array.from({ length: 30 }, (_, at) =>
        write({ subject: `Duda ${at}` }, { 'x-forwarded-for': `198.51.100.${at}` }),
      )
      await waitForBlockedQueries(server.db, 4)
    })
    const sent = await Promise.all(sending)
    expect(sent.map(({ status }) => status)).toEqual(Array(30).fill(201))
    for (const { user } of [administrator, other]) {
      expect(await server.mailsTo(user.email)).toHaveLength(1)
    }
  })

  test('names every bad field at once', async () => {
    const { status, body } = await write({ subject: ' ', sender: 'ana', message: 'a'.repeat(4001) })
    expect(status).toBe(400)
    expect(body).toEqual({
      subject: ['Escribe el asunto'],
      sender: ['Debe ser un correo electrónico válido'],
      message: ['Debe tener como máximo 4000 caracteres'],
    })
    expect((await server.anyone.post('/api/contact/', {})).body).toEqual({
      subject: ['Escribe el asunto'],
      sender: ['Escribe tu correo para que podamos responderte'],
      message: ['Escribe tu mensaje'],
    })
  })

  test.each(['<b onclick="x">hola</b>', '👩‍🍳 ¿Y el pan?', 'مرحبا'])(
    'is kept as it was written: %s',
    async (text) => {
      expect((await write({ subject: text, message: text })).status).toBe(201)
      expect((await list())[0]).toMatchObject({ subject: text, message: text })
    },
  )

  test('leaves no line in the log', async () => {
    const { id } = await written()
    expect(await eventsOf(id)).toEqual([])
  })
})

describe('a message that is refused or repeated', () => {
  test.each([
    ['fills the field that people do not see', { homepage: 'https://spam.example' }],
    ['fills it by its former name', { website: 'https://spam.example' }],
    ['is faster than any person', { elapsed: '1' }],
  ])('by a robot that %s is not taken', async (_name, details) => {
    const { status, body } = await write(details)
    expect([status, body]).toEqual([
      400,
      { non_field_errors: ['Espera unos segundos y pulsa «Enviar» otra vez.'] },
    ])
    expect(await list()).toEqual([])
    expect((await write({ homepage: '', website: '', elapsed: 3 })).status).toBe(201)
  })

  test('sent twice at once, or again soon, is one message', async () => {
    const sent = await Promise.all([write(), write()])
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    const again = await write()
    const [{ id }] = (await list()) as [Message]
    expect([...sent, again].map(({ body }) => body.id)).toEqual([id, id, id])
    expect(await list()).toHaveLength(1)
    later(600)
    await write()
    expect(await list()).toHaveLength(2)
  })

  test('with a key gets the first answer again', async () => {
    const key = { 'idempotency-key': 'una-vez' }
    const [first, again] = [await write({}, key), await write({}, key)]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await write({ subject: 'Otra' }, key)).status).toBe(422)
  })

  test('is the eleventh of an hour from one address, and has to wait', async () => {
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, at) => write({ subject: `Duda ${at}` })),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 429, 429])
    const refused = await write({ subject: 'Otra' })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    later(3600)
    expect((await write({ subject: 'Otra' })).status).toBe(201)
  })
})

describe('the list of messages', () => {
  test('has the unanswered first, the oldest at the top, then the answered, newest first', async () => {
    for (const subject of ['uno', 'dos', 'tres', 'cuatro']) {
      await write({ subject })
      later(20)
    }
    const ids = new Map((await list()).map(({ id, subject }) => [subject, id]))
    for (const subject of ['uno', 'tres']) {
      await answer(ids.get(subject)!)
      later(20)
    }
    expect(await subjects()).toEqual(['dos', 'cuatro', 'tres', 'uno'])
    expect(await subjects('?state=unanswered')).toEqual(['dos', 'cuatro'])
    expect(await subjects('?state=answered')).toEqual(['tres', 'uno'])
    const { body, headers } = await administrator.get('/api/contact/?page=2&page_size=3')
    expect([body.count, body.results.length, headers['x-total-count']]).toEqual([4, 1, '4'])
  })

  test('is searched in all that was written, accents or not', async () => {
    const { id } = await written({ subject: 'La panadería', sender: 'jose@example.com' })
    await answer(id, 'Está en la calle Mayor.')
    await write({ subject: 'Otra cosa' })
    for (const search of ['PANADERIA', 'jose@', 'mediodía', 'calle mayor']) {
      expect(await subjects(`?search=${encodeURIComponent(search)}`)).toContain('La panadería')
    }
    expect(await subjects('?search=%25')).toEqual([])
    expect(await subjects('?search=panaderia&state=unanswered')).toEqual([])
  })
})
