import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const owner = await server.owner()
  const placed = { street: 'Calle Mayor', direction: 'Calle Mayor, 3', latitude: 40, longitude: -1 }
  const further = {
    street: 'Ronda Norte',
    direction: 'Ronda Norte, 9',
    latitude: 40.01,
    longitude: -1,
  }
  const open = readHours('L-V 8-20').hours
  const early = { ...placed, description: 'Botones.', hours: readHours('D 9-12').hours }
  await server.commerce(owner, { ...early, name: 'Mercería Uno' })
  await server.commerce(owner, { ...further, description: 'Botones.', name: 'Mercería Dos' })
  const soap = await server.commerce(owner, { name: 'Jabones', description: 'Lejía.', hours: open })
  await server.offer(soap)
  await server.commerce(owner, { name: 'Jabones Domingo', description: 'Lejía.' })
  server.clock.set('2026-03-05T10:00:00.000Z')
})
afterAll(() => server.close())

const WORDS_ALONE = { open: null, near: null, place: null, offers: false, facts: [], closed: false }

async function search(text: string, more = '') {
  const { body } = await server.anyone.get(
    `/api/directory/commerces/?page=1&search=${encodeURIComponent(text)}${more}`,
  )
  return { ...body, names: body.results.map(({ name }: { name: string }) => name) }
}

test('who is open is a filter of the search', async () => {
  const { understood, names, is_loose } = await search('lejía abierto ahora')
  expect(understood).toEqual({ ...WORDS_ALONE, search: 'lejía', open: 'now' })
  expect(names).toEqual(['Jabones'])
  expect(is_loose).toBe(false)
  expect((await search('mercería los domingos')).names).toEqual(['Mercería Uno'])
})

test('where nobody is open those who are closed are found, and it is said', async () => {
  const { understood, names, count } = await search('mercería abierta')
  expect(understood).toMatchObject({ search: 'mercería', open: 'now', closed: true })
  expect(names).toEqual(['Mercería Dos', 'Mercería Uno'])
  expect(count).toBe(2)
  expect((await search('mercería', '&open=now')).names).toEqual([])
})

test('a street of a shop is where the results are near, though nothing else is asked for', async () => {
  const near = { near: '40,-1', place: 'Calle Mayor' }
  const found = await search('botones en la calle mayor')
  expect(found.understood).toEqual({ ...WORDS_ALONE, ...near, search: 'botones' })
  expect(found.names).toEqual(['Mercería Uno', 'Mercería Dos'])
  expect((await search('calle mayor')).names.slice(0, 2)).toEqual(['Mercería Uno', 'Mercería Dos'])
  expect((await search('botones ronda norte')).names).toEqual(['Mercería Dos', 'Mercería Uno'])
  expect((await search('botones calle menor')).understood).toBeNull()
})

test('near whoever asks is left to them, and offers are a filter', async () => {
  expect((await search('botones cerca de mí')).understood).toMatchObject({ near: 'me' })
  const { understood, names } = await search('jabones en oferta')
  expect(understood).toMatchObject({ search: 'jabones', offers: true })
  expect(names).toEqual(['Jabones'])
})

test('the name of a shop is no filter', async () => {
  const { understood, names } = await search('jabones domingo')
  expect(understood).toBeNull()
  expect(names).toEqual(['Jabones Domingo'])
})

test('what is chosen beside the search counts more than what it says', async () => {
  expect((await search('mercería abierta', '&open=sun')).names).toEqual(['Mercería Uno'])
})

test('categories, offers and suggestions read the same of a search', async () => {
  const read = async (path: string) =>
    (await server.anyone.get(`/api/directory/${path}${encodeURIComponent('jabones abierto')}`)).body
  const [category] = await read('categories/?search=')
  expect(category.commerces).toBe(1)
  expect(await read('offers/?search=')).toHaveLength(1)
  expect((await read('suggestions/?search=')).commerces).toHaveLength(2)
})

test('without a search nothing is said of one', async () => {
  const { body } = await server.anyone.get('/api/directory/commerces/?page=1')
  expect(Object.keys(body)).toEqual(['count', 'next', 'previous', 'results'])
})
