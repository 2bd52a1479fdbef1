import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const { list, written, answer, eventsOf } = contactCalls(() => ({ server, administrator }))

describe('an answer', () => {
  test('is mailed to the sender with what was asked, and its way is seen', async () => {
    const { id } = await written()
    later(60)
    const { status, body } = await answer(id, 'Sí:\r\na las 14:00.')
    expect(status).toBe(200)
    const [mail] = await server.mailsTo(MESSAGE.sender)
    expect(mail).toMatchObject({ subject: 'Respuesta a «Horario de agosto»', state: 'waiting' })
    expect(mail!.text).toContain('Sí:\na las 14:00.')
    expect(mail!.text).toContain(`> ${MESSAGE.message}`)
    expect(mail!.text).not.toContain(administrator.user.email)
    expect(body).toMatchObject({
      ...MESSAGE,
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
        object: MESSAGE.subject,
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
    expect(await server.mailsTo(MESSAGE.sender)).toHaveLength(1)
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('that two administrators give at once is given once, and the slower one is told', async () => {
    const other = await server.administrator()
    const { id } = await written()
    let answering: ReturnType<Person['post']>[] = []
    await server.db.transaction(async (tx) => {
      // The row is locked until both requests wait for it, so that they run concurrently.
      await tx.select().from(messages).where(eq(messages.id, id)).for('update')
      answering = [answer(id, 'Sí'), answer(id, 'Sí', other)]
      await waitForBlockedQueries(server.db, 2)
    })
    const answers = await Promise.all(answering)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)!.body.answered_by
    expect(answers.find(({ status }) => status === 409)!.body).toEqual({
      detail: `Este mensaje ya lo ha respondido ${winner}. Su respuesta está en la lista.`,
      code: 'already_resolved',
    })
    expect(await server.mailsTo(MESSAGE.sender)).toHaveLength(1)
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
    // Such a subject may be stored from before the rule of one line.
    const subject = 'Hola\nBcc: todos@example.com\u2028X: 1'
    await server.db.update(messages).set({ subject }).where(eq(messages.id, id))
    await answer(id)
    const [mail] = await server.mailsTo(MESSAGE.sender)
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
    expect([status, body.subject]).toEqual([200, MESSAGE.subject])
    expect((await list()).map((message) => message.id)).toEqual([id])
    expect((await eventsOf(id)).map(({ verb, object }) => [verb, object])).toEqual([
      ['delete', MESSAGE.subject],
      ['restore', MESSAGE.subject],
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
