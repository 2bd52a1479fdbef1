import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openCachedSite } from '#testing/cached-site.ts'

test('a page read twice is rendered once, with its policy', async () => {
  const site = openCachedSite()
  const first = await site.get('/directorio')
  const second = await site.get('/directorio')
  expect(site.renderings).toEqual(['/directorio'])
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
  const site = openCachedSite()
  await site.get('/directorio')
  site.say('Ya no hay pan')
  expect((await site.get('/directorio')).body).toBe('Ya no hay pan en /directorio')
})

test('an edit at another instance is seen at once, too', async () => {
  const site = openCachedSite()
  await site.get('/directorio')
  site.sayElsewhere('Ya no hay pan')
  expect((await site.get('/directorio')).body).toBe('Ya no hay pan en /directorio')
})

test('pages of other addresses are other pages', async () => {
  const site = openCachedSite()
  await site.get('/directorio?pagina=1')
  expect((await site.get('/directorio?pagina=2')).body).toContain('pagina=2')
})

test('what was rendered while something changed is not kept', async () => {
  const site = openCachedSite()
  site.hold()
  const early = site.get('/directorio')
  await expect.poll(() => site.renderings.length).toBe(1)
  site.say('Ya no hay pan')
  await site.goOn()
  expect((await early).body).toContain('Hay pan')
  expect((await site.get('/directorio')).body).toContain('Ya no hay pan')
})

test('whoever asks after a change is not given a rendering that was begun before it', async () => {
  const site = openCachedSite()
  site.hold()
  const early = site.get('/directorio')
  await expect.poll(() => site.renderings.length).toBe(1)
  site.say('Ya no hay pan')
  const late = site.get('/directorio')
  await expect.poll(() => site.renderings.length).toBe(2)
  await site.goOn()
  await early
  expect((await late).body).toContain('Ya no hay pan')
})

test('many who ask at once share one rendering', async () => {
  const site = openCachedSite()
  site.hold()
  const answers = Array.from({ length: 20 }, () => site.get('/directorio'))
  await expect.poll(() => site.renderings.length).toBe(1)
  await site.goOn()
  expect(new Set((await Promise.all(answers)).map(({ body }) => body)).size).toBe(1)
  expect(site.renderings).toHaveLength(1)
})

test('nothing is kept while nobody hears of changes', async () => {
  const site = openCachedSite()
  site.unheard()
  await site.get('/directorio')
  site.say('Ya no hay pan')
  expect((await site.get('/directorio')).body).toContain('Ya no hay pan')
})

test('a page holds until midnight in Madrid', async () => {
  const site = openCachedSite()
  await site.get('/directorio')
  site.at('2026-03-05T22:59:59.999Z')
  await site.get('/directorio')
  expect(site.renderings).toHaveLength(1)
  site.at('2026-03-05T23:00:00.000Z')
  await site.get('/directorio')
  expect(site.renderings).toHaveLength(2)
})

test('a page that says until when it holds is rendered anew from then on', async () => {
  const site = openCachedSite()
  site.holdsUntil('2026-03-05T12:00:00.000Z')
  await site.get('/directorio')
  site.at('2026-03-05T11:59:59.999Z')
  await site.get('/directorio')
  expect(site.renderings).toHaveLength(1)
  site.at('2026-03-05T12:00:00.000Z')
  site.holdsUntil('2026-03-09T12:00:00.000Z')
  await site.get('/directorio')
  expect(site.renderings).toHaveLength(2)
  site.at('2026-03-05T23:00:00.000Z')
  await site.get('/directorio')
  expect(site.renderings).toHaveLength(3)
})

test('whoever asks when its time is over is not given a rendering that was begun before', async () => {
  const site = openCachedSite()
  site.holdsUntil('2026-03-05T10:01:00.000Z')
  site.hold()
  const early = site.get('/directorio')
  await expect.poll(() => site.renderings.length).toBe(1)
  site.at('2026-03-05T10:01:00.000Z')
  const late = site.get('/directorio')
  await site.goOn()
  await Promise.all([early, late])
  expect(site.renderings).toHaveLength(2)
})

test('parameters that a page does not know, and their order, make no other page', async () => {
  const site = openCachedSite()
  const first = await site.get('/directorio?q=pan&pagina=2')
  for (const query of ['pagina=2&q=pan', 'x=1&q=pan&pagina=2', 'q=p%61n&utm_source=y&pagina=2']) {
    expect((await site.get(`/directorio?${query}`)).body).toBe(first.body)
  }
  await site.get('/directorio?x=1')
  await site.get('/directorio?x=2')
  await site.get('/otra?q=1')
  await site.get('/otra')
  expect(site.renderings).toEqual(['/directorio?q=pan&pagina=2', '/directorio', '/otra'])
})

test('after a change elsewhere a page is rendered once, and keeps its tag and its bytes', async () => {
  const site = openCachedSite()
  const asked = { 'accept-encoding': 'br' }
  const first = await site.get('/directorio', asked)
  site.changeElsewhere()
  const again = await site.get('/directorio', asked)
  const third = await site.get('/directorio', asked)
  expect(site.renderings).toHaveLength(2)
  expect([again.headers.etag, third.headers.etag]).toEqual([first.headers.etag, first.headers.etag])
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  const known = { 'if-none-match': String(first.headers.etag) }
  site.changeElsewhere()
  expect((await site.get('/directorio', known)).statusCode).toBe(304)
})

test('while as many are rendered as may be, the surplus is refused at once and kept pages are sent', async () => {
  const site = openCachedSite()
  await site.get('/directorio')
  site.hold()
  const rendering = ['/uno', '/dos', '/tres'].map((url) => site.get(url))
  await expect.poll(() => site.renderings).toEqual(['/directorio', '/uno', '/dos'])
  expect((await site.get('/cuatro')).statusCode).toBe(503)
  expect((await site.get('/directorio')).statusCode).toBe(200)
  await site.goOn()
  expect((await Promise.all(rendering)).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200,
  ])
  expect((await site.get('/cuatro')).statusCode).toBe(200)
})

test('a page that is not there is not kept', async () => {
  const site = openCachedSite()
  await site.get('/nada')
  expect((await site.get('/nada')).statusCode).toBe(404)
  expect(site.renderings).toHaveLength(2)
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
] as const)('whoever takes «%s» is sent %s', async (accepted, encoding, open) => {
  const site = openCachedSite()
  const { headers, rawPayload } = await site.get('/directorio', { 'accept-encoding': accepted })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(open(rawPayload).toString()).toBe('Hay pan en /directorio')
})

test('whoever has the page already is told so, until it changes', async () => {
  const site = openCachedSite()
  const { headers } = await site.get('/directorio')
  const known = { 'if-none-match': String(headers.etag) }
  const again = await site.get('/directorio', known)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  site.say('Ya no hay pan')
  expect((await site.get('/directorio', known)).statusCode).toBe(200)
})

test('asking for the head alone leaves the page as it is', async () => {
  const site = openCachedSite()
  const head = await site.head('/directorio')
  const page = await site.get('/directorio')
  expect([head.body, page.body]).toEqual(['', 'Hay pan en /directorio'])
  for (const name of ['etag', 'content-length', 'content-security-policy']) {
    expect(page.headers[name], name).toBeTruthy()
    expect(head.headers[name], name).toBe(page.headers[name])
  }
})
