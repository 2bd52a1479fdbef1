import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import { commerces } from '../database/schema.ts'
import { MAX_URLS, sitemap } from './sitemap.ts'

const ORIGIN = 'https://escaparate.example'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const fileAt = async (path: string) => {
  const { statusCode, headers, body, rawPayload } = await server.app.inject({ url: path })
  return { status: statusCode, type: headers['content-type'], body, bytes: rawPayload }
}

describe('the sitemap', () => {
  test('names every public page, with its date where there is one', async () => {
    const shop = await server.commerce(lucia, { name: 'Peñíscola & Cía. <Café>' })
    const offer = await server.offer(shop, { title: 'Café con leche' })
    const { status, type, body } = await fileAt('/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(body).toContain(
      `<url><loc>${ORIGIN}/comercio/peniscola-cia-cafe-${shop.id}</loc><lastmod>2026-03-05T10:00:00.000Z</lastmod></url>`,
    )
    expect(body).toContain(`<loc>${ORIGIN}/oferta/cafe-con-leche-${offer.id}</loc>`)
    expect(body).toContain(`<loc>${ORIGIN}/directorio/otros-comercios</loc>`)
    for (const path of ['/', '/directorio', '/ofertas', '/preguntas', '/contacto']) {
      expect(body).toContain(`<loc>${ORIGIN}${path}</loc>`)
    }
  })

  test('leaves out what is hidden, waits or is deleted', async () => {
    const now = server.clock.now().toISOString()
    const hidden = await server.commerce(lucia, { hidden: true })
    const deleted = await server.commerce(lucia, { deleted_at: now })
    const waiting = await server.commerce(lucia, {
      application: { status: 'PE', decided_at: null },
    })
    const gone = await server.offer(await server.commerce(lucia), { deleted_at: now })
    const { body } = await fileAt('/sitemap.xml')
    for (const { id } of [hidden, deleted, waiting]) expect(body).not.toContain(`-${id}</loc>`)
    expect(body).not.toContain(`/oferta/hogaza-de-pueblo-${gone.id}<`)
  })

  test('of a large town is an index of parts', () => {
    const places = Array.from({ length: MAX_URLS + 1 }, (_, at) => ({ path: `/${at}` }))
    expect(sitemap(ORIGIN, places, undefined)).toContain(
      `<sitemap><loc>${ORIGIN}/sitemap.xml?parte=2</loc></sitemap>`,
    )
    expect(sitemap(ORIGIN, places, 1)?.match(/<url>/g)).toHaveLength(MAX_URLS)
    expect(sitemap(ORIGIN, places, 2)).toContain(`<loc>${ORIGIN}/${MAX_URLS}</loc>`)
    expect(sitemap(ORIGIN, places, 3)).toBeUndefined()
  })

  test.each(['parte=0', 'parte=abc', 'parte=99'])('has no part for %s', async (query) => {
    expect((await fileAt(`/sitemap.xml?${query}`)).status).toBe(404)
  })
})

test.each(['/sitemap.xml', '/ofertas.xml'])(
  '%s waits among the pages as one client, however many crawlers ask',
  async (url) => {
    let running = 0
    const asked: string[] = []
    const app = await createApp(server.services, {
      mount: async () => {},
      answer: async (_request, reply) => reply.send('a page'),
      close: async () => {},
      async queue(client, work) {
        asked.push(client)
        running += 1
        expect(running).toBe(1)
        const answer = await work()
        running -= 1
        return answer
      },
    })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => app.inject({ url, remoteAddress: `203.0.113.${at}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(asked).toEqual(Array(6).fill('crawlers'))
    const crowd = await Promise.all(Array.from({ length: 8 }, () => app.inject({ url })))
    const refused = crowd.filter(({ statusCode }) => statusCode === 503)
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['5', '5', '5'])
    await app.close()
  },
)

test.each(['/sitemap.xml', '/robots.txt', '/ofertas.xml'])(
  '%s is sent once, as long as nothing changes',
  async (url) => {
    const first = await server.app.inject({ url })
    const again = async () =>
      server.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, ''])
    await server.offer(await server.commerce(lucia), { title: 'Recién puesta' })
    expect((await again()).statusCode).toBe(url === '/robots.txt' ? 304 : 200)
  },
)

test('robots are told of the sitemap, and kept out of the back-office', async () => {
  const { type, body } = await fileAt('/robots.txt')
  expect(type).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /dashboard\n')
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('the feed brings the newest offers, their words safe', async () => {
  const shop = await server.commerce(lucia, { name: 'Bar "El Rincón"' })
  await server.offer(shop, { title: 'Tapa & caña <2 €>', description: 'Hasta el \u0007sábado' })
  const { type, body } = await fileAt('/ofertas.xml')
  expect(type).toBe('application/rss+xml; charset=utf-8')
  expect(body).toContain('<lastBuildDate>Thu, 05 Mar 2026 10:00:00 GMT</lastBuildDate>')
  const [first] = body.split('<item>').slice(1)
  expect(first).toContain(
    '<title>Tapa &amp; caña &lt;2 €&gt;, en Bar &quot;El Rincón&quot;</title>',
  )
  expect(first).toContain('<pubDate>Thu, 05 Mar 2026 10:00:00 GMT</pubDate>')
  expect(first).toContain('<description>Hasta el sábado</description>')
})

describe('icons are there where browsers look for them', () => {
  test('as .ico of 32 × 32 px', async () => {
    const { status, type, bytes } = await fileAt('/favicon.ico')
    expect([status, type]).toEqual([200, 'image/x-icon'])
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const { format, width } = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata()
    expect([format, width]).toEqual(['png', 32])
  })

  test('as PNG, for phones', async () => {
    const { body } = await fileAt('/site.webmanifest')
    const named = JSON.parse(body).icons as { src: string; sizes: string }[]
    const icons = [{ src: '/apple-touch-icon.png', sizes: '180x180' }, ...named]
    expect(icons.length).toBeGreaterThan(2)
    for (const { src, sizes } of icons) {
      const { type, bytes } = await fileAt(src)
      const { width, height } = await sharp(bytes).metadata()
      expect([type, `${width}x${height}`]).toEqual(['image/png', sizes])
    }
  })
})

describe('the picture of a shared link', () => {
  test.each([
    ['a shop', async () => `/og/comercio/${(await server.commerce(lucia)).id}.jpg`],
    ['the directory', async () => '/og/escaparate.jpg'],
  ])('of %s is a JPEG of 1200 × 630', async (_name, path) => {
    const { status, type, bytes } = await fileAt(await path())
    expect([status, type]).toEqual([200, 'image/jpeg'])
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })

  test('of the directory is another when a shop joins the street, or leaves it', async () => {
    const street = async () => (await fileAt('/og/escaparate.jpg')).bytes.toString('base64')
    await server.commerce(lucia)
    const before = await street()
    const newest = await server.commerce(lucia, { name: 'Ferretería El Tornillo' })
    const joined = await street()
    expect(joined).not.toBe(before)
    await server.db.update(commerces).set({ hidden: true }).where(eq(commerces.id, newest.id))
    expect(await street()).toBe(before)
  })

  test('of an offer says what and until when, and that it is over', async () => {
    const shop = await server.commerce(lucia)
    const pictureOf = async (dates: object) => {
      const { id } = await server.offer(shop, { title: 'Hogaza de pueblo', ...dates })
      const { status, bytes } = await fileAt(`/og/oferta/${id}.jpg`)
      expect(status).toBe(200)
      const { format, width, height } = await sharp(bytes).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
      return bytes.toString('base64')
    }
    const dated = await pictureOf({ ends_on: '2098-05-30' })
    const pictures = [dated, await pictureOf({}), await pictureOf({ ends_on: '2020-05-30' })]
    expect(new Set(pictures).size).toBe(3)
    expect(await pictureOf({ ends_on: '2098-05-30' })).toBe(dated)
    const long = 'Ñandú a la brasa con guarnición de la huerta y postre de la casa para dos'
    expect(await pictureOf({ title: long })).not.toBe(dated)
  })

  test('of an offer that has yet to begin is not there', async () => {
    const { id } = await server.offer(await server.commerce(lucia), { starts_on: '2098-05-30' })
    expect((await fileAt(`/og/oferta/${id}.jpg`)).status).toBe(404)
    expect((await fileAt('/og/oferta/abc.jpg')).status).toBe(404)
  })

  test('of a hidden shop is not there', async () => {
    const hidden = await server.commerce(lucia, { hidden: true })
    expect((await fileAt(`/og/comercio/${hidden.id}.jpg`)).status).toBe(404)
    expect((await fileAt('/og/comercio/abc.jpg')).status).toBe(404)
  })
})
