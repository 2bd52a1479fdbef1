import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsOfTrades } from '#contract/trades/trades.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { fillTradeWords } from './fill-trade-words.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await openTestServer()
  admin = await server.administrator()
})
afterAll(() => server.close())

const OF_BAKERIES = wordsOfTrades('Panadería', null)

const create = async (form: object) => (await admin.post('/api/category/', form)).body
const change = async (id: number, changes: object) =>
  (await admin.patch(`/api/category/${id}/`, changes)).body
const read = async (id: number) => (await server.anyone.get(`/api/category/${id}/`)).body

test('a category gets the words of the trade that its name tells, and of another name', async () => {
  const { id, words, like } = await create({ name: 'Hornos y panaderías' })
  expect({ words, like }).toEqual({ words: OF_BAKERIES, like: null })
  expect((await change(id, { name: 'Zapaterías' })).words).toEqual(wordsOfTrades('Zapatería', null))
  expect((await change(id, { name: 'Lo demás' })).words).toEqual([])
})

test('one may be like a trade whatever its name, and no longer', async () => {
  const { id, words } = await create({ name: 'Lo de Ana', like: 'panaderia' })
  expect(words).toEqual(OF_BAKERIES)
  expect(await change(id, { like: '' })).toEqual({ id, name: 'Lo de Ana', words: [], like: null })
})

test('words that the office has edited stay, with another name and another version', async () => {
  const { id } = await create({ name: 'Tahonas', like: 'panaderia' })
  const edited = ['talo', 'pan de maíz']
  expect((await change(id, { words: ' talo , pan de\tmaíz\n, talo,' })).words).toEqual(edited)
  await change(id, { name: 'Tahonas y pan' })
  await admin.put(`/api/category/${id}/`, { name: 'Tahona' })
  await fillTradeWords(server.db)
  expect(await read(id)).toEqual({ id, name: 'Tahona', words: edited, like: 'panaderia' })
})

test('who is in the category is found by its words at once, and not by those that were taken out', async () => {
  const { id } = await create({ name: 'Rincones', words: ['abalorios', 'cuenta de cristal'] })
  await server.commerce(await server.owner(), { name: 'Uno', category: [id] })
  const found = async (word: string) =>
    (await server.anyone.get(`/api/directory/commerces/?search=${word}`)).body.length
  expect(await found('abalorio')).toBe(1)
  expect(await found('cuentas de cristal')).toBe(1)
  expect(await found('cristal')).toBe(0)
  await change(id, { words: ['canicas'] })
  expect(await found('abalorio')).toBe(0)
  expect(await found('canicas')).toBe(1)
})

test.each([
  [{ words: 'x'.repeat(61) }, 'words'],
  [{ words: 5 }, 'words'],
  [{ words: Array.from({ length: 401 }, (_, at) => `w${at}`).join() }, 'words'],
  [{ like: 'astronauta' }, 'like'],
])('what is no word and no trade is refused: %j', async (changes, field) => {
  const { status, body } = await admin.patch('/api/category/1/', changes)
  expect([status, Object.keys(body)]).toEqual([400, [field]])
})
