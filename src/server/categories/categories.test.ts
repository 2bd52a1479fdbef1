import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ONE_LINE, UNREADABLE } from '#contract/fields.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, categories, commerces, offers } from '../database/schema.ts'
import { refuseUnknownCategories } from './lock-use.ts'

let server: TestServer
let administrator: Person
let owner: Person
let named = 0
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
  owner = await server.owner()
})
afterAll(() => server.close())

const create = (name: string, person = administrator) => person.post('/api/category/', { name })
const created = async (name = `Categoría ${++named}`): Promise<number> =>
  (await create(name)).body.id
const remove = (id: number, reassign?: number | string) =>
  administrator.delete(
    `/api/category/${id}/${reassign === undefined ? '' : `?reassign=${reassign}`}`,
  )
const restore = (id: number) => administrator.post(`/api/category/${id}/restore/`)
const idsOf = async () =>
  (await server.anyone.get('/api/category/')).body.map(({ id }: { id: number }) => id)
const shopIn = (...category: number[]) => server.commerce(owner, { category })
const categoriesOfShop = async ({ id }: { id: number }) => {
  const [shop] = await server.db.select().from(commerces).where(eq(commerces.id, id))
  return shop!.category
}
const categoriesOfOffer = async ({ id }: { id: number }) => {
  const [offer] = await server.db.select().from(offers).where(eq(offers.id, id))
  return offer!.category
}
const logOf = async (id: number) => {
  const lines = await server.db
    .select()
    .from(activity)
    .where(eq(activity.object_id, id))
    .orderBy(activity.id)
  return lines.filter((line) => line.object_type === 'category')
}
const TAKEN = { name: ['Ya hay una categoría con ese nombre. Prueba con otro.'] }
const BINNED = '2026-03-01T00:00:00.000Z'

describe('a category', () => {
  test('is created, listed for everyone, renamed and written down', async () => {
    const { status, body } = await create('  Vinos y   quesos ')
    expect([status, body]).toEqual([201, { id: expect.any(Number), name: 'Vinos y quesos' }])
    const renamed = await administrator.put(`/api/category/${body.id}/`, { name: 'Vinos' })
    expect([renamed.status, renamed.body]).toEqual([200, { id: body.id, name: 'Vinos' }])
    expect((await server.anyone.get('/api/category/')).body).toContainEqual(renamed.body)
    expect(await logOf(body.id)).toMatchObject([
      { actor: administrator.user.username, verb: 'create', object: 'Vinos y quesos' },
      { verb: 'update', before: { name: 'Vinos y quesos' }, after: { name: 'Vinos' } },
    ])
  })

  test('that is saved as it was leaves no line in the log', async () => {
    const id = await created('Quesería')
    for (const form of [{ name: 'Quesería' }, {}]) {
      expect((await administrator.patch(`/api/category/${id}/`, form)).status).toBe(200)
    }
    expect(await logOf(id)).toHaveLength(1)
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

  test.each(['Churrería', 'CHURRERIA', ' churrería ', 'churrería'.normalize('NFD')])(
    'has no twin: %j is refused beside Churrería',
    async (twin) => {
      await create('Churrería')
      const { status, body } = await create(twin)
      expect([status, body]).toEqual([400, TAKEN])
    },
  )

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

  test('that two create at once is there once', async () => {
    const answers = await Promise.all([create('Sombrerería'), create('sombrereria')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(answers.find(({ status }) => status === 400)!.body).toEqual(TAKEN)
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
    expect(await idsOf()).not.toContain(id)
    expect((await remove(id)).status).toBe(404)
    expect((await administrator.put(`/api/category/${id}/`, { name: 'Otra' })).status).toBe(404)
    expect((await logOf(id)).map(({ verb }) => verb)).toEqual(['create', 'delete'])
  })

  test('is brought back, once, with its line in the log', async () => {
    const id = await created('Guantería')
    await remove(id)
    for (let times = 0; times < 2; times++) {
      const { status, body } = await restore(id)
      expect([status, body]).toEqual([200, { id, name: 'Guantería' }])
    }
    expect(await idsOf()).toContain(id)
    expect((await logOf(id)).map(({ verb }) => verb)).toEqual(['create', 'delete', 'restore'])
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
    const shop = await server.commerce(owner, { category: [id], deleted_at: BINNED })
    const living = await shopIn(1)
    const binned = await server.offer(living, { category: [id, 1], deleted_at: BINNED })
    const ofBinned = await server.offer(shop, { category: [id] })
    expect((await remove(id)).status).toBe(204)
    expect(await categoriesOfShop(shop)).toEqual([1])
    expect(await categoriesOfOffer(binned)).toEqual([1])
    expect(await categoriesOfOffer(ofBinned)).toEqual([1])
  })
})

describe('a category in use', () => {
  test('is not deleted before somebody says where its shops go', async () => {
    const id = await created('Bazar')
    const shop = await shopIn(id)
    await shopIn(1, id)
    await server.commerce(owner, { category: [id], deleted_at: BINNED })
    await server.offer(shop, { category: [id] })
    const { status, body } = await remove(id)
    expect([status, body]).toEqual([
      409,
      {
        detail: '«Bazar» se está usando. Elige a qué categoría pasan sus comercios y ofertas.',
        code: 'in_use',
        commerces: 2,
        offers: 1,
      },
    ])
    expect(await idsOf()).toContain(id)
    expect(await categoriesOfShop(shop)).toEqual([id])
  })

  test('gives its shops and offers to another, in its place and once', async () => {
    const [id, target, other] = [
      await created('Bodega'),
      await created('Vinoteca'),
      await created(),
    ]
    const shops = [
      await shopIn(id),
      await shopIn(other, id, 1),
      await shopIn(id, other, target),
      await server.commerce(owner, { category: [id], deleted_at: BINNED }),
    ]
    const offer = await server.offer(shops[0]!, { category: [other, id] })
    expect((await remove(id, target)).status).toBe(204)
    expect(await Promise.all(shops.map(categoriesOfShop))).toEqual([
      [target],
      [other, target, 1],
      [other, target],
      [target],
    ])
    expect(await categoriesOfOffer(offer)).toEqual([other, target])
    expect((await logOf(id)).at(-1)).toMatchObject({
      verb: 'delete',
      object: 'Bodega',
      after: { reassign: 'Vinoteca', commerces: 3, offers: 1 },
    })
  })

  test('counts as a change of the shops that it is taken from, and of no other', async () => {
    const id = await created()
    const [shop, stranger] = [await shopIn(id), await shopIn(1)]
    await remove(id, 1)
    const versionOf = async (row: { id: number }) =>
      (await server.db.select().from(commerces).where(eq(commerces.id, row.id)))[0]!.version
    expect([await versionOf(shop), await versionOf(stranger)]).toEqual([2, 1])
  })

  test('does not give its shops to itself, to what is deleted, or to what never was', async () => {
    const id = await created()
    const shop = await shopIn(id)
    const deleted = await created()
    await remove(deleted)
    for (const reassign of [id, deleted, 2147483647, '9'.repeat(30), 'abc', '']) {
      const { status, body } = await remove(id, reassign)
      expect([status, body]).toEqual([
        400,
        { reassign: ['Elige otra categoría para sus comercios y ofertas'] },
      ])
    }
    expect(await categoriesOfShop(shop)).toEqual([id])
  })

  test('is counted for administrators, with search and pages', async () => {
    const id = await created('Cerería y velas')
    const shop = await shopIn(id, 1)
    await server.offer(shop, { category: [id] })
    await server.offer(shop, { category: [id], deleted_at: BINNED })
    const path = '/api/category/use/'
    const found = await administrator.get(`${path}?search=CERERIA&page=1`)
    expect(found.body.results).toEqual([{ id, name: 'Cerería y velas', commerces: 1, offers: 1 }])
    expect([found.body.count, found.headers['x-total-count']]).toEqual([1, '1'])
    const { body } = await administrator.get(path)
    expect(body.map((row: { id: number }) => row.id)).toEqual(await idsOf())
    expect((await server.anyone.get('/api/category/')).body[0]).not.toHaveProperty('offers')
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
    expect(await idsOf()).toContain(1)
  })

  test('may be called something else', async () => {
    const { status, body } = await administrator.put('/api/category/1/', { name: 'Más comercios' })
    expect([status, body.name]).toEqual([200, 'Más comercios'])
    await administrator.put('/api/category/1/', { name: 'Otros comercios' })
  })
})

describe('a category deleted while it is being chosen', () => {
  test('waits for the shop that is being saved with it, and moves it', async () => {
    const id = await created()
    const shop = await shopIn(1)
    let deleting: ReturnType<typeof remove> | undefined
    await server.db.transaction(async (tx) => {
      await refuseUnknownCategories(tx, [id], ['category'])
      deleting = remove(id, 1)
      await waitForBlockedQueries(server.db, 1)
      await tx
        .update(commerces)
        .set({ category: [id] })
        .where(eq(commerces.id, shop.id))
    })
    expect((await deleting)!.status).toBe(204)
    expect(await categoriesOfShop(shop)).toEqual([1])
  })

  test('waits for a shop of its own that is being saved', async () => {
    const id = await created()
    const shop = await shopIn(id)
    let deleting: ReturnType<typeof remove> | undefined
    await server.db.transaction(async (tx) => {
      await tx.select().from(commerces).where(eq(commerces.id, shop.id)).for('update')
      deleting = remove(id, 1)
      await waitForBlockedQueries(server.db, 1)
      await refuseUnknownCategories(tx, [id], ['category'])
      const saved = { category: [id], name: 'La Espiga' }
      await tx.update(commerces).set(saved).where(eq(commerces.id, shop.id))
    })
    expect((await deleting)!.status).toBe(204)
    expect(await categoriesOfShop(shop)).toEqual([1])
  })

  test('is refused to the shop that comes after', async () => {
    const id = await created()
    const shop = await shopIn(1)
    let saving: ReturnType<typeof remove> | undefined
    await server.db.transaction(async (tx) => {
      await tx.select().from(categories).where(eq(categories.id, id)).for('update')
      saving = owner.patch(`/api/commerce/${shop.id}/`, { category: [id] })
      await waitForBlockedQueries(server.db, 1)
      await tx.update(categories).set({ deleted_at: BINNED }).where(eq(categories.id, id))
    })
    const { status, body } = (await saving)!
    expect([status, body]).toEqual([400, { category: ['Esa categoría no existe'] }])
    expect(await categoriesOfShop(shop)).toEqual([1])
  })

  test('is refused by the database to whoever did not look', async () => {
    const id = await created()
    const shop = await shopIn(1)
    await remove(id)
    const change = server.db
      .update(commerces)
      .set({ category: [id] })
      .where(eq(commerces.id, shop.id))
    await expect(change).rejects.toMatchObject({ cause: { message: 'category is deleted' } })
    const offer = server.offer(shop, { category: [id] })
    await expect(offer).rejects.toMatchObject({ cause: { message: 'category is deleted' } })
  })

  test('never goes to another that is being deleted, too', async () => {
    const [one, two] = [await created(), await created()]
    const shops = [await shopIn(one), await shopIn(two)]
    const answers = await Promise.all([remove(one, two), remove(two, one)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400])
    const left = answers[0]!.status === 204 ? two : one
    expect(await Promise.all(shops.map(categoriesOfShop))).toEqual([[left], [left]])
  })
})
