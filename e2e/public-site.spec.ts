import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const shops = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

/* Tests everything that a neighbour does on the public site, with and without scripts. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a search on the landing leads to a shop, to its offers and back', async ({ page }) => {
      await page.goto('/')
      await page.getByLabel('Buscar comercios').filter({ visible: true }).fill('panaderia')
      await page.getByRole('button', { name: 'Buscar' }).click()
      await expect(page).toHaveURL('/directorio?q=panaderia')
      await expect(title(page)).toHaveText('3 comercios para «panaderia»')
      await expect(page.getByLabel('Buscar comercios').filter({ visible: true })).toHaveValue(
        'panaderia',
      )
      await expect(shops(page).first()).toHaveText('Panadería La Espiga')

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
      await expect(main.locator('a[href="mailto:hola@laespiga.example"]')).toHaveText(
        'hola@laespiga.example',
      )
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

    if (javaScriptEnabled) return

    test('the header marks the section of its page', async ({ page }) => {
      const current = page.getByRole('banner').locator('[aria-current=page]:visible')
      const sections = [
        ['/directorio', 'Comercios'],
        ['/ofertas', 'Ofertas'],
        ['/directorio/panaderia', 'Comercios'],
        ['/ofertas?categoria=panaderia', 'Ofertas'],
        ['/preguntas', 'Preguntas'],
      ] as const
      for (const [address, section] of sections) {
        await page.goto(address)
        await expect(current).toHaveText(section)
      }
      await page.goto('/contacto')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(current).toHaveCount(0)
    })

    test('what the search field gives as examples is found', async ({ page }) => {
      await page.goto('/directorio')
      const examples = await page
        .getByLabel('Buscar comercios')
        .filter({ visible: true })
        .getAttribute('placeholder')
      for (const example of examples!.replace('…', '').split(', ')) {
        await page.getByLabel('Buscar comercios').filter({ visible: true }).fill(example)
        await page.getByLabel('Buscar comercios').filter({ visible: true }).press('Enter')
        await expect(title(page)).toHaveText(new RegExp(`^\\d+\\scomercios? para «${example}»$`))
      }
    })

    test('a long list has pages and two orders', async ({ page }) => {
      await page.goto('/directorio')
      const cards = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
      const pages = page.getByRole('navigation', { name: 'Páginas' })
      await expect(pages).toContainText('Página 1 de 2')
      await expect(pages.getByRole('link', { name: 'Anterior' })).toHaveCount(0)
      // One of them is the offer shown among the shops.
      await expect(cards).toHaveCount(24 + 1)
      const first = await cards.allTextContents()
      await pages.getByRole('link', { name: 'Siguiente' }).click()
      await expect(page).toHaveURL('/directorio?pagina=2')
      await expect(pages).toContainText('Página 2 de 2')
      await expect(cards).toHaveCount(36 - 24)
      for (const name of await cards.allTextContents()) expect(first).not.toContain(name)
      await pages.getByRole('link', { name: 'Anterior' }).click()
      await expect(page).toHaveURL('/directorio')

      await page.getByRole('button', { name: 'Orden: Lo más nuevo' }).click()
      await page.getByRole('link', { name: 'Por nombre' }).click()
      await expect(page).toHaveURL('/directorio?orden=nombre')
      const names = (await shops(page).allTextContents()).toSpliced(6, 1)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')))
      await pages.getByRole('link', { name: 'Siguiente' }).click()
      await expect(page).toHaveURL('/directorio?orden=nombre&pagina=2')
    })

    test('a search without results suggests others', async ({ page }) => {
      await page.goto('/directorio')
      await page.getByLabel('Buscar comercios').filter({ visible: true }).fill('sapateriaz')
      await page.getByLabel('Buscar comercios').filter({ visible: true }).press('Enter')
      await expect(title(page)).toHaveText('No hemos encontrado «sapateriaz»')
      await expect(page.getByText('¿Quisiste decir zapatería?')).toBeVisible()
      const nearest = page.getByRole('main').getByRole('link', { name: 'Zapatería', exact: true })
      await expect(nearest).toHaveAttribute('href', '/directorio/zapateria')
      await page.getByRole('link', { name: 'zapatería', exact: true }).click()
      await expect(title(page)).toHaveText('2 comercios para «zapatería»')

      await page.goto('/directorio?q=xqzwkj')
      await expect(page.getByRole('form', { name: 'Filtros' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Ver todos los comercios' }).click()
      await expect(title(page)).toHaveText('36 comercios')
    })

    test('all offers are listed, page by page', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Ver todas las ofertas' }).click()
      await expect(title(page)).toHaveText('Ofertas del pueblo')
      await page.getByRole('link', { name: 'Siguiente' }).click()
      await expect(page).toHaveURL('/ofertas?pagina=2')
      const offer = page.getByRole('article').first()
      const name = (await offer.getByRole('heading').textContent())!
      await offer.getByRole('link').click()
      await expect(title(page)).toHaveText(name)
    })

    test('the questions unfold, and link to the contact page', async ({ page }) => {
      await page.goto('/')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Preguntas/ })
        .click()
      const answer = page.getByText('Lo pagan a medias el Ayuntamiento')
      await expect(answer).toBeHidden()
      await page.getByText('¿Cuánto cuesta estar en el directorio?').click()
      await expect(answer).toBeVisible()
      await page.getByRole('link', { name: 'Escríbenos' }).click()
      await expect(title(page)).toHaveText('Contacto')
    })

    test('the footer links to every public page', async ({ page }) => {
      const ways = [
        ['Comercios', '/directorio', /^\d+\scomercios$/],
        ['Ofertas', '/ofertas', 'Ofertas del pueblo'],
        ['Preguntas', '/preguntas', 'Preguntas frecuentes'],
        ['Contacto', '/contacto', 'Contacto'],
        ['Cómo ordenamos', '/como-ordenamos', 'Cómo ordenamos'],
        ['Aviso legal', '/aviso-legal', 'Aviso legal'],
        ['Privacidad', '/privacidad', /[Pp]rivacidad|datos/],
        ['Cookies', '/cookies', /[Cc]ookies/],
        ['Accesibilidad', '/accesibilidad', /[Aa]ccesibilidad/],
      ] as const
      await page.goto('/')
      for (const [name, address, heading] of ways) {
        const footer = page.getByRole('contentinfo')
        const link = footer.getByRole('link', { name, exact: true })
        if (!(await link.isVisible())) await footer.getByText('Información').click()
        await link.click()
        await expect(page).toHaveURL(address)
        await expect(title(page)).toHaveText(heading)
      }
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } })

      test('the menu opens, and nothing is wider than the screen', async ({ page }) => {
        await page.goto('/directorio')
        const ways = page.getByRole('banner').getByRole('link', { name: 'Ofertas' })
        await expect(ways.filter({ visible: true })).toHaveCount(0)
        const menu = page.getByRole('banner').locator('summary')
        const place = await menu.boundingBox()
        await menu.click()
        expect(await menu.boundingBox(), 'the button stays where it was').toEqual(place)
        await ways.filter({ visible: true }).click()
        await expect(title(page)).toHaveText('Ofertas del pueblo')
        for (const address of ['/', '/directorio', '/ofertas', '/preguntas', '/directorio?q=xqz']) {
          await page.goto(address)
          const widest = page.locator('html')
          expect(await widest.evaluate((root) => root.scrollWidth), address).toBe(390)
        }
      })
    })
  })
}

test.describe('without any shop', () => {
  test.use({ server: 'empty' })

  test('the directory shows no filters, and invites the first shop', async ({ page }) => {
    await page.goto('/directorio')
    await expect(title(page)).toHaveText('Todavía no hay nadie en la calle')
    await expect(page.getByRole('form', { name: 'Filtros' })).toHaveCount(0)
    const way = page.getByRole('main').getByRole('link', { name: 'Registrar mi comercio' })
    await expect(way).toHaveAttribute('href', '/signup')
  })
})
