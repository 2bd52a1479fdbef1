import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openShop, title } from './open-shop.ts'

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

/** As browsers print: on A4, with a margin. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
}
