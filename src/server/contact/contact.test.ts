import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/contact.ts'
import { apiClient } from '#testing/api-client.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, attempts, messages, outbox } from '../database/schema.ts'

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

/** Time goes by, and the administrator's session is renewed. */
function later(seconds: number) {
  server.clock.advance(seconds)
  const { user, session } = administrator
  const token = server.tokens.sign('access', { userId: user.id, sessionId: session })
  administrator = { ...administrator, token, ...apiClient(server.app, token) }
}

const duda = {
  subject: 'Horario de agosto',
  sender: 'ana@example.com',
  message: '¿Cerráis a mediodía?',
}
const write = (details: object = {}, headers?: Record<string, string>) =>
  server.anyone.post('/api/contact/', { ...duda, ...details }, headers)
const list = async (query = '', person = administrator): Promise<ContactMessage[]> =>
  (await person.get(`/api/contact/${query}`)).body
const subjects = async (query?: string) => (await list(query)).map(({ subject }) => subject)
async function written(details: object = {}): Promise<ContactMessage> {
  await write(details)
  const found = await list()
  return found.findLast(({ answer }) => answer === null)!
}
const answer = (id: number, text = 'Cerramos a las 14:00.', person = administrator) =>
  person.post(`/api/answer_contact/${id}/`, { answer: text })
const mailsTo = (recipient: string) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, recipient))
const eventsOf = async (id: number) => {
  const rows = await server.db.select().from(activity).where(eq(activity.object_id, id))
  return rows
    .filter(({ object_type }) => object_type === 'contact')
    .map(({ actor_id, verb, object, before, after }) => ({ actor_id, verb, object, before, after }))
}

describe('a message of a stranger', () => {
  test('is taken, and waits in the list', async () => {
    const { status, body } = await write({ id: 7, answer: 'Sí' })
    const listed = await list()
    expect([status, body]).toEqual([201, { id: listed[0]!.id, ...duda }])
    expect(listed).toEqual([
      {
        ...duda,
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
    const form = new URLSearchParams({ ...duda, message: 'Hola:\r\n¿Cerráis?\r\n' })
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status } = await server.anyone.post('/api/contact/', form.toString(), type)
    expect(status).toBe(201)
    expect((await list())[0]!.message).toBe('Hola:\n¿Cerráis?')
  })

  test('mails nothing to its sender, and tells the administrators once an hour', async () => {
    await write()
    await write({ subject: 'Otra cosa' })
    expect(await mailsTo(duda.sender)).toEqual([])
    expect(await mailsTo(administrator.user.email)).toHaveLength(1)
    later(3600)
    await write({ subject: 'Y otra más' })
    const mails = await mailsTo(administrator.user.email)
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Hay una duda por responder'))
    expect(JSON.stringify(mails)).not.toContain(duda.subject)
  })

  test('is told once, however many come at once from different places', async () => {
    const other = await server.administrator()
    let sending: ReturnType<typeof write>[] = []
    await server.db.transaction(async (tx) => {
      // No mail is queued until all that run at once, one of them this, have come to that point.
      await tx.execute(sql`lock table outbox in share mode`)
      sending = Array.from({ length: 30 }, (_, at) =>
        write({ subject: `Duda ${at}` }, { 'x-forwarded-for': `198.51.100.${at}` }),
      )
      await waitForBlockedQueries(server.db, 4)
    })
    const sent = await Promise.all(sending)
    expect(sent.map(({ status }) => status)).toEqual(Array(30).fill(201))
    for (const { user } of [administrator, other]) {
      expect(await mailsTo(user.email)).toHaveLength(1)
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
    const [{ id }] = (await list()) as [ContactMessage]
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

  test('leaves no line in the log', async () => {
    const { id } = await written()
    expect(await eventsOf(id)).toEqual([])
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

describe('an answer', () => {
  test('is mailed to the sender with what was asked, and its way is seen', async () => {
    const { id } = await written()
    later(60)
    const { status, body } = await answer(id, 'Sí:\r\na las 14:00.')
    expect(status).toBe(200)
    const [mail] = await mailsTo(duda.sender)
    expect(mail).toMatchObject({ subject: 'Respuesta a «Horario de agosto»', state: 'waiting' })
    expect(mail!.text).toContain('Sí:\na las 14:00.')
    expect(mail!.text).toContain(`> ${duda.message}`)
    expect(mail!.text).not.toContain(administrator.user.email)
    expect(body).toMatchObject({
      ...duda,
      answer: 'Sí:\na las 14:00.',
      answered_at: server.clock.now().toISOString(),
      answered_by: administrator.user.username,
      answer_mail: mail!.id,
      mail_state: 'waiting',
    })
    expect(await eventsOf(id)).toEqual([
      {
        actor_id: administrator.user.id,
        verb: 'answer',
        object: duda.subject,
        before: null,
        after: null,
      },
    ])
  })

  test('that did not arrive says why, and can be sent again', async () => {
    const { id } = await written()
    const { answer_mail } = (await answer(id)).body
    const gone = { state: 'dead' as const, next_try_at: null, last_error: '550 No hay nadie' }
    await server.db.update(outbox).set(gone).where(eq(outbox.id, answer_mail))
    expect(await list()).toMatchObject([{ mail_state: 'dead', mail_error: '550 No hay nadie' }])
    expect((await administrator.post(`/api/outbox/${answer_mail}/retry/`)).status).toBe(200)
    expect(await list()).toMatchObject([{ mail_state: 'waiting' }])
    await server.db.delete(outbox)
    expect(await list()).toMatchObject([{ id, answer_mail: null, mail_state: null }])
  })

  test('is given once by the same person, however often it is sent', async () => {
    const { id } = await written()
    expect((await answer(id)).status).toBe(200)
    expect((await answer(id)).status).toBe(200)
    expect((await answer(id, 'Otra cosa')).body.code).toBe('already_resolved')
    expect(await mailsTo(duda.sender)).toHaveLength(1)
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('that two administrators give at once is given once, and the slower one is told', async () => {
    const other = await server.administrator()
    const { id } = await written()
    let answering: ReturnType<Person['post']>[] = []
    await server.db.transaction(async (tx) => {
      // Held until both have come to it, so that they really meet.
      await tx.select().from(messages).where(eq(messages.id, id)).for('update')
      answering = [answer(id, 'Sí'), answer(id, 'Sí', other)]
      await waitForBlockedQueries(server.db, 2)
    })
    const answers = await Promise.all(answering)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)!.body.answered_by
    expect(answers.find(({ status }) => status === 409)!.body).toEqual({
      detail: `Esta duda ya la ha respondido ${winner}. Su respuesta está en la lista.`,
      code: 'already_resolved',
    })
    expect(await mailsTo(duda.sender)).toHaveLength(1)
  })

  test('needs a text, and a message that is there', async () => {
    const { id } = await written()
    expect((await answer(id, ' ')).body).toEqual({ answer: ['Escribe tu respuesta'] })
    expect((await answer(2_147_483_647)).status).toBe(404)
    await administrator.delete(`/api/contact/${id}/`)
    expect((await answer(id)).status).toBe(404)
  })

  test('cannot write the headers of its mail', async () => {
    const { id } = await written()
    // As it could have come before subjects were held to one line.
    const subject = 'Hola\nBcc: todos@example.com\u2028X: 1'
    await server.db.update(messages).set({ subject }).where(eq(messages.id, id))
    await answer(id)
    const [mail] = await mailsTo(duda.sender)
    expect(mail!.subject).toBe('Respuesta a «Hola Bcc: todos@example.com X: 1»')
  })
})

describe('a message that is deleted', () => {
  test('is gone, and comes back within thirty days', async () => {
    const { id } = await written()
    const remove = () => administrator.delete(`/api/contact/${id}/`)
    const restore = () => administrator.post(`/api/contact/${id}/restore/`)
    expect((await restore()).status).toBe(404)
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect(await list()).toEqual([])
    const { status, body } = await restore()
    expect([status, body.subject]).toEqual([200, duda.subject])
    expect((await list()).map((message) => message.id)).toEqual([id])
    expect((await eventsOf(id)).map(({ verb, object }) => [verb, object])).toEqual([
      ['delete', duda.subject],
      ['restore', duda.subject],
    ])
  })

  test('does not come back after thirty days', async () => {
    const { id } = await written()
    await administrator.delete(`/api/contact/${id}/`)
    const month = new Date(server.clock.now().getTime() - 30 * 24 * 3600 * 1000)
    await server.db.update(messages).set({ deleted_at: month.toISOString() })
    expect((await administrator.post(`/api/contact/${id}/restore/`)).status).toBe(404)
  })
})
