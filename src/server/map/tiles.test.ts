import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tilePlaceOf } from '#contract/map.ts'
import { startFakeMapSource } from '#testing/fake-map-source.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

type Source = Awaited<ReturnType<typeof startFakeMapSource>>
let source: Source
let server: TestServer
beforeEach(async () => {
  source = await startFakeMapSource()
  server = await openTestServer({ tilesUrl: source.tilesUrl, tilesDays: 30 })
  await server.commerce(await server.owner(), HERE)
})
afterEach(async () => {
  await server.close()
  await source.close()
})

const HERE = { latitude: 40.42, longitude: 0.43 }

function tileOf(place = HERE, z = 16) {
  const { x, y } = tilePlaceOf(place, z)
  return `/tiles/${z}/${Math.floor(x)}/${Math.floor(y)}`
}
const get = (path = tileOf(), headers: Record<string, string> = {}) =>
  server.app.inject({ url: path, headers })
const folder = () => {
  const tiles = join(server.services.config.varDir, 'tiles')
  return existsSync(tiles) ? join(tiles, readdirSync(tiles)[0]!) : undefined
}
const DAY = 86_400_000
const later = (days: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + days * DAY).toISOString())

describe('a tile of the town', () => {
  test('is a picture that browsers keep, asked of the source once', async () => {
    const first = await get()
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
    })
    expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect((await get()).rawPayload).toEqual(first.rawPayload)
    expect(source.requests).toHaveLength(1)
    expect(source.requests[0]!.path).toBe(`${tileOf().replace('/tiles', '')}.png`)
  })

  test('is fetched once for thirty who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get()))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(source.requests).toHaveLength(1)
  })

  test('tells the source nothing of who asked', async () => {
    await get(tileOf(), {
      cookie: 'auth_access=secret',
      referer: 'https://escaparate.example/comercio/la-espiga-1',
      'user-agent': 'Telephone',
      'x-forwarded-for': '203.0.113.7',
    })
    const asked = JSON.stringify(source.requests[0]!.headers)
    expect(asked).toContain('Escaparate/')
    expect(asked).not.toMatch(/secret|espiga|Telephone|203\.0/)
  })

  test('is shown as it was while the source is away, and fetched anew when it is old', async () => {
    const first = await get()
    later(29)
    await get()
    expect(source.requests).toHaveLength(1)
    later(2)
    source.answerWith((_request, response) => void response.writeHead(500).end())
    expect((await get()).rawPayload).toEqual(first.rawPayload)
    expect(source.requests).toHaveLength(2)
    source.answerWith(undefined)
    expect((await get()).statusCode).toBe(200)
    expect(source.requests).toHaveLength(3)
  })

  test.each([
    ['a page', (text: string) => text],
    ['an error', () => undefined],
  ])('is not there when the source answers with %s', async (_what, body) => {
    source.answerWith((_request, response) => {
      const text = body('<html><script>alert(1)</script>')
      response.writeHead(text ? 200 : 403, { 'content-type': 'image/png' }).end(text)
    })
    const { statusCode, headers } = await get()
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(folder()).toBeUndefined()
  })

  test('is not there when it is larger than any, or leads elsewhere', async () => {
    source.answerWith((_request, response) => void response.end(Buffer.alloc(2_000_000, 0x89)))
    expect((await get()).statusCode).toBe(404)
    const elsewhere = await startFakeMapSource()
    source.answerWith((_request, response) => {
      response.writeHead(302, { location: elsewhere.tilesUrl }).end()
    })
    expect((await get()).statusCode).toBe(404)
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })

  test('is a whole picture on the disk, whatever lay there', async () => {
    const { rawPayload } = await get()
    const [name] = readdirSync(folder()!)
    writeFileSync(join(folder()!, name!), 'half of')
    const other = await openTestServer({
      tilesUrl: source.tilesUrl,
      varDir: server.services.config.varDir,
    })
    await other.commerce(await other.owner(), HERE)
    expect((await other.app.inject(tileOf())).rawPayload).toEqual(rawPayload)
    await other.close()
  })

  test('is there without a disk to write on', async () => {
    writeFileSync(join(server.services.config.varDir, 'tiles'), 'no folder')
    expect((await get()).statusCode).toBe(200)
    expect((await get()).statusCode).toBe(200)
  })
})

test('what is kept stays within its limit, and what was fetched first goes first', async () => {
  const small = await openTestServer({ tilesUrl: source.tilesUrl, tilesMb: 0 })
  await small.commerce(await small.owner(), HERE)
  for (const z of [14, 15, 16]) await small.app.inject(tileOf(HERE, z))
  const tiles = join(small.services.config.varDir, 'tiles')
  expect(readdirSync(join(tiles, readdirSync(tiles)[0]!))).toEqual([])
  await small.close()
})

test.each([
  ['elsewhere', tileOf({ latitude: 48.85, longitude: 2.35 })],
  ['of the whole world', '/tiles/0/0/0'],
  ['closer than there are', tileOf(HERE, 20)],
  ['that is none', '/tiles/16/1/x'],
  ['beyond the edge', '/tiles/12/4096/0'],
])('a tile %s is not there, and nobody is asked', async (_what, path) => {
  expect((await get(path)).statusCode).toBe(404)
  expect(source.requests).toEqual([])
})

test('a shop that was put far away makes no other town of it', async () => {
  const owner = await server.owner()
  const far = { latitude: 48.85, longitude: 2.35 }
  await server.commerce(owner, { latitude: 40.425, longitude: 0.43 })
  await server.commerce(owner, far)
  expect((await get(tileOf(far))).statusCode).toBe(404)
  expect((await get(tileOf({ latitude: 40.425, longitude: 0.43 }))).statusCode).toBe(200)
})

test('the site says where there is a map, and whom to name for it', async () => {
  const { map } = (await server.anyone.get('/api/site/')).body
  expect(map.attribution).toContain('Instituto Geográfico Nacional')
  expect(map.bounds.south).toBeLessThan(HERE.latitude)
  expect(map.bounds.east).toBeGreaterThan(HERE.longitude)
  const off = await openTestServer()
  await off.commerce(await off.owner(), HERE)
  expect((await off.anyone.get('/api/site/')).body.map).toBeNull()
  expect((await off.app.inject(tileOf())).statusCode).toBe(404)
  await off.close()
})
