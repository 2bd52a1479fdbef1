import { PHONE, visitOnSlowNetwork } from '../tools/slow-network.ts'
import { expect, test } from './fixtures.ts'
import { openShop } from './open-shop.ts'

/* The weight of a page is the same on every machine; bench/ measures how soon it is painted. */

const MAX_BYTES = 180_000

for (const [name, path] of [
  ['the landing', '/'],
  ['the directory', '/directorio'],
  ['the offers', '/ofertas'],
  ['a shop', undefined],
] as const) {
  test(`${name} costs a phone at most 180 kB`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...PHONE, baseURL: baseURL! })
    const page = await context.newPage()
    const sitemap = await (await context.request.get('/sitemap.xml')).text()
    const address = path ?? /\/comercio\/panaderia-la-espiga-\d+/.exec(sitemap)![0]
    const { bytes, files } = await visitOnSlowNetwork(page, address)
    await context.close()
    const list = files.map(([url, size]) => `${size} ${new URL(url).pathname}`).join('\n')
    console.log(`${name}: ${bytes} bytes`)
    expect(files.filter(([url]) => url.endsWith('.css'))).toEqual([])
    // The font subsets have every letter of the demo data.
    expect(files.filter(([url]) => url.endsWith('.woff2'))).toHaveLength(2)
    // In the demo data few shops have photos, and no offer.
    const photos = files.filter(([url]) => url.includes('/photos/')).length
    expect(photos).toBeGreaterThanOrEqual(path === undefined ? 1 : 0)
    expect(bytes, list).toBeLessThanOrEqual(MAX_BYTES)
  })
}

test('of a list one photo loads at once, and the others when they come near', async ({ page }) => {
  await openShop(page, 'Panadería La Espiga')
  const photos = page.getByRole('list', { name: /^Fotos de / }).locator('img[srcset]')
  const loading = await photos.evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => image.loading),
  )
  expect(loading.length).toBeGreaterThan(4)
  expect(loading).toEqual(['eager', ...loading.slice(1).map(() => 'lazy')])
})
