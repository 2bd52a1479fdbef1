import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let owner: Person
let id: number
let offerId: number
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await server.db.execute(sql`insert into categories (name) values ('Panadería'), ('Cafetería')`)
  owner = await server.owner()
  const shop = await server.commerce(owner, {
    name: 'Horno de Adela',
    description: 'Pan de masa madre en el horno de leña',
    direction: 'Calle del Horno, 3',
    category: [1, 2],
  })
  id = shop.id
  const offer = await server.offer(shop, { title: 'Pan y café', type: '2x1', description: 'Masa' })
  offerId = offer.id
  await server.commerce(owner, { name: 'Café La Miga', description: 'Café de leña' })
})

/** Returns all rows that triggers write from shops and offers. */
async function indexRows() {
  const rows = async (table: string) =>
    (await server.db.execute(sql.raw(`select * from ${table} order by 1, 2`))).rows
  return {
    published: await rows('published_commerces'),
    words: await rows('commerce_words'),
    offerWords: await rows('offer_words'),
    categories: await rows('commerce_categories'),
    offerCategories: await rows('offer_categories'),
  }
}

/** Returns the same rows after every shop was indexed again. */
async function rebuiltRows() {
  await server.db.execute(sql`truncate commerce_words, offer_words, published_commerces`)
  await server.db.execute(sql`select publish_commerces(array_agg(id)) from commerces`)
  await server.db.execute(sql`delete from commerce_categories`)
  await server.db.execute(
    sql`insert into commerce_categories select id, unnest(category) from commerces`,
  )
  await server.db.execute(sql`delete from offer_categories`)
  await server.db.execute(sql`insert into offer_categories select id, unnest(category) from offers`)
  return await indexRows()
}

test.each([
  ['only the category', { category: [2, 3] }],
  ['only the order of its categories', { category: [2, 1] }],
  ['only the phone', { n_tlf: '965112233' }],
  ['the name', { name: 'Panadería Adela, pan y café' }],
  ['the name to one of which no word is left', { name: '¡¡!!' }],
  ['the description, with a word of the name and one of an offer', { description: 'Horno y café' }],
  ['the address', { direction: 'Plaza de la Leña, 1' }],
  ['whether it is hidden', { hidden: true }],
])('a save that changes %s leaves the index as if it were built anew', async (_, changes) => {
  server.clock.advance(60)
  expect(await owner.patch(`/api/commerce/${id}/`, changes)).toMatchObject({ status: 200 })
  const rows = await indexRows()
  expect(rows).toEqual(await rebuiltRows())
})

test.each([
  ['only the category', { category: [3] }],
  ['the title', { title: 'Horno y tahona' }],
  ['the type', { type: 'Rebajas' }],
])(
  'an offer whose save changes %s leaves the index as if it were built anew',
  async (_, changes) => {
    server.clock.advance(60)
    expect(await owner.patch(`/api/offer/${offerId}/`, changes)).toMatchObject({ status: 200 })
    const rows = await indexRows()
    expect(rows).toEqual(await rebuiltRows())
  },
)

test('an offer that goes to another shop, to the bin and back leaves the index as built anew', async () => {
  const [{ id: other }] = (
    await server.db.execute<{ id: number }>(sql`select max(id) as id from commerces`)
  ).rows as [{ id: number }]
  const path = `/api/offer/${offerId}/`
  for (const step of [
    () => owner.patch(path, { commerce: other }),
    () => owner.delete(path),
    () => owner.post(`${path}restore/`, {}),
  ]) {
    expect((await step()).status).toBeLessThan(300)
    const rows = await indexRows()
    expect(rows).toEqual(await rebuiltRows())
  }
})

test('shops that are written without the program leave the index as built anew', async () => {
  await server.db.execute(sql`update commerces
    set name = name || ' nueva', category = '{3}', updated_at = updated_at + interval '1 second'`)
  await server.db.execute(sql`update offers set title = title || ' nueva', category = '{2,3}'`)
  const rows = await indexRows()
  expect(rows).toEqual(await rebuiltRows())
  expect(rows.categories).toHaveLength(2)
})

test('a save that changes neither name, texts nor categories writes no word and no category', async () => {
  const versions = async () =>
    (
      await server.db.execute(sql`
        select word, xmin::text from commerce_words
        union all select category::text, xmin::text from commerce_categories order by 1`)
    ).rows
  const before = await versions()
  await owner.patch(`/api/commerce/${id}/`, { n_tlf: '965112233' })
  expect(await versions()).toEqual(before)
})

test('new words are in the indexes at once: a pending list would be read by every search', async () => {
  const { rows } = await server.db.execute(sql`
    select gin_clean_pending_list('search_words_deletions') as deletions,
      gin_clean_pending_list('search_words_trigrams') as trigrams
  `)
  expect(rows).toEqual([{ deletions: '0', trigrams: '0' }])
})
