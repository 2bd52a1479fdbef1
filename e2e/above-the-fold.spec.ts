import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

async function openShop(page: Page, search: string): Promise<void> {
  await page.goto(`/directorio?q=${encodeURIComponent(search)}`)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/comercio\//)
}

test.use({ viewport: { width: 1280, height: 800 } })

test('name, category and actions of a shop are above the fold', async ({ page }) => {
  for (const search of ['espiga', 'herbolario romero', 'bodega']) {
    await openShop(page, search)
    const main = page.getByRole('main')
    const seen = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: /^(Panadería|Herbolario|Vinos y quesos)$/ }),
      main.getByRole('link', { name: 'Llamar' }),
      main.getByRole('link', { name: 'Cómo llegar' }).first(),
      main.getByRole('button', { name: 'Compartir' }),
      main.getByRole('button', { name: 'Imprimir' }),
    ]
    for (const part of seen) await expect(part, search).toBeInViewport({ ratio: 1 })
  }
})

test('the address of a shop stands on its page once', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await openShop(page, 'espiga')
    const shop = page.getByRole('main').locator('article').first()
    await expect(shop.getByText('Calle Mayor, 12').filter({ visible: true })).toHaveCount(1)
    await expect(shop.getByRole('img', { name: /Calle Mayor/ })).toHaveCount(0)
  }
})
