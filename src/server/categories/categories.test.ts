import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ONE_LINE, UNREADABLE } from '#contract/fields.ts'
import { categoryCalls, IN_BIN } from '#testing/category-calls.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { categories } from '../database/schema.ts'

let server: TestServer
let administrator: Person
let owner: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
  owner = await server.owner()
})
afterAll(() => server.close())

const { create, created, remove, listedIds, shopIn, categoriesOfShop, categoriesOfOffer } =
  categoryCalls(() => ({ server, administrator, owner }))
const restore = (id: number) => administrator.post(`/api/category/${id}/restore/`)
const TAKEN = { name: ['Ya hay una categoría con ese nombre. Prueba con otro.'] }

describe('a category', () => {
  test('is created, listed for everyone, renamed and written down', async () => {
    const { status, body } = await create('  Vinos y   quesos ')
    expect([status, body]).toMatchObject([201, { id: expect.any(Number), name: 'Vinos y quesos' }])
    const renamed = await administrator.put(`/api/category/${body.id}/`, { name: 'Vinos' })
    expect([renamed.status, renamed.body]).toMatchObject([200, { id: body.id, name: 'Vinos' }])
    expect((await server.anyone.get('/api/category/')).body).toContainEqual({
      id: body.id,
      name: 'Vinos',
    })
    expect(await server.activityOf('category', { id: body.id })).toMatchObject([
      { actor: administrator.user.username, verb: 'create', object: 'Vinos y quesos' },
      { verb: 'update', before: { name: 'Vinos y quesos' }, after: { name: 'Vinos' } },
    ])
  })

  test('that is saved as it was leaves no line in the log', async () => {
    const id = await created('Quesería')
    for (const form of [{ name: 'Quesería' }, {}]) {
      expect((await administrator.patch(`/api/category/${id}/`, form)).status).toBe(200)
    }
    expect(await server.activityOf('category', { id })).toHaveLength(1)
  })

  test.each([
    ['nothing', undefined, 'El nombre es obligatorio'],
    ['blanks', ' \t\n ', 'El nombre es obligatorio'],
    ['61 characters', 'a'.repeat(61), 'Debe tener como máximo 60 caracteres'],
    ['NUL', 'a\0b', UNREADABLE],
    ['two lines', 'a\nb', ONE_LINE],
  ])('is not called %s', async (_what, name, sentence) => {
    const { status, body } = await administrator.post('/api/category/', { name })
    expect([status, body]).toEqual([400, { name: [sentence] }])
  })

  test.each([
    'Churros y más',
    'CHURROS Y MAS',
    ' churros  y\u00a0más ',
    'churros y más'.normalize('NFD'),
    'Chu\u00adrros\u200b y más',
    'Сhurrоs y más',
    'Ｃｈｕｒｒｏｓ y más',
  ])('has no twin: %j is refused beside Churros y más', async (twin) => {
    await create('Churros y más')
    const { status, body } = await create(twin)
    expect([status, body]).toEqual([400, TAKEN])
  })

  test('with ñ is no twin of one with n', async () => {
    expect((await create('Cañas')).status).toBe(201)
    expect((await create('Canas')).status).toBe(201)
  })

  test('is not renamed to what another is called, but may change its own accents', async () => {
    const id = await created('Tintoreria')
    await create('Lavandería')
    const twin = await administrator.put(`/api/category/${id}/`, { name: 'lavanderia' })
    expect([twin.status, twin.body]).toEqual([400, TAKEN])
    const mended = await administrator.put(`/api/category/${id}/`, { name: 'Tintorería' })
    expect(mended.body.name).toBe('Tintorería')
  })

  test.each([
    ['Sombrerería', 'sombrereria'],
    // The two names only look the same, so the unique index of the database accepts both.
    ['Ropa y moda', 'Ropa у moda'],
  ])('that two create at once is there once: %s, %s', async (...names) => {
    const answers = await Promise.all(names.map((name) => create(name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(answers.find(({ status }) => status === 400)!.body).toEqual(TAKEN)
  })

  test('is refused while an older version, which takes no lock, saves the same name', async () => {
    const saving = await server.db.transaction(async (tx) => {
      await tx.insert(categories).values({ name: 'Mantequería' })
      const answer = create('mantequeria')
      await waitForBlockedQueries(server.db, 1)
      return { answer }
    })
    const { status, body } = await saving.answer
    expect([status, body]).toEqual([400, TAKEN])
  })

  test('is created once by a form that is sent twice', async () => {
    const key = { 'idempotency-key': 'once' }
    const first = await administrator.post('/api/category/', { name: 'Cestería' }, key)
    const second = await administrator.post('/api/category/', { name: 'Cestería' }, key)
    expect([second.status, second.body]).toEqual([201, first.body])
  })
})

describe('a category that nobody uses', () => {
  test('is deleted, and then is not there', async () => {
    const id = await created()
    expect((await remove(id)).status).toBe(204)
    expect(await listedIds()).not.toContain(id)
    expect((await remove(id)).status).toBe(404)
    expect((await administrator.put(`/api/category/${id}/`, { name: 'Otra' })).status).toBe(404)
    expect((await server.activityOf('category', { id })).map(({ verb }) => verb)).toEqual([
      'create',
      'delete',
    ])
  })

  test('is brought back, once, with its line in the log', async () => {
    const id = await created('Guantería')
    await remove(id)
    for (let times = 0; times < 2; times++) {
      const { status, body } = await restore(id)
      expect([status, body]).toMatchObject([200, { id, name: 'Guantería' }])
    }
    expect(await listedIds()).toContain(id)
    expect((await server.activityOf('category', { id })).map(({ verb }) => verb)).toEqual([
      'create',
      'delete',
      'restore',
    ])
  })

  test('is not brought back beside a new one of its name, nor after 30 days', async () => {
    const id = await created('Paragüería')
    await remove(id)
    const twin = await created('Paragüeria')
    expect([(await restore(id)).status, (await restore(id)).body]).toEqual([400, TAKEN])
    await remove(twin)
    const old = '2026-02-03T09:59:59.000Z'
    await server.db.update(categories).set({ deleted_at: old }).where(eq(categories.id, id))
    expect((await restore(id)).status).toBe(404)
  })

  test('may be named by what lies in the bin, which then gets the first one', async () => {
    const id = await created()
    const shop = await server.commerce(owner, { category: [id], deleted_at: IN_BIN })
    const living = await shopIn(1)
    const binned = await server.offer(living, { category: [id, 1], deleted_at: IN_BIN })
    const ofBinned = await server.offer(shop, { category: [id] })
    expect((await remove(id)).status).toBe(204)
    expect(await categoriesOfShop(shop)).toEqual([1])
    expect(await categoriesOfOffer(binned)).toEqual([1])
    expect(await categoriesOfOffer(ofBinned)).toEqual([1])
  })
})

describe('the first category', () => {
  test('stays, whoever asks and wherever its shops would go', async () => {
    const other = await created()
    for (const reassign of [undefined, other, 1]) {
      const { status, body } = await remove(1, reassign)
      expect([status, body.code]).toEqual([409, 'first_category'])
      expect(body.detail).toContain('no se puede eliminar')
    }
    expect(await listedIds()).toContain(1)
  })

  test('may be called something else', async () => {
    const { status, body } = await administrator.put('/api/category/1/', { name: 'Más comercios' })
    expect([status, body.name]).toEqual([200, 'Más comercios'])
    await administrator.put('/api/category/1/', { name: 'Otros comercios' })
  })
})
