import { expect, test } from './fixtures.ts'
import { openShop } from './open-shop.ts'

test.describe('on an iPhone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)',
  })

  test('directions to the door of a shop open the maps of the device', async ({ page }) => {
    await openShop(page, 'Panadería La Espiga')
    const maps = /^https:\/\/maps\.apple\.com\/\?daddr=40\.4\d+%2C0\.4\d+$/
    const ways = page.getByRole('main').getByRole('link', { name: 'Cómo llegar' })
    const address = page.getByRole('definition').getByRole('link', { name: 'Calle Mayor, 12' })
    for (const way of [ways, address]) await expect(way).toHaveAttribute('href', maps)
    await expect(ways).toBeInViewport()
    await expect(ways).toHaveAccessibleName('Cómo llegar a Calle Mayor, 12, 12999 Peñacala')
    const call = page.getByRole('link', { name: 'Llamar' })
    expect((await ways.boundingBox())!.y).toBe((await call.boundingBox())!.y)
  })
})

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('uses the share sheet of a device that has one, or else copies the URL', async ({
    page,
  }) => {
    const address = await openShop(page, 'Panadería La Espiga')
    await page.evaluate(() => {
      Object.assign(Navigator.prototype, {
        share: async (what: ShareData) => Object.assign(window, { shared: what }),
      })
    })
    const url = new URL(address, page.url()).href
    await page.getByRole('button', { name: 'Compartir' }).click()
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      title: 'Panadería La Espiga · Escaparate',
      url,
    })
    await page.evaluate(() => Object.assign(Navigator.prototype, { share: undefined }))
    await page.getByRole('button', { name: 'Compartir' }).click()
    await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  })
})
