import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ListedCommerce } from '#contract/directory.ts'
import { apiContext, renderingContext } from '#web/api/server-api.ts'
import { readOpenNearby } from './other-commerces.tsx'

const DOOR = { latitude: 40.42074, longitude: 0.42461 }
const NOON = Date.parse('2026-05-28T10:00:00Z')
const at = (hours: number) => new Date(NOON + hours * 3_600_000).toISOString()

type Listed = Partial<ListedCommerce> & { id: number }

/** A shop so many metres north of the door, open until two. */
const shop = (id: number, metres: number, facts: Partial<ListedCommerce> = {}): Listed => ({
  id,
  latitude: DOOR.latitude + metres / 111_195,
  longitude: DOOR.longitude,
  open_state: 'open',
  open_until: at(2),
  opens_at: null,
  ...facts,
})

/** Reads the shops of shop 1's page. Returns them with the end of the cache and the requested `paths`. */
async function read(results: Listed[], own: Partial<typeof DOOR> | object = {}) {
  const context = new RouterContextProvider()
  const rendering = { validUntil: Number.POSITIVE_INFINITY }
  const paths: string[] = []
  context.set(renderingContext, rendering as never)
  context.set(apiContext, async ({ path }) => {
    paths.push(path)
    return { status: 200, body: { results } }
  })
  const shown = await readOpenNearby(context, { id: 1, ...DOOR, ...own })
  return { shown: shown.map(({ id, distance }) => [id, distance]), paths, ...rendering }
}

test('the nearest shops that are open stand on the page of a shop, by their way from its door', async () => {
  const { shown, paths } = await read([
    shop(1, 0),
    shop(2, 240),
    shop(3, 120, { open_state: 'closing', open_until: at(0.2) }),
    shop(4, 10, { open_state: 'closed', open_until: null, opens_at: at(5) }),
    shop(5, 20, { open_state: 'unknown', open_until: null }),
    shop(6, 300),
    shop(7, 400),
    shop(8, 500),
    shop(9, 900),
  ])
  expect(shown).toEqual([
    [3, 120],
    [2, 240],
    [6, 300],
    [7, 400],
  ])
  expect(paths).toEqual(['/api/directory/commerces/?near=40.421%2C0.425&page=1&page_size=13'])
})

test('the page holds until one of the nearest opens, closes or is about to, shown or not', async () => {
  const closed = { open_state: 'closed', open_until: null, opens_at: at(1) } as const
  const { validUntil } = await read([shop(2, 50), shop(3, 60), shop(4, 70, closed)])
  expect(validUntil).toBe(Date.parse(at(1)))
})

test.each([
  ['one alone is open', [shop(2, 50), shop(3, 60, { open_state: 'holiday', open_until: null })]],
  ['who is open is far', [shop(2, 900), shop(3, 950)]],
  [
    'nobody has said where they are',
    [2, 3].map((id) => shop(id, 0, { latitude: null, longitude: null })),
  ],
])('where %s there is no such row', async (_name, results) => {
  expect((await read(results)).shown).toEqual([])
})

test('of a shop without a place nothing is asked', async () => {
  const { shown, paths } = await read([shop(2, 50), shop(3, 60)], {
    latitude: null,
    longitude: null,
  })
  expect([shown, paths]).toEqual([[], []])
})
