import { expect, test } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* Ten clients request pages while shops, offers and content are changed, on a separate server. */
const READERS = 10

const server = setUpOwnServer()

type Shop = { id: number; name: string; application: number }

async function shopCalled(name: string): Promise<Shop> {
  const shops: Shop[] = await server.call('admin', 'GET', '/api/commerce/')
  return shops.find((shop) => shop.name === name)!
}

type Read = { path: string; began: number; status: number; to: string | null; html: string }

async function read(path: string, headers: Record<string, string> = {}): Promise<Read> {
  const began = performance.now()
  const answer = await fetch(server.url + path, { redirect: 'manual', headers })
  const html = await answer.text()
  return { path, began, status: answer.status, to: answer.headers.get('location'), html }
}

/** Reads a page, following redirects. */
async function readShown(path: string): Promise<string> {
  const { to, html } = await read(path)
  return to ? (await read(to)).html : html
}

/** Returns the pages that were requested after the response to the change: each path at least once. */
async function readAfter(paths: string[], change: () => Promise<unknown>): Promise<Read[]> {
  await Promise.all(paths.map((path) => read(path)))
  let answered = Number.POSITIVE_INFINITY
  const later: Read[] = []
  const isOver = () => paths.every((one) => later.some(({ path }) => path === one))
  const readers = Array.from({ length: READERS }, async (_, at) => {
    for (let turn = at; !isOver(); turn++) {
      const page = await read(paths[turn % paths.length]!)
      if (page.began > answered) later.push(page)
    }
  })
  try {
    await change()
  } finally {
    answered = performance.now()
  }
  // Includes slow responses: a redirect reads the database, a cached page does not.
  await Promise.all(readers)
  return later
}

const holding = (reads: Read[], words: string) =>
  reads.filter(({ html }) => html.includes(words)).map(({ path }) => path)
const statuses = (reads: Read[]) => [...new Set(reads.map(({ status }) => status))]

test('a new name is on every page at once, and the old URL redirects to it', async () => {
  const { id } = await shopCalled('Farmacia Pilar Escrig')
  const old = `/comercio/farmacia-pilar-escrig-${id}`
  const lists = ['/', '/directorio?pagina=2', '/directorio/farmacia', '/ofertas']
  const seen = await readAfter([...lists, old, '/sitemap.xml'], () =>
    server.call('admin', 'PATCH', `/api/commerce/${id}/`, { name: 'Botica de Ñora' }),
  )
  expect(holding(seen, 'Farmacia Pilar Escrig')).toEqual([])
  expect(holding(seen, `farmacia-pilar-escrig-${id}`)).toEqual([])
  const led = seen.filter(({ path }) => path === old)
  expect(statuses(led)).toEqual([301])
  expect(led[0]!.to).toBe(`/comercio/botica-de-nora-${id}`)
  expect((await read(led[0]!.to!)).html).toContain('Botica de Ñora')
  expect(holding(seen, 'Botica de Ñora')).toContain('/directorio/farmacia')
})

test('a hidden shop is gone at once, and back at once', async () => {
  const { id } = await shopCalled('Calzados Pastor')
  const address = `/comercio/calzados-pastor-${id}`
  const paths = ['/directorio/zapateria', address, '/sitemap.xml', '/ofertas.xml']
  const hidden = await readAfter(paths, () =>
    server.call('admin', 'PATCH', `/api/commerce/${id}/`, {
      hidden: true,
      reason: 'Está cerrado.',
    }),
  )
  // Only its own page names it, to say that it is closed.
  const elsewhere = hidden.filter(({ path }) => path !== address)
  expect(holding(elsewhere, 'Calzados Pastor')).toEqual([])
  expect(holding(elsewhere, address)).toEqual([])
  expect(statuses(hidden.filter(({ path }) => path === address))).toEqual([404])
  expect(holding(hidden, 'Calzados Pastor está cerrado por ahora')).toContain(address)
  const shown = await readAfter(paths, () =>
    server.call('admin', 'PATCH', `/api/commerce/${id}/`, { hidden: false }),
  )
  // Feeds and sitemaps have a short queue and refuse some of these clients.
  const pages = shown.filter(({ path }) => !path.endsWith('.xml'))
  expect(statuses(pages)).toEqual([200])
  expect(holding(pages, 'Calzados Pastor')).toContain('/directorio/zapateria')
})

test('a deleted shop is gone (410) until it is restored', async () => {
  const { id } = await shopCalled('Óptica Miralles')
  const address = `/comercio/optica-miralles-${id}`
  const seen = await readAfter(['/directorio?pagina=2', address, '/ofertas'], () =>
    server.call('admin', 'DELETE', `/api/commerce/${id}/`, { reason: 'Está cerrado.' }),
  )
  expect(holding(seen, 'Óptica Miralles')).toEqual([])
  expect(statuses(seen.filter(({ path }) => path === address))).toEqual([410])
  expect(holding(seen, 'Este comercio se ha ido de la calle.')).toContain(address)
  await server.call('admin', 'POST', `/api/commerce/${id}/restore/`)
  expect((await read(address)).status).toBe(200)
})

test('an accepted shop is public at once', async () => {
  const { id, application } = await shopCalled('La Espiga del Mercado')
  const address = `/comercio/la-espiga-del-mercado-${id}`
  const seen = await readAfter(['/directorio/panaderia', address], () =>
    server.call('admin', 'POST', `/accept_application/${application}/`),
  )
  expect(statuses(seen)).toEqual([200])
  expect(holding(seen, 'La Espiga del Mercado')).toHaveLength(seen.length)
})

test('an edited or deleted offer is up to date at once', async () => {
  const { id } = await shopCalled('Juguetes Trompo')
  const shop = `/comercio/juguetes-trompo-${id}`
  const [offer] = await server.call('admin', 'GET', `/api/offer/?commerce=${id}`)
  const edited = await readAfter([shop, '/ofertas', '/ofertas?pagina=2'], () =>
    server.call('admin', 'PATCH', `/api/offer/${offer.id}/`, { title: 'Peonzas a pares' }),
  )
  expect(holding(edited, offer.title)).toEqual([])
  expect(holding(edited, 'Peonzas a pares')).toContain(shop)
  const address = `/oferta/peonzas-a-pares-${offer.id}`
  const deleted = await readAfter([shop, address], () =>
    server.call('admin', 'DELETE', `/api/offer/${offer.id}/`),
  )
  expect(holding(deleted, 'Peonzas a pares')).toEqual([])
  expect(statuses(deleted.filter(({ path }) => path === address))).toEqual([410])
})

test('offers that do not fit on the printed sheet are counted on it', async ({ page }) => {
  const { id } = await shopCalled('Librería La Marea')
  const offer = { title: 'La que sobra', description: 'Una más.', type: 'Regalo', category: [1] }
  await server.call('admin', 'POST', '/api/offer/', { ...offer, commerce: id })
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${server.url}/comercio/libreria-la-marea-${id}`)
  const offers = page.getByRole('region', { name: 'Ofertas' })
  await expect(offers.getByRole('article').filter({ visible: true })).toHaveCount(12)
  const address = `${server.url}/comercio/libreria-la-marea-${id}`
  await expect(offers.getByText(`Y 1 oferta más en ${address}`)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(offers.getByText(/más en/)).toBeHidden()
})

test('a renamed category and an edited question are up to date at once', async () => {
  const trades: { id: number; name: string }[] = await server.call('admin', 'GET', '/api/category/')
  const { id } = trades.find(({ name }) => name === 'Mascotas')!
  const paths = ['/directorio', '/directorio/mascotas', '/directorio/animales', '/']
  const seen = await readAfter(paths, () =>
    server.call('admin', 'PATCH', `/api/category/${id}/`, { name: 'Animales' }),
  )
  expect(holding(seen, 'Mascotas')).toEqual([])
  const at = (path: string) => statuses(seen.filter((one) => one.path === path))
  expect([at('/directorio/mascotas'), at('/directorio/animales')]).toEqual([[301], [200]])

  const [question] = await server.call('admin', 'GET', '/api/faq/')
  const asked = await readAfter(['/preguntas'], () =>
    server.call('admin', 'PATCH', `/api/faq/${question.id}/`, { question: '¿Es gratis?' }),
  )
  expect(holding(asked, question.question)).toEqual([])
  expect(holding(asked, '¿Es gratis?')).toHaveLength(asked.length)
})

test('a shop whose texts are markup shows them as text, to people and to programs', async () => {
  const { id } = await shopCalled('Horno de San Telmo')
  const name = '</script><b>Pan & sal</b>'
  await server.call('admin', 'PATCH', `/api/commerce/${id}/`, {
    name,
    description: '<!-- <script>alert(1)',
  })
  const html = await readShown(`/comercio/x-${id}`)
  expect(html).toMatch(/<h1[^>]*>&lt;\/script&gt;&lt;b&gt;Pan &amp; sal&lt;\/b&gt;</)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  const [shop, path] = scripts.map(([, json]) => JSON.parse(json!))
  expect([shop.name, path.itemListElement.at(-1).name]).toEqual([name, name])
})

test('after the words of a shop have changed every page is as if made anew', async () => {
  const shops: { id: number; name: string }[] = await server.call('admin', 'GET', '/api/commerce/')
  const [question] = await server.call('admin', 'GET', '/api/faq/')
  const [offer] = await server.call('admin', 'GET', '/api/offer/')
  const paths = [
    '/',
    '/directorio',
    '/directorio?pagina=2',
    '/directorio?orden=nombre',
    '/directorio?q=panaderia',
    '/directorio?abierto=ahora',
    '/directorio?cerca=39.93,-0.1',
    '/directorio/zapateria?ofertas=1',
    '/ofertas',
    '/ofertas?orden=nombre',
    `/comercio/x-${shops.at(-1)!.id}`,
    `/oferta/x-${offer.id}`,
  ]
  const all = () => Promise.all(paths.map((path) => readShown(path)))
  for (const { id, name } of shops.filter(({ id }) => id % 24 === 0)) {
    await all()
    await server.call('admin', 'PATCH', `/api/commerce/${id}/`, {
      name: `A ${name}`,
      description: 'Lo de siempre, como en la panadería.',
      hours: null,
    })
    const kept = await all()
    await server.call('admin', 'PATCH', `/api/faq/${question.id}/`, { question: `¿Y ${id}?` })
    expect(await all()).toEqual(kept)
  }
})
