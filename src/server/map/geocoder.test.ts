import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tilePlaceOf } from '#contract/map.ts'
import { startFakeMapSource } from '#testing/fake-map-source.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

const PLACES: Record<string, object> = {
  'Calle Mayor, 12, Peñacala': { lat: 40.4201234567, lng: 0.43, type: 'portal', address: 'MAYOR' },
  'Calle Mayor, Peñacala': { lat: '40.42', lng: '0.43', type: 'callejero' },
  'Calle Falsa, 1, Peñacala': { lat: 40.4, lng: 0.4, type: 'Municipio' },
  'Cero, Peñacala': { lat: 0, lng: 0, type: 'portal' },
  'Lejos, Peñacala': { lat: 91, lng: 0, type: 'portal' },
  Peñacala: { lat: 40.4, lng: 0.4, type: 'Municipio' },
}

let source: Awaited<ReturnType<typeof startFakeMapSource>>
let server: TestServer
let lucia: Person
beforeEach(async () => {
  source = await startFakeMapSource({ find: (address) => PLACES[address] ?? null })
  const { geocoderUrl, tilesUrl } = source
  server = await openTestServer({ geocoderUrl, tilesUrl, fixedSettings: { town: 'Peñacala' } })
  lucia = await server.owner()
})
afterEach(async () => {
  await server.close()
  await source.close()
})

const find = async (direction: string, person: Person = lucia) =>
  (await person.post('/api/places/find/', { direction })).body.proposal

describe('where an address may be', () => {
  test.each([
    ['Calle Mayor, 12', { latitude: 40.420123, longitude: 0.43, precision: 'door' }],
    ['Calle Mayor', { latitude: 40.42, longitude: 0.43, precision: 'street' }],
    ['Calle Falsa, 1', null],
    ['Cero', null],
    ['Lejos', null],
    ['Nadie la conoce, 3', null],
  ])('%s: %j', async (direction, proposal) => {
    expect(await find(direction)).toEqual(proposal)
  })

  test.each([
    ['C/ Mayor 12, bajo', 'C/ Mayor, 12, 12540 Vila-real, Castellón'],
    ['Calle Mayor, 12, 12540 Vila-real', 'Calle Mayor, 12, 12540 Vila-real, Castellón'],
    ['Calle Mayor, 12, 12530 Burriana', 'Calle Mayor, 12, 12530 Burriana'],
    ['Junto al río', 'Junto al río, 12540 Vila-real, Castellón'],
  ])('is asked for %s in its own town, as %s', async (direction, asked) => {
    const town = { town: 'Vila-real', province: 'Castellón', postal_codes: ['12540'] }
    const { geocoderUrl } = source
    const other = await openTestServer({ geocoderUrl, fixedSettings: town })
    await find(direction, await other.owner())
    expect(
      source.requests.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('q')),
    ).toEqual([asked])
    await other.close()
  })

  test('is asked by the parts of an address where they are told, with a code of its own', async () => {
    const town = { town: 'Vila-real', postal_codes: ['12540', '12541'] }
    const { geocoderUrl } = source
    const other = await openTestServer({ geocoderUrl, fixedSettings: town })
    const address = {
      direction: 'Calle Mayor, 12',
      ...{ street: 'Calle Mayor', number: '12', postal_code: '12541' },
    }
    await (await other.owner()).post('/api/places/find/', address)
    expect(
      source.requests.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('q')),
    ).toEqual(['Calle Mayor, 12, 12541 Vila-real'])
    await other.close()
  })

  test('is asked once, for thirty at the same time and afterwards', async () => {
    const found = await Promise.all(Array.from({ length: 30 }, () => find('Calle Mayor, 12')))
    expect(new Set(found.map(({ latitude }) => latitude))).toEqual(new Set([40.420123]))
    await find('Calle Mayor, 12')
    expect(source.requests).toHaveLength(1)
    expect(source.requests[0]!.headers.referer).toBeUndefined()
  })

  test.each([
    ['an error', 500, ''],
    ['a page', 200, '<html>'],
    ['another shape', 200, '{"lat":"x"}'],
    ['a list', 200, '[]'],
  ])('is quietly not known after %s', async (_what, status, body) => {
    source.answerWith((_request, response) => void response.writeHead(status).end(body))
    expect(await find('Calle Mayor, 12')).toBeNull()
  })

  test('is quietly not known when nobody answers in time', async () => {
    source.answerWith(() => {})
    expect(await find('Calle Mayor, 12')).toBeNull()
  })

  test('is not known where nobody is asked', async () => {
    const off = await openTestServer()
    expect(await find('Calle Mayor, 12', await off.owner())).toBeNull()
    await off.close()
  })

  test('is asked sixty times an hour by an account', async () => {
    for (let times = 0; times < 60; times++) await find('Calle Mayor, 12')
    const { status } = await lucia.post('/api/places/find/', { direction: 'Calle Mayor, 12' })
    expect(status).toBe(429)
  })
})

test('as long as no shop has a place the map is that of the town', async () => {
  const { map } = (await server.anyone.get('/api/site/')).body
  expect(map.bounds.south).toBeCloseTo(40.346, 2)
  const { x, y } = tilePlaceOf({ latitude: 40.4, longitude: 0.4 }, 15)
  const { statusCode } = await server.app.inject(`/tiles/15/${Math.floor(x)}/${Math.floor(y)}`)
  expect(statusCode).toBe(200)
})
