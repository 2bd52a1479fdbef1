import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, questions } from '../database/schema.ts'

let server: TestServer
let administrator: Person
/** The ids of A, B, C and D, in this order. */
let ids: number[]
beforeEach(async () => {
  server ??= await openTestServer()
  administrator ??= await server.administrator()
  await server.db.delete(questions)
  ids = []
  for (const letter of 'ABCD') ids.push((await create(letter)).body.id)
})
afterAll(() => server.close())

const create = (question: string, answer = 'Sí.') =>
  administrator.post('/api/faq/', { question, answer })
const remove = (id: number) => administrator.delete(`/api/faq/${id}/`)
const restore = (id: number) => administrator.post(`/api/faq/${id}/restore/`)
const move = (id: number, before: unknown, person = administrator) =>
  person.post(`/api/faq/${id}/move/`, { before })
const order = async () => {
  const { body } = await server.anyone.get('/api/faq/')
  return body.map(({ question }: { question: string }) => question).join('')
}
const logOf = async (id: number) => {
  const lines = await server.db
    .select()
    .from(activity)
    .where(eq(activity.object_id, id))
    .orderBy(activity.id)
  return lines.filter((line) => line.object_type === 'faq')
}
describe('a question', () => {
  test('is created last, changed, and read by everyone', async () => {
    const { status, body } = await create('¿Cuánto cuesta?', 'Nada.\n\nLo paga el pueblo.')
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        question: '¿Cuánto cuesta?',
        answer: 'Nada.\n\nLo paga el pueblo.',
      },
    ])
    const form = { question: '¿Cuánto vale?', answer: 'Nada.' }
    const saved = await administrator.put(`/api/faq/${body.id}/`, form)
    expect([saved.status, saved.body]).toEqual([200, { id: body.id, ...form }])
    expect((await server.anyone.get('/api/faq/')).body.at(-1)).toEqual(saved.body)
  })

  test('leaves a line in the log for each change, and none where nothing changed', async () => {
    const [id] = ids as [number]
    await administrator.patch(`/api/faq/${id}/`, { answer: 'No.' })
    await administrator.put(`/api/faq/${id}/`, { question: 'A', answer: 'No.' })
    await remove(id)
    await restore(id)
    await restore(id)
    expect(await logOf(id)).toMatchObject([
      { verb: 'create', actor: administrator.user.username, object: 'A' },
      { verb: 'update', before: { answer: 'Sí.' }, after: { answer: 'No.' } },
      { verb: 'delete' },
      { verb: 'restore' },
    ])
  })

  test('names everything that is missing at once', async () => {
    const { status, body } = await administrator.post('/api/faq/', { question: ' ' })
    expect([status, body]).toEqual([
      400,
      { question: ['La pregunta es obligatoria'], answer: ['La respuesta es obligatoria'] },
    ])
  })

  test.each([
    ['question', 201, 'Debe tener como máximo 200 caracteres'],
    ['answer', 4001, 'Debe tener como máximo 4000 caracteres'],
  ])('has a limit for its %s', async (field, length, sentence) => {
    const { body } = await administrator.patch(`/api/faq/${ids[0]}/`, {
      [field]: 'a'.repeat(length),
    })
    expect(body).toEqual({ [field]: [sentence] })
  })

  test('that is deleted is not there, and is brought back to where it stood', async () => {
    expect((await remove(ids[1]!)).status).toBe(204)
    expect(await order()).toBe('ACD')
    expect((await remove(ids[1]!)).status).toBe(404)
    expect((await move(ids[1]!, null)).status).toBe(404)
    expect((await administrator.patch(`/api/faq/${ids[1]}/`, {})).status).toBe(404)
    await move(ids[3]!, ids[0])
    expect((await restore(ids[1]!)).status).toBe(200)
    expect(await order()).toBe('DABC')
  })

  test('is not brought back after 30 days', async () => {
    await remove(ids[0]!)
    const old = '2026-02-03T09:59:59.000Z'
    await server.db.update(questions).set({ deleted_at: old }).where(eq(questions.id, ids[0]!))
    expect((await restore(ids[0]!)).status).toBe(404)
  })
})

describe('the order', () => {
  test.each([
    ['the last before the first', 3, 0, 'DABC'],
    ['the first before the third', 0, 2, 'BACD'],
    ['the second to the end', 1, null, 'ACDB'],
    ['one before itself', 2, 2, 'ABCD'],
    ['the last to the end', 3, null, 'ABCD'],
  ])('is kept: %s', async (_what, moved, before, expected) => {
    const { status, body } = await move(ids[moved]!, before === null ? null : ids[before])
    expect([status, body.id]).toEqual([200, ids[moved]])
    expect(await order()).toBe(expected)
    const moves = (await logOf(ids[moved]!)).filter(({ verb }) => verb === 'move')
    expect(moves).toHaveLength(expected === 'ABCD' ? 0 : 1)
  })

  test('is written down by places that people count', async () => {
    await remove(ids[0]!)
    await move(ids[3]!, ids[1])
    const line = (await logOf(ids[3]!)).at(-1)
    expect(line).toMatchObject({ verb: 'move', before: { position: 3 }, after: { position: 1 } })
  })

  test('is not changed by a place that is gone, unknown or left out', async () => {
    await remove(ids[0]!)
    for (const before of [ids[0], 2147483647, -1, 'abc', [ids[1]], undefined]) {
      const { status, body } = await move(ids[3]!, before)
      expect([status, Object.keys(body)]).toEqual([400, ['before']])
    }
    expect(await order()).toBe('BCD')
  })

  test('takes a form, too, where an empty place is the end', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    await administrator.post(`/api/faq/${ids[0]}/move/`, 'before=', type)
    expect(await order()).toBe('BCDA')
    await administrator.post(`/api/faq/${ids[0]}/move/`, `before=${ids[2]}`, type)
    expect(await order()).toBe('BACD')
  })

  test('holds when two press the same button at once: it moves once', async () => {
    const other = await server.administrator()
    let moving: ReturnType<typeof move>[] = []
    await server.db.transaction(async (tx) => {
      await tx.execute('lock table questions in share row exclusive mode')
      moving = [move(ids[2]!, ids[1]), move(ids[2]!, ids[1], other)]
      await waitForBlockedQueries(server.db, 2)
    })
    expect((await Promise.all(moving)).map(({ status }) => status)).toEqual([200, 200])
    expect(await order()).toBe('ACBD')
    expect((await logOf(ids[2]!)).filter(({ verb }) => verb === 'move')).toHaveLength(1)
  })

  test('holds when two move different ones at once: each stands where it was put', async () => {
    let moving: ReturnType<typeof move>[] = []
    await server.db.transaction(async (tx) => {
      await tx.execute('lock table questions in share row exclusive mode')
      moving = [move(ids[3]!, ids[0]), move(ids[1]!, null), create('E')]
      await waitForBlockedQueries(server.db, 3)
    })
    await Promise.all(moving)
    expect([await order()]).toEqual([expect.stringMatching(/^DAC(BE|EB)$/)])
    const rows = await server.db.select().from(questions)
    expect(new Set(rows.map(({ position }) => position)).size).toBe(5)
  })

  test('is changed while another writes in one of them, and neither waits for ever', async () => {
    let calls: ReturnType<typeof move>[] = []
    await server.db.transaction(async (tx) => {
      await tx.select().from(questions).where(eq(questions.id, ids[0]!)).for('update')
      const edit = administrator.patch(`/api/faq/${ids[0]}/`, { answer: 'No.' })
      await waitForBlockedQueries(server.db, 1)
      calls = [edit, move(ids[0]!, null)]
      await waitForBlockedQueries(server.db, 2)
    })
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
    expect(await order()).toBe('BCDA')
  })
})
