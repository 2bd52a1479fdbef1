import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { serverUrl } from '../tools/shared-servers.ts'
import { type JsonLd, read, sitemapUrls } from './read-page.ts'

/* Tests what search engines and other programs read on the public site, with the demo data. */

const addressOf = async (start: string) =>
  (await sitemapUrls()).find((address) => new URL(address).pathname.startsWith(start))!

const thing = (things: JsonLd[], type: string | RegExp) => {
  const found = things.filter((one) => new RegExp(`^(${type})$`).test(String(one['@type'])))
  expect(found, String(type)).toHaveLength(1)
  expect(found[0]).toMatchObject({ '@context': 'https://schema.org' })
  return found[0]!
}

test('a URL of the sitemap exists and is its own canonical', async () => {
  const all = await sitemapUrls()
  expect(all.length).toBeGreaterThan(43 + 100)
  expect(new Set(all).size).toBe(all.length)
  // dead-links.spec.ts tests that every one exists.
  for (const address of all.filter((_one, at) => at % 6 === 0)) {
    const { status, canonical, robots, title, description } = await read(address)
    expect([address, status]).toEqual([address, 200])
    expect([address, robots]).toEqual([address, undefined])
    expect(canonical).toBe(address)
    expect([address, title?.length ?? 0]).not.toEqual([address, 0])
    expect([address, description?.length]).toEqual([address, expect.any(Number)])
    expect(description!.length).toBeLessThanOrEqual(200)
    // '1 comercio' must be in the singular.
    expect([description, title].join()).not.toMatch(/\b1\scomercios/)
  }
})

test('every public page has a title, a description and a preview', async () => {
  const lists = ['/directorio', '/directorio?pagina=2', '/directorio/panaderia', '/ofertas']
  const texts = [
    '/preguntas',
    '/contacto',
    '/como-ordenamos',
    '/aviso-legal',
    '/privacidad',
    '/cookies',
  ]
  const paths = ['/', ...lists, '/ofertas?pagina=2', ...texts, '/accesibilidad']
  const places = [...paths, await addressOf('/comercio/'), await addressOf('/oferta/')]
  const seen = new Set<string>()
  for (const place of places) {
    const page = await read(place)
    const address = new URL(place, serverUrl('demo')).href
    expect(page.canonical).toBe(address)
    expect(page.meta('og:url')).toBe(address)
    expect(page.title).toMatch(/Escaparate/)
    expect(page.description!.length).toBeGreaterThan(50)
    expect(page.meta('og:description')).toBe(page.description)
    expect(page.title).toContain(page.meta('og:title')!)
    expect(page.meta('og:image:alt')).toMatch(/\w{3}/)
    seen.add(page.title!)
    const picture = await fetch(page.meta('og:image')!)
    expect(picture.headers.get('content-type')).toMatch(/^image\/(jpeg|png)$/)
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect([place, width, height]).toEqual([place, 1200, 630])
  }
  expect(seen.size).toBe(places.length)
})

test.describe('what search engines are told', () => {
  test('of the site includes its search', async () => {
    const site = thing((await read('/')).things, 'WebSite')
    expect(site).toMatchObject({
      name: 'Escaparate',
      url: `${serverUrl('demo')}/`,
      potentialAction: {
        '@type': 'SearchAction',
        'query-input': 'required name=search_term_string',
      },
    })
    const { urlTemplate } = (site.potentialAction as { target: { urlTemplate: string } }).target
    const { status, title } = await read(urlTemplate.replace('{search_term_string}', 'espiga'))
    expect([status, title]).toEqual([200, '1\u00a0comercio para «espiga» · Escaparate'])
  })

  test('of a shop includes its category, address and contact', async () => {
    const address = (await sitemapUrls()).find((one) => one.includes('/panaderia-la-espiga-'))!
    const { things } = await read(address)
    expect(thing(things, 'Bakery')).toMatchObject({
      name: 'Panadería La Espiga',
      url: address,
      telephone: '+34964001234',
      email: 'hola@laespiga.example',
      image: expect.arrayContaining([expect.stringMatching(/^http.*\.webp$/)]),
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Calle Mayor, 12',
        addressLocality: 'Peñacala',
        addressCountry: 'ES',
      },
    })
  })

  test('of an offer includes what it is and whose', async () => {
    const address = await addressOf('/oferta/')
    const { things } = await read(address)
    const offer = thing(things, 'Offer')
    expect(offer).toMatchObject({ name: expect.any(String), url: address })
    const { url, name } = offer.offeredBy as { url: string; name: string }
    const shop = await read(url)
    expect([shop.status, shop.title]).toEqual([200, `${name} · Escaparate`])
  })

  test('of the questions includes each with its answer', async () => {
    const { things } = await read('/preguntas')
    const { mainEntity } = thing(things, 'FAQPage') as { mainEntity: JsonLd[] }
    expect(mainEntity.length).toBeGreaterThan(3)
    for (const question of mainEntity) {
      expect(question).toMatchObject({
        '@type': 'Question',
        name: expect.stringMatching(/\S/),
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\S/) },
      })
    }
  })

  test('of a page includes its breadcrumbs, which exist', async () => {
    const places = ['/directorio', '/directorio/panaderia', '/ofertas']
    for (const place of [...places, await addressOf('/comercio/'), await addressOf('/oferta/')]) {
      const { things } = await read(place)
      const { itemListElement: steps } = thing(things, 'BreadcrumbList') as {
        itemListElement: { '@type': string; position: number; name: string; item: string }[]
      }
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, at) => at + 1))
      for (const { '@type': type, name, item } of steps) {
        expect([type, name.length > 0, (await read(item)).status]).toEqual(['ListItem', true, 200])
      }
      expect(steps.at(-1)!.item).toBe(new URL(place, serverUrl('demo')).href)
    }
  })
})

const SEVERAL = '/directorio?categoria=cafeteria&categoria=panaderia'

test.describe('a search is not indexed', () => {
  for (const [path, canonical] of [
    ['/directorio?q=pan', '/directorio'],
    ['/directorio?ofertas=1', '/directorio'],
    ['/directorio?open=now', '/directorio'],
    ['/directorio?orden=nombre', '/directorio'],
    ['/directorio/panaderia?q=pan', '/directorio/panaderia'],
    [SEVERAL, SEVERAL],
    ['/ofertas?orden=nombre', '/ofertas'],
    ['/ofertas?categoria=panaderia', '/ofertas?categoria=panaderia'],
  ] as const) {
    test(`neither is ${path}`, async () => {
      const page = await read(path)
      expect([page.robots, page.canonical]).toEqual([
        'noindex, follow',
        serverUrl('demo') + canonical,
      ])
    })
  }

  test('a further page of a list is indexed', async () => {
    const page = await read('/directorio?pagina=2')
    expect([page.robots, page.canonical]).toEqual([
      undefined,
      `${serverUrl('demo')}/directorio?pagina=2`,
    ])
  })
})

test('the back-office is not indexed', async () => {
  const screens = ['/dashboard', '/commerces', '/users', '/settings', '/account', '/unauthorized']
  const links = ['/logout', '/activate', '/activate/x/y', '/password/reset', '/password/reset/x/y']
  for (const path of [...screens, ...links, '/account/email/x/y', '/account/deleted']) {
    expect([path, (await read(path)).robots]).toEqual([path, 'noindex'])
  }
})

test('login and registration are indexed', async () => {
  for (const path of ['/login', '/signup', '/login?from=/dashboard']) {
    const { robots, canonical, description } = await read(path)
    expect([path, robots, canonical]).toEqual([path, undefined, path.split('?')[0]])
    expect(description!.length).toBeGreaterThan(50)
    expect(description!.length).toBeLessThanOrEqual(160)
  }
})

test("every icon that a page names exists, and the browser bar has the page's colour", async () => {
  const { html } = await read('/')
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link)
    const hrefs = links
      .filter((link) => link.includes(`rel="${rel}"`))
      .map((link) => / href="([^"]*)"/.exec(link)![1]!)
    expect(hrefs.length, rel).toBeGreaterThan(0)
    for (const href of hrefs) {
      const answer = await fetch(serverUrl('demo') + href)
      expect([href, answer.status]).toEqual([href, 200])
      expect(answer.headers.get('content-type')).toMatch(/^image\/|^application\/manifest\+json/)
    }
  }
  expect(html).toMatch(/<meta name="theme-color" media="[^"]*light[^"]*" content="#fcf9f1"/)
  expect(html).toMatch(/<meta name="theme-color" media="[^"]*dark[^"]*" content="#07150f"/)
})

test('the landing links to the feed of offers', async () => {
  const { html } = await read('/')
  const [feed] = html.match(/<link rel="alternate"[^>]*>/) ?? []
  expect(feed).toContain('type="application/rss+xml"')
  const answer = await fetch(serverUrl('demo') + / href="([^"]*)"/.exec(feed!)![1])
  expect(answer.status).toBe(200)
})

test('an error page is not indexed', async () => {
  expect(await read('/error')).toMatchObject({ status: 200, robots: 'noindex' })
})

test.describe('a category in a URL', () => {
  for (const [path, place] of [
    ['/directorio/Panader%C3%ADa', '/directorio/panaderia'],
    ['/directorio?categoria=PANADERIA&ofertas=1', '/directorio/panaderia?ofertas=1'],
    ['/directorio?categoria=nunca-hubo', '/directorio/nunca-hubo'],
    ['/directorio/panaderia?categoria=Cafeter%C3%ADa', SEVERAL],
    ['/ofertas?categoria=Panader%C3%ADa', '/ofertas?categoria=panaderia'],
  ] as const) {
    test(`redirects ${path} to its canonical path`, async () => {
      const answer = await fetch(serverUrl('demo') + path, { redirect: 'manual' })
      const { pathname, search } = new URL(answer.headers.get('location')!, serverUrl('demo'))
      expect([answer.status, pathname + search]).toEqual([301, place])
    })
  }

  test('is dropped beside one that exists when it does not', async () => {
    const path = '/directorio?categoria=nunca-hubo&categoria=panaderia'
    const answer = await fetch(serverUrl('demo') + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/directorio/panaderia'])
  })

  for (const path of [
    '/ofertas?categoria=nunca-hubo',
    '/directorio/nunca-hubo',
    '/directorio/%00',
    '/directorio/%20',
  ]) {
    test(`is a 404 at ${path}`, async () => {
      expect((await read(path)).status).toBe(404)
    })
  }
})
