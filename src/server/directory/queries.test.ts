import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTown } from '#demo/insert-town.ts'
import { town } from '#demo/town.ts'
import { SEARCHED_QUERIES } from '#testing/searched-queries.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

/** Number of cards that are visible on the first page. */
const SEEN = 5

/** Queries for what no shop of the town has that find somebody all the same. None may join them. */
const FOUND_ANYWAY = [
  'depilación láser',
  'extensiones de pestañas',
  'azulejos para baño',
  'punto de recarga',
  'car hire',
  'tienda de caza',
  'cartuchos de escopeta',
  'cristales para ventana',
  'tienda de trajes de flamenca',
  'tasación de viviendas',
  'imprimir lonas publicitarias',
  'sillas de oficina',
  'hair transplant',
]

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const ids = town.shops.map((_, at) => at + 1)
  const shown = { ...town, reports: [], proposals: [] }
  await insertTown(server.db, shown, ids, new Map(), '', server.clock.now())
})
afterAll(() => server.close())

/** Returns the categories of the first shops that are found, the best one first. */
async function findFirst(query: string): Promise<number[][]> {
  const { body } = await server.anyone.get(
    `/api/directory/commerces/?page=1&page_size=${SEEN}&search=${encodeURIComponent(query)}`,
  )
  return body.results.map(({ category }: { category: number[] }) => category)
}

test('of what no shop of the town has only the listed queries find somebody', async () => {
  const found: string[] = []
  const absent = SEARCHED_QUERIES.filter(({ categories }) => categories.length === 0)
  for (const { query } of absent) if ((await findFirst(query)).length > 0) found.push(query)
  expect(found).toEqual(FOUND_ANYWAY)
})

test('of what its shops have 95 of 100 are found at once, and at most 10 find another trade first', async () => {
  const missed: string[] = []
  const misled: string[] = []
  const asked = SEARCHED_QUERIES.filter(({ categories }) => categories.length > 0)
  for (const { query, categories } of asked) {
    const found = await findFirst(query)
    const isOne = (category: number[]) => category.some((id) => categories.includes(id))
    if (!found.some(isOne)) missed.push(query)
    if (found.length > 0 && !isOne(found[0]!)) misled.push(query)
  }
  if (process.env.QUERIES) console.info(asked.length, { missed, misled })
  expect(missed.length / asked.length, missed.join(', ')).toBeLessThanOrEqual(0.05)
  expect(misled.length / asked.length, misled.join(', ')).toBeLessThanOrEqual(0.1)
})
