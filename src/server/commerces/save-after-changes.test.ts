import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMINISTRATOR, OWNER, PERSON } from '#contract/roles.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, commerces, publishedCommerces, sessions, users } from '../database/schema.ts'

/* Saves after session, owner or shop have changed elsewhere. */
let server: TestServer
let lucia: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  lucia = await server.owner({ username: 'lucia' })
  shop = await server.commerce(lucia, { name: 'La Espiga' })
  expect((await save({ n_tlf: '964000111' })).status).toBe(200)
})

const save = (form: object, headers = {}) => lucia.patch(`/api/commerce/${shop.id}/`, form, headers)
const stored = async () =>
  (await server.db.select().from(commerces).where(eq(commerces.id, shop.id)))[0]!
const change = (row: Partial<typeof commerces.$inferInsert>) =>
  server.db.update(commerces).set(row).where(eq(commerces.id, shop.id))
const changeUser = (row: Partial<typeof users.$inferInsert>) =>
  server.db.update(users).set(row).where(eq(users.id, lucia.user.id))
const changeSession = (row: Partial<typeof sessions.$inferInsert>) =>
  server.db.update(sessions).set(row).where(eq(sessions.id, lucia.session))
const logged = () => server.db.select().from(activity).orderBy(activity.id)

const NOW = '2026-03-05T10:00:00.000Z'

describe.each<[string, number, () => Promise<unknown>]>([
  ['session has ended', 401, () => changeSession({ ended_at: NOW })],
  ['session has expired', 401, () => changeSession({ expires_at: NOW })],
  ['session is gone', 401, () => server.db.delete(sessions)],
  ['account is inactive', 401, () => changeUser({ is_active: false })],
  ['account is deleted', 401, () => changeUser({ is_active: false, deleted_at: NOW })],
  ['account has no shops any more', 403, () => changeUser({ role: PERSON })],
])('a person whose %s', (_, expected, end) => {
  test('saves no shop of somebody else, either', async () => {
    const owner = await server.owner()
    await changeUser({ role: ADMINISTRATOR })
    shop = await server.commerce(owner, { name: 'La Espiga' })
    expect((await save({ n_tlf: '964000111' })).status).toBe(200)
    const before = await stored()
    await end()
    expect((await save({ name: 'Otra' })).status).toBe(expected)
    expect(await stored()).toEqual(before)
  })

  test.each<[string, object, object?]>([
    ['a form', { name: 'Otra' }],
    ['a form without changes', { name: 'La Espiga' }],
    ['a form of another version', { name: 'Otra' }, { 'if-match': '"1"' }],
    ['an invalid form', { name: '' }],
    ['an unknown category', { category: [999] }],
    ['a body that is not JSON', Buffer.from('{'), { 'content-type': 'application/json' }],
    ['a body of another type', Buffer.from('a'), { 'content-type': 'text/plain' }],
  ])(`is told so, whatever is sent: %s`, async (_name, form, headers) => {
    const before = await stored()
    const lines = await logged()
    await end()
    expect((await save(form, headers)).status).toBe(expected)
    expect(await stored()).toEqual(before)
    expect(await logged()).toEqual(lines)
  })
})

test.each([OWNER, ADMINISTRATOR] as const)(
  'who has another name is logged under it, as role %i',
  async (role) => {
    await changeUser({ role })
    if (role === ADMINISTRATOR) shop = await server.commerce(await server.owner())
    expect((await save({ n_tlf: '964000222' })).status).toBe(200)
    await changeUser({ username: 'lucía' })
    expect((await save({ name: 'Otra' })).status).toBe(200)
    expect((await logged()).at(-1)).toMatchObject({ actor: 'lucía', after: { name: 'Otra' } })
  },
)

test('who is trusted no more waits for review', async () => {
  await server.choose({ review_fields: ['name'] })
  await changeUser({ is_trusted: true })
  expect((await save({ name: 'Otra' })).body.name).toBe('Otra')
  await changeUser({ is_trusted: false })
  const { status, body } = await save({ name: 'Casino' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Otra', pending: [{ field: 'name', to: 'Casino' }] })
})

describe('a shop that was changed meanwhile', () => {
  test('keeps what was changed', async () => {
    await change({ description: 'De siempre.' })
    const { status, body } = await save({ name: 'Otra' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Otra', description: 'De siempre.' })
    const { before, after } = (await logged()).at(-1)!
    expect([before, after]).toEqual([{ name: 'La Espiga' }, { name: 'Otra' }])
  })

  test('is changed back by who sends what was there before', async () => {
    await change({ name: 'Otra' })
    expect((await save({ name: 'La Espiga' })).body.name).toBe('La Espiga')
    expect((await logged()).at(-1)).toMatchObject({
      before: { name: 'Otra' },
      after: { name: 'La Espiga' },
    })
  })

  test('is shown as it is by who changes nothing', async () => {
    await change({ description: 'De siempre.', version: 7 })
    const { body, headers } = await save({ name: 'La Espiga' })
    expect(body.description).toBe('De siempre.')
    expect(headers.etag).toBe('"7"')
  })

  test('has a signed address of its photo once it is published no more', async () => {
    await server.db.delete(publishedCommerces).where(eq(publishedCommerces.commerce, shop.id))
    expect((await save({ name: 'Otra' })).body.photo).toContain('signature=')
  })

  test('is not saved over by who read it before', async () => {
    const { headers } = await lucia.get(`/api/commerce/${shop.id}/`)
    await change({ name: 'Otra', version: 7 })
    const { status, body } = await save({ name: 'Mía' }, { 'if-match': headers.etag! })
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('Otra')
  })

  test.each([{ name: 'Mía' }, { name: '' }, { category: [999] }])(
    'is not found once it is deleted or given away: %o',
    async (form) => {
      await change({ deleted_at: NOW })
      expect((await save(form)).status).toBe(404)
      await change({ deleted_at: null, owner_id: (await server.owner()).user.id })
      expect((await save(form)).status).toBe(404)
      expect((await stored()).name).toBe('La Espiga')
    },
  )

  test('is saved once by each of thirty at once', async () => {
    await change({ description: 'De siempre.' })
    const before = await stored()
    const saves = await Promise.all(
      Array.from({ length: 30 }, (_, at) => save({ name: `Nombre ${at}` })),
    )
    expect(saves.map(({ status }) => status)).toEqual(saves.map(() => 200))
    expect(await stored()).toMatchObject({ version: before.version + 30 })
    expect((await logged()).filter(({ verb }) => verb === 'update')).toHaveLength(31)
  })
})
