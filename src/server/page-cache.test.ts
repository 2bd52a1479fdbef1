import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { openCanonical } from './canonical-url.ts'
import { openFairQueue, QueueFull } from './fair-queue.ts'
import { cachePages, type RenderedPage } from './page-cache.ts'

/** A site with one sentence, rendered when the test allows it. */
function openTown() {
  let version: number | undefined = 1
  let sentence = 'Hay pan'
  let now = new Date('2026-03-05T10:00:00.000Z')
  const renderings: string[] = []
  const waiting: (() => void)[] = []
  let isHeld = false
  let isAway = false
  let validUntil: number | undefined
  let last: { version: number; seconds: number } | undefined
  const app = fastify()
  const answer = cachePages({
    async render(_request, url): Promise<RenderedPage> {
      const body = Buffer.from(`${sentence} en ${url}`)
      renderings.push(url)
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
      if (url === '/rota' && isAway) throw new Error('no database')
      const status = isAway ? 503 : url === '/nada' ? 404 : 200
      const headers = { 'content-type': 'text/html', 'content-security-policy': 'x' }
      return { status, headers, body, ...(validUntil && { validUntil }) }
    },
    canonical: openCanonical((path) => (path === '/directorio' ? ['q', 'pagina'] : [])),
    queue: openFairQueue({ atOnce: 2, each: 1, most: 1 }),
    changes: {
      version: () => version,
      lastKnown: () => last,
      connections: () => 1,
      settled: async () => {},
      close: async () => {},
    },
    clock: { now: () => now },
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof QueueFull ? 503 : 500).send(String(error)),
  )
  app.get('*', answer)
  return {
    renderings,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    head: (url: string) => app.inject({ method: 'HEAD', url }),
    say(next: string) {
      sentence = next
      if (version !== undefined) version += 1
    },
    unheard: () => {
      version = undefined
    },
    /** The database becomes unreachable; the last known change is this many seconds old. */
    lose(seconds: number) {
      last ??= { version: version!, seconds }
      last.seconds = seconds
      version = undefined
      isAway = true
    },
    write: () => {
      last = undefined
    },
    comeBack() {
      version = last!.version + 1
      last = undefined
      isAway = false
    },
    /** The directory changes, but for nothing that any page shows. */
    changeElsewhere: () => {
      version! += 1
    },
    at(time: string) {
      now = new Date(time)
    },
    holdsUntil(time: string) {
      validUntil = Date.parse(time)
    },
    hold: () => {
      isHeld = true
    },
    async goOn() {
      isHeld = false
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}

test('a page read twice is rendered once, with its policy', async () => {
  const town = openTown()
  const first = await town.get('/directorio')
  const second = await town.get('/directorio')
  expect(town.renderings).toEqual(['/directorio'])
  expect([second.statusCode, second.body, second.headers]).toEqual([
    200,
    first.body,
    { ...first.headers, date: expect.any(String) },
  ])
  expect(second.headers).toMatchObject({
    'content-security-policy': 'x',
    'cache-control': 'no-cache',
  })
})

test('an edit is seen at once', async () => {
  const town = openTown()
  await town.get('/directorio')
  town.say('Ya no hay pan')
  expect((await town.get('/directorio')).body).toBe('Ya no hay pan en /directorio')
})

test('pages of other addresses are other pages', async () => {
  const town = openTown()
  await town.get('/directorio?pagina=1')
  expect((await town.get('/directorio?pagina=2')).body).toContain('pagina=2')
})

test('what was rendered while something changed is not kept', async () => {
  const town = openTown()
  town.hold()
  const early = town.get('/directorio')
  await expect.poll(() => town.renderings.length).toBe(1)
  town.say('Ya no hay pan')
  await town.goOn()
  expect((await early).body).toContain('Hay pan')
  expect((await town.get('/directorio')).body).toContain('Ya no hay pan')
})

test('whoever asks after a change is not given a rendering that was begun before it', async () => {
  const town = openTown()
  town.hold()
  const early = town.get('/directorio')
  await expect.poll(() => town.renderings.length).toBe(1)
  town.say('Ya no hay pan')
  const late = town.get('/directorio')
  await expect.poll(() => town.renderings.length).toBe(2)
  await town.goOn()
  await early
  expect((await late).body).toContain('Ya no hay pan')
})

test('many who ask at once share one rendering', async () => {
  const town = openTown()
  town.hold()
  const answers = Array.from({ length: 20 }, () => town.get('/directorio'))
  await expect.poll(() => town.renderings.length).toBe(1)
  await town.goOn()
  expect(new Set((await Promise.all(answers)).map(({ body }) => body)).size).toBe(1)
  expect(town.renderings).toHaveLength(1)
})

test('nothing is kept while nobody hears of changes', async () => {
  const town = openTown()
  town.unheard()
  await town.get('/directorio')
  town.say('Ya no hay pan')
  expect((await town.get('/directorio')).body).toContain('Ya no hay pan')
})

test('a page holds until midnight in Madrid', async () => {
  const town = openTown()
  await town.get('/directorio')
  town.at('2026-03-05T22:59:59.999Z')
  await town.get('/directorio')
  expect(town.renderings).toHaveLength(1)
  town.at('2026-03-05T23:00:00.000Z')
  await town.get('/directorio')
  expect(town.renderings).toHaveLength(2)
})

test('a page that says until when it holds is rendered anew from then on', async () => {
  const town = openTown()
  town.holdsUntil('2026-03-05T12:00:00.000Z')
  await town.get('/directorio')
  town.at('2026-03-05T11:59:59.999Z')
  await town.get('/directorio')
  expect(town.renderings).toHaveLength(1)
  town.at('2026-03-05T12:00:00.000Z')
  town.holdsUntil('2026-03-09T12:00:00.000Z')
  await town.get('/directorio')
  expect(town.renderings).toHaveLength(2)
  town.at('2026-03-05T23:00:00.000Z')
  await town.get('/directorio')
  expect(town.renderings).toHaveLength(3)
})

test('parameters that a page does not know, and their order, make no other page', async () => {
  const town = openTown()
  const first = await town.get('/directorio?q=pan&pagina=2')
  for (const query of ['pagina=2&q=pan', 'x=1&q=pan&pagina=2', 'q=p%61n&utm_source=y&pagina=2']) {
    expect((await town.get(`/directorio?${query}`)).body).toBe(first.body)
  }
  await town.get('/directorio?x=1')
  await town.get('/directorio?x=2')
  await town.get('/otra?q=1')
  await town.get('/otra')
  expect(town.renderings).toEqual(['/directorio?q=pan&pagina=2', '/directorio', '/otra'])
})

test('after a change elsewhere a page is rendered once, and keeps its tag and its bytes', async () => {
  const town = openTown()
  const asked = { 'accept-encoding': 'br' }
  const first = await town.get('/directorio', asked)
  town.changeElsewhere()
  const again = await town.get('/directorio', asked)
  const third = await town.get('/directorio', asked)
  expect(town.renderings).toHaveLength(2)
  expect([again.headers.etag, third.headers.etag]).toEqual([first.headers.etag, first.headers.etag])
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  const known = { 'if-none-match': String(first.headers.etag) }
  town.changeElsewhere()
  expect((await town.get('/directorio', known)).statusCode).toBe(304)
})

test('while as many are rendered as may be, the surplus is refused at once and kept pages are sent', async () => {
  const town = openTown()
  await town.get('/directorio')
  town.hold()
  const rendering = ['/uno', '/dos', '/tres'].map((url) => town.get(url))
  await expect.poll(() => town.renderings).toEqual(['/directorio', '/uno', '/dos'])
  expect((await town.get('/cuatro')).statusCode).toBe(503)
  expect((await town.get('/directorio')).statusCode).toBe(200)
  await town.goOn()
  expect((await Promise.all(rendering)).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200,
  ])
  expect((await town.get('/cuatro')).statusCode).toBe(200)
})

test('a page that is not there is not kept', async () => {
  const town = openTown()
  await town.get('/nada')
  expect((await town.get('/nada')).statusCode).toBe(404)
  expect(town.renderings).toHaveLength(2)
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
] as const)('whoever takes «%s» is sent %s', async (accepted, encoding, open) => {
  const town = openTown()
  const { headers, rawPayload } = await town.get('/directorio', { 'accept-encoding': accepted })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(open(rawPayload).toString()).toBe('Hay pan en /directorio')
})

test('whoever has the page already is told so, until it changes', async () => {
  const town = openTown()
  const { headers } = await town.get('/directorio')
  const known = { 'if-none-match': String(headers.etag) }
  const again = await town.get('/directorio', known)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  town.say('Ya no hay pan')
  expect((await town.get('/directorio', known)).statusCode).toBe(200)
})

test('asking for the head alone leaves the page as it is', async () => {
  const town = openTown()
  expect((await town.head('/directorio')).body).toBe('')
  expect((await town.get('/directorio')).body).toBe('Hay pan en /directorio')
})

describe('while the database is away', () => {
  test.each(['/directorio', '/rota'])('%s is sent as it was, with its age', async (url) => {
    const town = openTown()
    const before = await town.get(url)
    town.lose(42.7)
    const { statusCode, body, headers } = await town.get(url)
    expect([statusCode, body]).toEqual([200, before.body])
    expect(headers).toMatchObject({ age: '42', 'cache-control': 'no-cache' })
    expect(headers.etag).toBe(before.headers.etag)
    expect(before.headers).not.toHaveProperty('age')
  })

  test('a page is sent for ten minutes at most', async () => {
    const town = openTown()
    await town.get('/directorio')
    town.lose(600)
    expect((await town.get('/directorio')).statusCode).toBe(200)
    town.lose(601)
    expect((await town.get('/directorio')).statusCode).toBe(503)
  })

  test('a page of before a change that was heard of does not come back', async () => {
    const town = openTown()
    await town.get('/directorio')
    town.say('Ya no hay pan')
    town.lose(1)
    expect((await town.get('/directorio')).statusCode).toBe(503)
  })

  test('no page is sent once something was written here', async () => {
    const town = openTown()
    await town.get('/directorio')
    town.lose(1)
    town.write()
    expect((await town.get('/directorio')).statusCode).toBe(503)
  })

  test('a page that nobody had read is not there, and a broken one fails', async () => {
    const town = openTown()
    town.lose(1)
    expect((await town.get('/directorio')).statusCode).toBe(503)
    expect((await town.get('/rota')).statusCode).toBe(500)
  })

  test('and back again, pages are as they are', async () => {
    const town = openTown()
    await town.get('/directorio')
    town.lose(1)
    await town.get('/directorio')
    town.comeBack()
    const { statusCode, headers } = await town.get('/directorio')
    expect([statusCode, headers.age]).toEqual([200, undefined])
    expect(town.renderings).toHaveLength(3)
  })
})
