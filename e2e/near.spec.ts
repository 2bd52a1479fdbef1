import type { Locator, Page } from '@playwright/test'
import { waitForRendering } from '../tools/wait-for-page.ts'
import { findViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { findOverflow } from './overflow.ts'
import { setUpOwnServer } from './own-server.ts'
import { moveFinger } from './touch.ts'

/* The demo town has a fictitious street plan; the test draws its tiles. */
const server = setUpOwnServer({ map: {} })

const HERE = { latitude: 40.42074, longitude: 0.42463 }

const cards = (page: Page) => page.getByRole('main').locator('li[data-pin]')
const pinOf = (card: Locator) =>
  card.evaluate((element) => getComputedStyle(element, '::after').content)
const pinShown = (pin: number) => `"${pin}" / "En el mapa, el " "${pin}"`
const numbers = async (page: Page) =>
  (await cards(page).getByText(/^a \d/).allInnerTexts()).map((text) =>
    text.endsWith('km')
      ? Number.parseFloat(text.slice(2).replace(',', '.')) * 1000
      : Number.parseFloat(text.slice(2)),
  )

/** Includes space for the map's credit between pins and sheet. */
async function expectAllPinsAbove(sheet: Locator, dialog: Locator) {
  const { y: top } = (await sheet.boundingBox())!
  const pins = dialog.getByRole('button', { name: /^\d+, / })
  expect(await pins.count()).toBeGreaterThan(3)
  const lowest = () =>
    pins.evaluateAll((all) => Math.max(...all.map((pin) => pin.getBoundingClientRect().bottom)))
  // The map may still be moving.
  await expect.poll(lowest).toBeLessThan(top - 40)
}

async function expectNearestFirst(page: Page) {
  const distances = await numbers(page)
  expect(distances.length).toBeGreaterThan(3)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('whoever refuses says a street; whoever tells where they are has the nearest shops first', async ({
    page,
  }) => {
    await page.goto('/directorio?ofertas=1')
    const near = page.getByRole('button', { name: 'Cerca de mí' })
    await expect(near).toHaveAttribute('aria-pressed', 'false')
    await near.click()
    await expect(page.getByText('No sabemos dónde estás.')).toBeVisible()
    const street = page.getByRole('textbox', { name: 'Calle o plaza' })
    await street.fill('Calle de Ninguna Parte')
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(/No conocemos ningún comercio en «Calle de Ninguna Parte»/),
    ).toBeVisible()
    const form = ['form:has([name=calle])']
    expect(await findViolations(page, { include: form })).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await waitForRendering(page)
    expect(await findViolations(page, { include: form, rule: 'color-contrast' })).toEqual([])
    expect(await page.evaluate(findOverflow)).toEqual([])
    await street.fill('calle de la acequia')
    await page.getByRole('button', { name: 'Usar' }).click()
    await expect(page).toHaveURL(/\/directorio\?near=40\.4[^&]*&ofertas=1$/)
    await expectNearestFirst(page)
    await page.getByRole('link', { name: 'Quitar Cerca de mí' }).click()
    await expect(page).toHaveURL(/\/directorio\?ofertas=1$/)

    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation(HERE)
    await near.click()
    await expect(page).toHaveURL(/\/directorio\?ofertas=1&near=40\.421%2C0\.425$/)
    await expect(page.getByText('Primero los más cercanos a ti.')).toBeVisible()
    await expect(near).toHaveAttribute('aria-pressed', 'true')
    await expectNearestFirst(page)

    await test.step('the map opens over the list and goes from shop to shop', async () => {
      const open = page.getByRole('button', { name: 'Mapa' })
      await open.click()
      const dialog = page.getByRole('dialog', { name: 'Mapa' })
      await expect(page.getByRole('button', { name: 'Donde estás' })).toBeVisible()
      await expect(dialog.getByText(/^1 de \d+ en el mapa$/)).toBeVisible()
      await expectAllPinsAbove(dialog.locator('[data-sheet]'), dialog)
      const first = await dialog.getByRole('heading', { level: 2 }).innerText()
      expect(first).toBe(await cards(page).first().getByRole('heading').innerText())
      expect(await pinOf(dialog.locator('[data-card]'))).toBe(pinShown(1))
      await dialog.getByRole('button', { name: 'El siguiente' }).click()
      await expect(dialog.getByText(/^2 de \d+ en el mapa$/)).toBeVisible()
      expect(await pinOf(dialog.locator('[data-card]'))).toBe(pinShown(2))
      await expect(dialog.getByText('© Mapa de prueba')).toBeVisible()
      const name = (await dialog.getByRole('heading', { level: 2 }).boundingBox())!
      await moveFinger(page, name, { x: -100 })
      await expect(dialog.getByText(/^3 de \d+ en el mapa$/)).toBeVisible()
      await moveFinger(page, name, { x: 100 })
      await expect(dialog.getByText(/^2 de \d+ en el mapa$/)).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(open).toBeFocused()
      await open.click()
      await expect(dialog.getByRole('button', { name: 'El siguiente' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/directorio\?ofertas=1&near=/)
    })
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the map stands beside the list, with its numbers', async ({ page }) => {
    await page.goto(`${server.url}/directorio`)
    const map = page.getByRole('application', { name: /^Mapa de los comercios/ })
    const card = cards(page).nth(1)
    await expect.poll(() => pinOf(card)).toBe(pinShown(2))
    const pin = map.getByRole('button', { name: /^2, / })
    await expect(pin).toBeVisible()
    await card.getByRole('link').focus()
    await expect(pin).toHaveAttribute('data-raised')
    await page.getByRole('combobox', { name: 'Buscar comercios' }).focus()
    // When raised, it covers its neighbours.
    await pin.click()
    await expect(card.getByRole('link')).toBeFocused()
    await expectNoFault(page, [
      { width: 1280, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ])
  })

  test('the list is printed without its map, and without the numbers on it', async ({ page }) => {
    await page.goto(`${server.url}/directorio`)
    const map = page.getByRole('dialog', { name: 'Mapa' })
    const number = () =>
      cards(page)
        .first()
        .evaluate((card) => getComputedStyle(card, '::after').display)
    await expect(map).toBeVisible()
    await expect.poll(number).toBe('block')
    await page.emulateMedia({ media: 'print' })
    await expect(map).toBeHidden()
    expect(await number()).toBe('none')
    const tag = page
      .getByRole('main')
      .getByText(/^\d+\sofertas?$/)
      .first()
    await expect(tag).toHaveCSS('print-color-adjust', 'exact')
  })
})

test('a shop without a place is in the list alone, which says so', async ({ page }) => {
  const shops: { id: number; name: string }[] = await server.call('lucia', 'GET', '/api/commerce/')
  const { id } = shops.find(({ name }) => name === 'Panadería La Espiga')!
  const place = { latitude: null, longitude: null }
  await server.call('lucia', 'PATCH', `/api/commerce/${id}/`, place)
  await page.goto(`${server.url}/directorio?q=pan`)
  await expect(page.getByRole('link', { name: 'Panadería La Espiga', exact: true })).toBeVisible()
  await expect(page.getByText(/^1 de estos \d+ aún no está en el mapa\.$/)).toBeVisible()
  await expect(page.getByRole('application', { name: /^Mapa de los comercios/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a street does as well as a position, and there is no map to miss', async ({ page }) => {
    await page.goto('/directorio')
    await expect(page.getByRole('button', { name: 'Mapa' })).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Mapa' })).toBeHidden()
    await page.getByRole('button', { name: 'Cerca de mí' }).click()
    await page.getByRole('textbox', { name: 'Calle o plaza' }).fill('Acequia')
    await page.getByRole('button', { name: 'Usar' }).click()
    await expect(page).toHaveURL(/near=40\.4/)
    await expectNearestFirst(page)
  })
})
