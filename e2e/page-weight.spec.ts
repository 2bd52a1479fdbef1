import { gzipSync } from 'node:zlib'
import { PHONE, visitOnSlowNetwork } from '../tools/slow-network.ts'
import { expect, test } from './fixtures.ts'
import { read, sitemapUrls } from './read-page.ts'

/* The weight of a page is the same on every machine; bench/ measures how soon it is painted. */

const MAX_BYTES = 180_000

const pathOf = async (start: string) =>
  new URL((await sitemapUrls()).find((url) => url.includes(start))!).pathname

for (const [name, path] of [
  ['the landing', '/'],
  ['the directory', '/directorio'],
  ['the offers', '/ofertas'],
  ['the questions', '/preguntas'],
  ['a shop', undefined],
] as const) {
  // A static page loads no framework, and its own script and styles are inline.
  test(`${name} costs a phone at most 180 kB, 10 of JavaScript and 12 of styles`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...PHONE, baseURL: baseURL! })
    const page = await context.newPage()
    const address = path ?? (await pathOf('/comercio/panaderia-la-espiga-'))
    const { bytes, files } = await visitOnSlowNetwork(page, address)
    const inline = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map(({ textContent }) => textContent).join(''))
    const scripts = gzipSync(await inline('script:not([type])')).length
    const styles = gzipSync(await inline('style')).length
    await context.close()
    const list = files.map(([url, size]) => `${size} ${new URL(url).pathname}`).join('\n')
    console.log(`${name}: ${bytes} bytes, ${scripts} of JavaScript, ${styles} of styles`)
    expect(files.filter(([url]) => url.endsWith('.css'))).toEqual([])
    const loaded = files.filter(([url]) => url.endsWith('.js'))
    expect(
      loaded.reduce((sum, [, size]) => sum + size, scripts),
      list,
    ).toBeLessThanOrEqual(10_000)
    expect(scripts).toBeGreaterThan(500)
    expect(styles).toBeGreaterThan(1000)
    expect(styles).toBeLessThanOrEqual(12 * 1024)
    // The font subsets have every letter of the demo data.
    expect(files.filter(([url]) => url.endsWith('.woff2'))).toHaveLength(2)
    // In the demo data few shops have photos, and no offer.
    const photos = files.filter(([url]) => url.includes('/photos/')).length
    expect(photos).toBeGreaterThanOrEqual(path === undefined ? 1 : 0)
    expect(bytes, list).toBeLessThanOrEqual(MAX_BYTES)
  })
}

test('of a list one photo loads at once, and the others when they come near', async () => {
  const { html } = await read(await pathOf('/comercio/panaderia-la-espiga-'))
  const [, photos] = /aria-label="Fotos de [^"]*"[^>]*>([\s\S]*?)<\/ul>/.exec(html)!
  const loading = [...photos!.matchAll(/<img\b[^>]*>/g)].map(
    ([img]) => / loading="(\w+)"/.exec(img)?.[1],
  )
  expect(loading.length).toBeGreaterThan(4)
  expect(loading).toEqual(['eager', ...loading.slice(1).map(() => 'lazy')])
})
