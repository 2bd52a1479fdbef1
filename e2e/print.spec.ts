import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openShop, title } from './open-shop.ts'
import { read } from './read-page.ts'

test('a shop is printed on one sheet', async ({ page }) => {
  await openShop(page, 'Panadería La Espiga')
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { asked: 1 }) }),
  )
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(await page.evaluate(() => 'asked' in window)).toBe(true)

  expect(await sheetsOf(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(title(page)).toBeVisible()
  await expect(main.getByText('Calle Mayor, 12').first()).toBeVisible()
  await expect(main.getByText('964 00 12 34').first()).toBeVisible()
  await expect(main.getByText('Hogaza de pueblo')).toBeVisible()
  await expect(main.getByText(/^Silla de ruedas: sin escalón/)).toBeVisible()
  await expect(main.getByText('Pago: tarjeta, Bizum, efectivo.')).toBeVisible()
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
})

test('a shop with a dozen offers is printed on one sheet', async ({ page }) => {
  await openShop(page, 'Librería La Marea')
  const offers = page.getByRole('region', { name: 'Ofertas' }).getByRole('article')
  await expect(offers).toHaveCount(12)
  expect(await sheetsOf(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(offers.filter({ visible: true })).toHaveCount(12)
  await expect(page.getByText(/ofertas? más en/)).toHaveCount(0)
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('fifty shops of a list are printed on two sheets, by street or by category', async ({
    page,
  }) => {
    await page.goto('/imprimir')
    await expect(title(page)).toHaveText(/^Comercios de/)
    const table = page.getByRole('table')
    const shops = table.getByRole('rowheader').and(page.locator('[scope=row]'))
    const all = Number.parseInt(await page.getByText(/^\d+\scomercios/).innerText(), 10)
    await expect(shops).toHaveCount(all)
    expect(all).toBeGreaterThan(24)
    const espiga = table.getByRole('row', { name: 'Panadería La Espiga' })
    await expect(espiga).toHaveText(/Calle Mayor, 12.*964 00 12 34.*Lunes/)
    await withFifty(page)
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2)

    await page.getByRole('link', { name: 'Por categoría' }).click()
    await expect(page).toHaveURL(/\/imprimir\?por=categoria$/)
    await expect(table.getByRole('rowheader', { name: 'Panadería', exact: true })).toBeVisible()
    await withFifty(page)
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('link', { name: 'Por calle' })).toBeHidden()
    await expect(page.getByRole('search')).toBeHidden()
  })
})

test('the list that is printed has the filters of the one on the screen', async () => {
  const [list, printed] = [
    '/directorio/panaderia?open=sun',
    '/imprimir?open=sun&categoria=panaderia',
  ]
  const { cards, links } = await read(list)
  expect(links).toContain(printed)
  const { html, robots, ...sheet } = await read(printed)
  expect(html.match(/<th scope="row"/g)).toHaveLength(cards.length)
  expect(robots).toMatch(/noindex/)
  expect(sheet.links).toContain(list)
})

/** Makes the list on this page one of fifty shops, by removing or repeating some. */
async function withFifty(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shops = [...document.querySelectorAll('tr:has([scope=row])')]
    for (const more of shops.slice(50)) more.remove()
    for (const group of document.querySelectorAll('tbody')) {
      if (!group.querySelector('[scope=row]')) group.remove()
    }
    const last = document.querySelector('tbody:last-child')!
    for (let at = shops.length; at < 50; at++)
      last.append(shops[at % shops.length]!.cloneNode(true))
  })
}

/** Counts the printed pages: A4 with a margin. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
}
