import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryCalls, IN_BIN } from '#testing/category-calls.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { refuseUnknownCategories } from '../database/category-rows.ts'
import { categories, commerces } from '../database/schema.ts'

let server: TestServer
let administrator: Person
let owner: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
  owner = await server.owner()
})
afterAll(() => server.close())

const { created, remove, listedIds, shopIn, categoriesOfShop, categoriesOfOffer } = categoryCalls(
  () => ({ server, administrator, owner }),
)

describe('a category in use', () => {
  test('is not deleted before somebody says where its shops go', async () => {
    const id = await created('Bazar')
    const shop = await shopIn(id)
    await shopIn(1, id)
    await server.commerce(owner, { category: [id], deleted_at: IN_BIN })
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
    expect(await listedIds()).toContain(id)
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
      await server.commerce(owner, { category: [id], deleted_at: IN_BIN }),
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
    expect((await server.activityOf('category', { id })).at(-1)).toMatchObject({
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
    await server.offer(shop, { category: [id], deleted_at: IN_BIN })
    const path = '/api/category/use/'
    const found = await administrator.get(`${path}?search=CERERIA&page=1`)
    expect(found.body.results).toMatchObject([
      { id, name: 'Cerería y velas', commerces: 1, offers: 1 },
    ])
    expect([found.body.count, found.headers['x-total-count']]).toEqual([1, '1'])
    const { body } = await administrator.get(path)
    expect(body.map((row: { id: number }) => row.id)).toEqual(await listedIds())
    expect((await server.anyone.get('/api/category/')).body[0]).not.toHaveProperty('offers')
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
      await tx.update(categories).set({ deleted_at: IN_BIN }).where(eq(categories.id, id))
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
