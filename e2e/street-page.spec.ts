import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixtures.ts'
import { type LayoutShifts, recordLayoutShifts } from './layout-shifts.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function openShop(page: Page, name: string): Promise<string> {
  await visit(page, `/directorio?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(title(page)).toHaveText(name)
  return new URL(page.url()).pathname
}

test('shops and trades are suggested as one types', async ({ page }) => {
  await visit(page, '/directorio')
  const field = page.getByRole('combobox', { name: 'Buscar comercios' })
  const suggested = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')
  await field.pressSequentially('espig')
  await expect(suggested).toHaveText(['Panadería La Espiga Calle Mayor, 12'])
  await expect(page.getByRole('status')).toHaveText('1 sugerencia')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.fill('zapat')
  await expect(suggested.filter({ hasText: 'Zapatería' }).first()).toContainText(/\d comercios?$/)
  await expect(suggested.filter({ hasText: 'Panadería La Espiga' })).toHaveCount(0)
  await field.fill('z')
  await expect(suggested).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('with suggestions open, OpenAs searches for what was typed', async ({ page }) => {
  await visit(page, '/')
  await page.getByLabel('Buscar comercios').pressSequentially('espig')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/directorio?q=espig')
})

test('suggestions are walked by keyboard, and closed without losing what was typed', async ({
  page,
}) => {
  await visit(page, '/directorio')
  const field = page.getByRole('combobox', { name: 'Buscar comercios' })
  const options = page.getByRole('option')
  const chosen = page.getByRole('option', { selected: true })
  await field.pressSequentially('panaderia')
  await expect(options.first()).toBeVisible()
  const names = await options.allTextContents()
  expect(names.length).toBeGreaterThan(1)
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(names[0]!)
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id'))!)
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveText(names.at(-1)!)
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('panaderia')
  await expect(field).not.toHaveAttribute('aria-activedescendant')

  await field.fill('espig')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Panadería La Espiga')
})

test.describe('by thumb', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

  test('a suggestion is tapped, and fits the narrowest phone', async ({ page }) => {
    await visit(page, '/')
    const field = page.getByLabel('Buscar comercios')
    await field.tap()
    await field.pressSequentially('espig')
    const option = page.getByRole('option', { name: 'Panadería La Espiga' })
    const { x, width, height } = (await option.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
    expect(height).toBeGreaterThanOrEqual(48)
    await option.tap()
    await expect(title(page)).toHaveText('Panadería La Espiga')
  })
})

test.describe('what was typed further', () => {
  test('is answered, not what was typed before', async ({ page }) => {
    const { promise: late, resolve: answerLate } = Promise.withResolvers<void>()
    await page.route('**/suggestions/?search=zapat', async (route) => {
      await late
      await route.continue().catch(() => {})
    })
    await visit(page, '/directorio')
    const field = page.getByLabel('Buscar comercios')
    const asked = page.waitForRequest('**/suggestions/?search=zapat')
    await field.fill('zapat')
    await asked
    await field.fill('espig')
    const options = page.getByRole('option')
    await expect(options).toHaveText([/^Panadería La Espiga/])
    answerLate()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(options).toHaveText([/^Panadería La Espiga/])
  })

  test('is not asked for without a connection', async ({ page, context }) => {
    await visit(page, '/directorio')
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/suggestions/')) asked += 1
    })
    await context.setOffline(true)
    const field = page.getByLabel('Buscar comercios')
    await field.fill('zapat')
    await context.setOffline(false)
    await field.fill('espig')
    await expect(page.getByRole('option')).toHaveCount(1)
    expect(asked).toBe(1)
  })
})

test.describe('while suggestions do not come', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('a search works all the same', async ({ page }) => {
    await page.route('**/suggestions/**', (route) => route.abort())
    await visit(page, '/')
    await page.getByLabel('Buscar comercios').pressSequentially('flores')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(/para «flores»$/)
  })
})

test('the e-mail address of a shop is read out in one', async ({ page }) => {
  await openShop(page, 'Panadería La Espiga')
  const email = page.getByRole('link', { name: 'hola@laespiga.example', exact: true })
  await expect(email).toHaveText('hola@laespiga.example')
  expect(await email.locator('wbr').count()).toBe(0)
})

test('the street is walked by keyboard alone', async ({ page }) => {
  await visit(page, '/directorio')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Buscar comercios')).toBeFocused()
  await page.keyboard.type('espiga')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/directorio?q=espiga')

  await tabTo(page, 'Panadería La Espiga')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Panadería La Espiga')
  await tabTo(page, 'Hogaza de pueblo')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Hogaza de pueblo')
  await tabTo(page, 'Ver la tienda')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Panadería La Espiga')

  await visit(page, '/preguntas')
  await tabTo(page, '¿Cuánto cuesta estar en el directorio?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lo pagan a medias')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu is opened by keyboard', async ({ page }) => {
    await visit(page, '/directorio')
    const menu = page.getByRole('banner').locator('summary')
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Ofertas del pueblo')
  })
})

for (const [device, userAgent, maps] of [
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9)',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Calle%20Mayor%2C%2012%2C%20Pe%C3%B1acala$/,
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)',
    /^https:\/\/maps\.apple\.com\/\?daddr=Calle%20Mayor%2C%2012%2C%20Pe%C3%B1acala$/,
  ],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, userAgent })

    test('the way to a shop is beside its phone, and leads through its own maps to the town', async ({
      page,
    }) => {
      await openShop(page, 'Panadería La Espiga')
      const ways = page.getByRole('main').getByRole('link', { name: 'Cómo llegar' })
      await expect(ways).toHaveCount(2)
      for (const way of await ways.all()) await expect(way).toHaveAttribute('href', maps)
      await expect(ways.first()).toBeInViewport()
      const call = await page.getByRole('link', { name: 'Llamar' }).boundingBox()
      expect((await ways.first().boundingBox())!.y).toBe(call!.y)
    })
  })
}

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies the address where the device has no way of its own', async ({ page }) => {
    await page.addInitScript(() => Object.assign(Navigator.prototype, { share: undefined }))
    const address = await openShop(page, 'Panadería La Espiga')
    await page.getByRole('button', { name: 'Compartir' }).click()
    await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toHaveCount(1)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL(address, page.url()).href)
  })

  test('hands the address to the device that has one', async ({ page }) => {
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

  test('nothing is offered that needs it', async ({ page }) => {
    await page.goto('/directorio?q=espiga')
    await page.getByRole('link', { name: 'Panadería La Espiga', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  })
})

test('a ticket is cut alike on every page', async ({ page }) => {
  const titleInTicket = async () => {
    const ticket = page.getByRole('listitem').getByRole('article').first()
    const name = ticket.getByRole('heading', { level: 3 })
    return (await name.boundingBox())!.y - (await ticket.boundingBox())!.y
  }
  await openShop(page, 'Panadería La Espiga')
  const onItsShopsPage = await titleInTicket()
  await visit(page, '/ofertas')
  expect(await titleInTicket()).toBe(onItsShopsPage)
})

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
  await expect(main.getByText('964 00 12 34')).toBeVisible()
  await expect(main.getByText('Hogaza de pueblo')).toBeVisible()
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
})

test('so is one with a dozen offers', async ({ page }) => {
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

test.describe('a photo that does not come', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('is replaced by the façade', async ({ page }) => {
    await page.route('**/photos/**', (route) => route.fulfill({ status: 404 }))
    await openShop(page, 'Panadería La Espiga')
    const photo = page.getByAltText('Foto de Panadería La Espiga')
    await expect(photo).toHaveAttribute('src', /\/og\/comercio\/\d+\.jpg$/)
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200)
  })
})

for (const width of [390, 1280]) {
  for (const name of ['/directorio', 'a shop']) {
    test(`nothing on ${name} moves while it loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const address = name === 'a shop' ? await openShop(page, 'Panadería La Espiga') : name
      await page.addInitScript(recordLayoutShifts)
      await page.goto(address, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => (window as unknown as LayoutShifts).layoutShifts)).toEqual(
        [],
      )
    })
  }
}

/** Presses Tab until a link or a summary of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus')
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab')
    if ((await focused.textContent())?.trim() === name) return
  }
  throw new Error(`${name} is not reached by Tab`)
}
