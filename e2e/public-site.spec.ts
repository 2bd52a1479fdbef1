import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { read } from './read-page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/* Tests what a neighbour does and reads on the public site without scripts. */
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search on the landing leads to a shop, to its offers and back', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Buscar comercios').filter({ visible: true }).fill('panaderia')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/directorio?q=panaderia')
    await expect(title(page)).toHaveText('3 comercios para «panaderia»')
    await expect(page.getByLabel('Buscar comercios').filter({ visible: true })).toHaveValue(
      'panaderia',
    )
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(
      'Panadería La Espiga',
    )

    await page.getByRole('link', { name: 'Panadería La Espiga', exact: true }).click()
    await expect(page).toHaveURL(/\/comercio\/panaderia-la-espiga-\d+$/)
    await expect(title(page)).toHaveText('Panadería La Espiga')
    await expect(page).toHaveTitle('Panadería La Espiga · Escaparate')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
      'href',
      'tel:+34964001234',
    )
    await expect(main.getByRole('link', { name: '964 00 12 34', exact: true })).toHaveAttribute(
      'href',
      'tel:+34964001234',
    )
    // A screen reader reads the address as one word: no <wbr> splits it.
    const mail = main.getByRole('link', { name: 'hola@laespiga.example', exact: true })
    await expect(mail).toHaveAttribute('href', 'mailto:hola@laespiga.example')
    await expect(mail.locator('wbr')).toHaveCount(0)
    for (const needsScript of ['Compartir', 'Imprimir']) {
      await expect(page.getByRole('button', { name: needsScript })).toBeHidden()
    }
    const way = main.getByRole('link', { name: 'Cómo llegar' }).first()
    await expect(way).toHaveAttribute('href', /^https:.*destination=40\.4\d+%2C0\.4\d+$/)
    await expect(way).toHaveAttribute('rel', /noopener|noreferrer/)

    await page.getByRole('link', { name: 'Hogaza de pueblo' }).click()
    await expect(page).toHaveURL(/\/oferta\/hogaza-de-pueblo-\d+$/)
    await expect(title(page)).toHaveText('Hogaza de pueblo')
    await expect(main).toContainText('2 × 1')
    await expect(main).toContainText('los jueves a partir de las 18:00')
    await main.getByRole('link', { name: 'Ver comercio' }).click()
    await expect(title(page)).toHaveText('Panadería La Espiga')
    await main.getByRole('link', { name: 'Panadería', exact: true }).click()
    await expect(page).toHaveURL('/directorio/panaderia')
  })
})

test('the header marks the section of its page', async () => {
  for (const [address, sections] of [
    ['/directorio', ['Comercios']],
    ['/ofertas', ['Ofertas']],
    ['/directorio/panaderia', ['Comercios']],
    ['/ofertas?categoria=panaderia', ['Ofertas']],
    ['/preguntas', ['Preguntas']],
    ['/contacto', []],
  ] as const) {
    const [header] = /<header[\s\S]*<\/header>/.exec((await read(address)).html)!
    const marked = [...header.matchAll(/<a\b[^>]* aria-current="page"[^>]*>(.*?)<\/a>/g)]
    // In the header, and in its menu on phones.
    const names = sections.flatMap((name) => [name, name])
    expect([address, marked.map(([, name]) => name)]).toEqual([address, names])
  }
})

test('what the search field gives as examples is found', async () => {
  const [, examples] = / placeholder="([^"]*)"/.exec((await read('/directorio')).html)!
  for (const example of examples!.split(', ')) {
    const { title } = await read(`/directorio?q=${encodeURIComponent(example)}`)
    expect(title).toMatch(new RegExp(`^\\d+\\scomercios? para «${example}»`))
  }
})

test('a long list has pages and two orders', async () => {
  const first = await read('/directorio')
  const second = await read('/directorio?pagina=2')
  const byName = await read('/directorio?orden=nombre')
  expect(first.text).toContain('Página 1 de 2')
  expect(first.html).toContain('<a href="/directorio?pagina=2" rel="next"')
  expect(first.html).not.toContain('rel="prev"')
  expect(first.links).toContain('/directorio?orden=nombre')
  // One of them is the offer shown among the shops.
  expect(first.cards).toHaveLength(24 + 1)
  expect(second.text).toContain('Página 2 de 2')
  expect(second.html).toContain('<a href="/directorio" rel="prev"')
  expect(second.html).not.toContain('rel="next"')
  expect(second.cards).toHaveLength(36 - 24)
  for (const name of second.cards) expect(first.cards).not.toContain(name)
  const names = byName.cards.toSpliced(6, 1)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')))
  expect(byName.html).toContain('<a href="/directorio?orden=nombre&amp;pagina=2" rel="next"')
})

test('a search without results suggests others', async () => {
  const misspelt = await read('/directorio?q=sapateriaz')
  expect(misspelt.title).toMatch(/^No hemos encontrado «sapateriaz»/)
  expect(misspelt.text).toContain('¿Quisiste decir zapatería?')
  expect(misspelt.links).toContain('/directorio/zapateria')
  const meant = misspelt.links.find((link) => link.startsWith('/directorio?q='))!
  expect((await read(meant)).title).toMatch(/^2\scomercios para «zapatería»/)
  const unknown = await read('/directorio?q=xqzwkj')
  expect(unknown.html).not.toContain('aria-label="Filtros"')
  expect(unknown.hrefOf('Ver todos los comercios')).toBe('/directorio')
})

test('all offers are listed, page by page', async () => {
  expect((await read('/')).hrefOf('Ver todas las ofertas')).toBe('/ofertas')
  expect((await read('/ofertas')).html).toContain('<a href="/ofertas?pagina=2" rel="next"')
  const { cards, links } = await read('/ofertas?pagina=2')
  const offer = await read(links.find((link) => link.startsWith('/oferta/'))!)
  expect(offer.title).toContain(cards[0])
})

test('the footer of every page leads to all public ones, and to registration', async () => {
  const ways = [
    ['Comercios', '/directorio', /^\d+\scomercios/],
    ['Ofertas', '/ofertas', /^Ofertas del pueblo/],
    ['Preguntas', '/preguntas', /^Preguntas frecuentes/],
    ['Contacto', '/contacto', /^Contacto/],
    ['Cómo ordenamos', '/como-ordenamos', /^Cómo ordenamos/],
    ['Aviso legal', '/aviso-legal', /^Aviso legal/],
    ['Privacidad', '/privacidad', /[Pp]rivacidad|datos/],
    ['Cookies', '/cookies', /[Cc]ookies/],
    ['Accesibilidad', '/accesibilidad', /[Aa]ccesibilidad/],
    ['Añade tu comercio', '/signup', /./],
  ] as const
  for (const path of ['/', '/guardados', '/avisame', ...ways.map(([, path]) => path)]) {
    const { footer, title } = await read(path)
    const found = footer.map(([href, name]) => `${name} ${href}`)
    const wanted = ways.map(([name, href]) => `${name} ${href}`)
    if (path !== '/signup') expect(found, path).toEqual(expect.arrayContaining(wanted))
    expect(title).toMatch(ways.find(([, address]) => address === path)?.[2] ?? /./)
  }
})

test('a directory without any shop shows no filters, and invites the first', async () => {
  const { html, text, hrefOf } = await read('/directorio', 'empty')
  expect(text).toContain('Todavía no hay nadie en la calle')
  expect(html).not.toContain('aria-label="Filtros"')
  expect(hrefOf('Registrar mi comercio')).toBe('/signup')
})
