import { expect, test } from './fixtures.ts'
import { openShop } from './open-shop.ts'

for (const [device, userAgent, maps] of [
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9)',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=40\.4\d+%2C0\.4\d+$/,
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)',
    /^https:\/\/maps\.apple\.com\/\?daddr=40\.4\d+%2C0\.4\d+$/,
  ],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, userAgent })

    test('directions to the door of a shop open the maps of the device', async ({ page }) => {
      await openShop(page, 'Panadería La Espiga')
      const ways = page.getByRole('main').getByRole('link', { name: 'Cómo llegar' })
      const address = page.getByRole('definition').getByRole('link', { name: 'Calle Mayor, 12' })
      for (const way of [ways, address]) await expect(way).toHaveAttribute('href', maps)
      await expect(ways).toBeInViewport()
      await expect(ways).toHaveAccessibleName('Cómo llegar a Calle Mayor, 12, 12999 Peñacala')
      const call = page.getByRole('link', { name: 'Llamar' })
      expect((await ways.boundingBox())!.y).toBe((await call.boundingBox())!.y)
    })
  })
}

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies the URL where the device cannot share', async ({ page }) => {
    await page.addInitScript(() => Object.assign(Navigator.prototype, { share: undefined }))
    const address = await openShop(page, 'Panadería La Espiga')
    await page.getByRole('button', { name: 'Compartir' }).click()
    await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toHaveCount(1)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL(address, page.url()).href)
  })

  test('uses the share sheet of a device that has one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Navigator.prototype, {
        share: async (what: ShareData) => Object.assign(window, { shared: what }),
      })
    })
    await openShop(page, 'Panadería La Espiga')
    await page.getByRole('button', { name: 'Compartir' }).click()
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      title: 'Panadería La Espiga · Escaparate',
      url: page.url(),
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is shown that needs it', async ({ page }) => {
    await page.goto('/directorio?q=espiga')
    await page.getByRole('link', { name: 'Panadería La Espiga', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  })
})
