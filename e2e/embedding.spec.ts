import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const directory = setUpOwnServer()

let wordPress: Server
let host: (name: string) => string

test.beforeAll(async () => {
  const { results } = await (
    await fetch(`${directory.url}/api/directory/commerces/?search=la%20espiga&page=1&page_size=1`)
  ).json()
  const shop = `${results[0].slug}-${results[0].id}`
  wordPress = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(postWith(directory.url, shop))
  })
  await new Promise<void>((resolve) => wordPress.listen(0, '127.0.0.1', resolve))
  const { port } = wordPress.address() as AddressInfo
  host = (name) => `${name}.localhost:${port}`
  await directory.call('admin', 'PATCH', '/api/settings/', {
    embed_hosts: [host('ayuntamiento')],
  })
})
test.afterAll(() => {
  wordPress.close()
})

/** Returns a page as WordPress renders a post with three blocks of «HTML personalizado». */
function postWith(origin: string, shop: string): string {
  const script = `<script src="${origin}/incrustar.js" async></script>`
  return `<!DOCTYPE html>
<html lang="es"><head><meta charset="UTF-8"><title>Compra en el pueblo</title>
<link rel="icon" href="data:,"></head>
<body class="wp-singular page-template-default"><main class="wp-block-group">
<h1 class="wp-block-post-title">Compra en el pueblo</h1>
<div class="entry-content wp-block-post-content">
<p><a id="antes" href="#">Antes</a></p>
<div data-escaparate="categoria" data-categoria="panaderia"></div>${script}
<p><a id="despues" href="#">Después</a></p>
<div data-escaparate="comercio" data-comercio="${shop}"></div>${script}
<div data-escaparate="lista" data-titulo="Todos los comercios" data-tema="oscuro"></div>${script}
</div></main></body></html>`
}

/** Returns the frame with this title once it has loaded. */
async function frameTitled(page: Page, title: string) {
  const element = page.locator(`iframe[title="${title}"]`)
  await element.scrollIntoViewIfNeeded()
  const frame = (await (await element.elementHandle())!.contentFrame())!
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  return { element, frame }
}

test('a list, a category and the hours of a shop stand in a page of WordPress, and the keyboard goes through them', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`http://${host('ayuntamiento')}/`)
  for (const [title, heading, scheme] of [
    ['Lista de comercios', 'Panadería', 'light'],
    ['Horario del comercio', 'Panadería La Espiga', 'light'],
    ['Todos los comercios', /^Comercios de/, 'dark'],
  ] as const) {
    const { element, frame } = await frameTitled(page, title)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(frame.locator('html')).toHaveCSS('color-scheme', scheme)
    expect(await element.getAttribute('loading')).toBe('lazy')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      // The hours of a shop are in a card or, on phones, folded.
      await expect(
        frame
          .getByText(/\d:\d\d–\d+:\d\d/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      const wanted = () =>
        frame.evaluate(() =>
          Math.ceil(document.querySelector('main')!.getBoundingClientRect().height),
        )
      await expect
        .poll(async () => (await element.boundingBox())!.height - (await wanted()))
        .toBe(0)
      expect(
        await frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
      ).toBe(0)
    }
    // every-screen.spec.ts checks the light pages alone.
    if (scheme === 'dark') expect(await findViolations(frame)).toEqual([])
    const link = frame.getByRole('link', { name: /en el directorio/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  }
  expect(await page.context().cookies()).toEqual([])

  await page.locator('#antes').focus()
  const focused = () =>
    page.evaluate(() => document.activeElement!.id || document.activeElement!.tagName)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('IFRAME')
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return focused()
    })
    .toBe('despues')
})

test('other pages are shown nowhere else', async () => {
  const ancestors = async (path: string) =>
    /frame-ancestors [^;]*/.exec(
      (await fetch(directory.url + path)).headers.get('content-security-policy')!,
    )![0]
  expect(await ancestors('/incrustar/lista')).toBe(`frame-ancestors ${host('ayuntamiento')}`)
  for (const path of ['/', '/directorio', '/login', '/imprimir', '/incrustar', '/api/site/']) {
    expect([path, await ancestors(path)]).toEqual([path, "frame-ancestors 'none'"])
  }
})

test.describe('a page that is not named', () => {
  test.use({ expectedConsole: [/frame-ancestors|frame .*127\.0\.0\.1|target origin provided/] })

  test('shows nothing of the directory, nor does any when nobody is named', async ({ page }) => {
    for (const name of ['otra', 'ayuntamiento']) {
      await page.goto(`http://${host(name)}/`)
      const element = page.locator('iframe').first()
      const frame = (await (await element.elementHandle())!.contentFrame())!
      await expect.poll(() => frame.url()).toMatch(/^chrome-error:/)
      await directory.call('admin', 'PATCH', '/api/settings/', { embed_hosts: [] })
    }
  })
})
