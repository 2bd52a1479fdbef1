import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixtures.ts'
import { type LayoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { openShop, title } from './open-shop.ts'

const signUp = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Añade tu comercio' })

test('the public site is used by keyboard alone', async ({ page }) => {
  await visit(page, '/directorio')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  for (let links = 0; links < 5; links++) await page.keyboard.press('Tab')
  await expect(page.getByLabel('Buscar comercios').filter({ visible: true })).toBeFocused()
  await page.keyboard.type('espiga')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/directorio?q=espiga')

  await tabTo(page, 'Panadería La Espiga')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Panadería La Espiga')
  await tabTo(page, 'Hogaza de pueblo')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Hogaza de pueblo')
  await tabTo(page, 'Ver comercio')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Panadería La Espiga')

  await visit(page, '/preguntas')
  await expect(page.getByText('Lo pagan a medias')).toBeHidden()
  await tabTo(page, '¿Cuánto cuesta estar en el directorio?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lo pagan a medias')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contacto')
  await expect(signUp(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu is opened by keyboard, and nothing is wider than the screen', async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await visit(page, '/directorio?q=xqz')
    expect(await width()).toBe(390)
    await expect(signUp(page)).toBeVisible()
    const ways = page.getByRole('navigation', { name: 'Menú' })
    await expect(ways).toBeHidden()
    const menu = page.getByRole('banner').locator('summary')
    const place = await menu.boundingBox()
    await menu.focus()
    await page.keyboard.press('Enter')
    expect(await menu.boundingBox(), 'the button stays where it was').toEqual(place)
    await expect(ways.getByRole('link', { name: 'Registrarse' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Ofertas del pueblo')
    expect(await width()).toBe(390)
  })

  test("an offer's row has the same shape on every page; one press finds those that end or of the weekend", async ({
    page,
  }) => {
    const titleInRow = async (place: number) => {
      const row = page.getByRole('listitem').getByRole('article').nth(place)
      const name = row.getByRole('heading', { level: 3 })
      return (await name.boundingBox())!.y - (await row.boundingBox())!.y
    }
    await openShop(page, 'Panadería La Espiga')
    const onItsShopsPage = await titleInRow(0)
    await visit(page, '/ofertas')
    // The first card is larger than the others.
    expect(await titleInRow(1)).toBe(onItsShopsPage)

    await page.getByRole('button', { name: 'Acaba pronto' }).click()
    await expect(page).toHaveURL('/ofertas?cuando=acaba-pronto')
    await page.getByRole('button', { name: 'Este fin de semana' }).click()
    await expect(page).toHaveURL('/ofertas?cuando=fin-de-semana')
    await expect(page.locator('link[type="application/rss+xml"]').first()).toHaveAttribute(
      'href',
      '/ofertas.xml?when=weekend',
    )
    await page.getByRole('button', { name: 'Este fin de semana' }).click()
    await expect(page).toHaveURL('/ofertas')
  })
})

test.describe('a photo that does not come', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('is replaced by the drawn façade', async ({ page }) => {
    await page.route('**/photos/**', (route) => route.fulfill({ status: 404 }))
    await openShop(page, 'Panadería La Espiga')
    const photo = page.getByAltText('Foto de Panadería La Espiga').first()
    await expect(photo).toHaveAttribute('src', /\/og\/comercio\/\d+\.jpg$/)
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200)
  })
})

for (const width of [390, 1280]) {
  test(`nothing moves while a page loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    // Waits for the fonts: late ones move other elements, depending on the system's fonts.
    const shop = await openShop(page, 'Panadería La Espiga')
    const offer = await page.getByRole('link', { name: 'Hogaza de pueblo' }).getAttribute('href')
    await page.addInitScript(recordLayoutShifts)
    for (const address of ['/directorio', shop, '/ofertas', offer!]) {
      await page.goto(address, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const { layoutShifts } = await page.evaluate(() => {
        const { layoutShifts } = window as unknown as LayoutShifts
        return { layoutShifts }
      })
      expect(layoutShifts, address).toEqual([])
    }
  })
}

/** Presses Tab until a link or a summary with that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus')
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab')
    if ((await focused.textContent())?.trim() === name) return
  }
  throw new Error(`${name} is not reached by Tab`)
}
