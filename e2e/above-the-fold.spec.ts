import { expect, test } from './fixtures.ts'
import { openShop } from './open-shop.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('name, category and actions of a shop are above the fold, and its address stands once', async ({
  page,
}) => {
  for (const name of ['Bodega La Tinaja', 'La Huerta de Remedios', 'Panadería La Espiga']) {
    await openShop(page, name)
    const main = page.getByRole('main')
    const seen = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: /^(Panadería|Herbolario|Vinos y quesos)$/ }),
      main.getByRole('link', { name: 'Llamar' }),
      main.getByRole('link', { name: 'Cómo llegar' }).first(),
      main.getByRole('button', { name: 'Compartir' }),
      main.getByRole('button', { name: 'Imprimir' }),
    ]
    for (const part of seen) await expect(part, name).toBeInViewport({ ratio: 1 })
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const shop = page.getByRole('main').locator('article').first()
    await expect(shop.getByText('Calle Mayor, 12').filter({ visible: true })).toHaveCount(1)
    await expect(shop.getByRole('img', { name: /Calle Mayor/ })).toHaveCount(0)
  }
})
