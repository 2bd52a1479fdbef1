import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FACT_NAMES } from '#contract/facts/fact-table.ts'
import { OPEN_DATA_LICENSE, openCommerce } from '#contract/open-data.ts'
import { categories } from '#server/database/schema.ts'
import { newWord } from '#testing/directory-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const csv = () => server.anyone.get('/api/directory/commerces.csv')
const geoJson = () => server.anyone.get('/api/directory/commerces.geojson')

async function csvRow(id: number) {
  const { data } = Papa.parse<Record<string, string>>((await csv()).body.replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  })
  return data.find((row) => row.id === String(id))
}

async function featureOf(id: number) {
  const { features } = (await geoJson()).body
  return features.find((feature: { id: number }) => feature.id === id)
}

test('a spreadsheet gets every field of a published shop', async () => {
  const named = newWord()
  const [second] = await server.db.insert(categories).values({ name: named }).returning()
  const shop = await server.commerce(lucia, {
    name: 'Pan; y «bollos»',
    description: 'Dos líneas,\ny "comillas"',
    category: [1, second!.id],
    latitude: 40.42,
    longitude: -0.5,
  })
  await server.offer(shop)
  const row = await csvRow(shop.id)
  const fields = Object.keys(openCommerce.shape)
  expect(Object.keys(row!)).toEqual(
    fields.flatMap((name) => (name === 'facts' ? FACT_NAMES : name)),
  )
  const { body } = await server.anyone.get(`/api/directory/commerces/${shop.id}/`)
  const { body: first } = await server.anyone.get('/api/category/1/')
  expect(row).toMatchObject({
    name: 'Pan; y «bollos»',
    description: 'Dos líneas,\ny "comillas"',
    category: `${first.name}, ${named}`,
    n_tlf: body.n_tlf,
    direction: body.direction,
    latitude: '40.42',
    longitude: '-0.5',
    opening_hours: body.opening_hours,
    offers: '1',
    updated_at: body.updated_at,
  })
  expect(row!.url).toMatch(new RegExp(`^https?://.+/comercio/pan-y-bollos-${shop.id}$`))
})

test('its CSV says what it is, and under which licence', async () => {
  const { status, headers, body } = await csv()
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="comercios.csv"')
  expect(headers.link).toBe(`<${OPEN_DATA_LICENSE}>; rel="license"`)
  expect(body).toMatch(/^\uFEFFid;name;/)
  // The second response comes from the cache.
  expect((await csv()).headers).toMatchObject({ link: headers.link, etag: headers.etag })
})

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['-2+3+cmd', `'-2+3+cmd`],
  ['Pan = vida', 'Pan = vida'],
])('a shop called %j is no formula', async (name, written) => {
  const { id } = await server.commerce(lucia, { name })
  expect((await csvRow(id))!.name).toBe(written)
})

test('a map gets the same as GeoJSON', async () => {
  const shop = await server.commerce(lucia, { latitude: 40.42, longitude: -0.5 })
  const { headers, body } = await geoJson()
  expect(headers['content-type']).toBe('application/geo+json; charset=utf-8')
  expect(body).toMatchObject({ type: 'FeatureCollection', license: OPEN_DATA_LICENSE })
  expect(body.attribution).not.toBe('')
  const feature = await featureOf(shop.id)
  expect(feature).toMatchObject({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-0.5, 40.42] },
    properties: { id: shop.id, name: shop.name, n_tlf: shop.n_tlf },
  })
  const { latitude, longitude, ...properties } = openCommerce.shape
  expect(Object.keys(feature.properties).toSorted()).toEqual(Object.keys(properties).toSorted())
  expect(Date.parse(body.updated_at)).toBeGreaterThanOrEqual(
    Date.parse(feature.properties.updated_at),
  )
})

test('a shop that nobody has placed has no geometry', async () => {
  const { id } = await server.commerce(lucia)
  expect((await featureOf(id)).geometry).toBeNull()
})

test('only what is public is there, from the moment on when it changes', async () => {
  const waiting = await server.commerce(lucia, { application: { status: 'PE', decided_at: null } })
  const shop = await server.commerce(lucia)
  expect(await featureOf(waiting.id)).toBeUndefined()
  expect(await csvRow(waiting.id)).toBeUndefined()
  expect(await csvRow(shop.id)).toBeDefined()
  await lucia.patch(`/api/commerce/${shop.id}/`, { hidden: true })
  expect(await featureOf(shop.id)).toBeUndefined()
  expect(await csvRow(shop.id)).toBeUndefined()
})
