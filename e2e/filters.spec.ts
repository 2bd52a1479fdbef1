import type { Page } from '@playwright/test'
import { waitForRendering } from '../tools/wait-for-page.ts'
import { expect, test } from './fixtures.ts'
import { findOverflow } from './overflow.ts'
import { read } from './read-page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const filters = (page: Page) => page.getByRole('form', { name: 'Filtros' })
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros elegidos' })
const SEVERAL = '/directorio?categoria=cafeteria&categoria=panaderia'
const OFFERS_OF_SEVERAL = '/ofertas?categoria=cafeteria&categoria=carniceria&orden=nombre'

async function choose(page: Page, name: RegExp): Promise<void> {
  await filters(page).getByRole('button', { name: 'Qué buscas' }).click()
  await filters(page).getByRole('checkbox', { name }).click()
  await filters(page)
    .getByRole('button', { name: /^Ver (comercios|ofertas)$/ })
    .click()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('several categories are chosen, and each is removed by its chip', async ({ page }) => {
    await page.goto('/directorio')
    await expect(title(page)).toHaveText('36 comercios')
    await choose(page, /^Panadería 3\scomercios$/)
    await expect(page).toHaveURL('/directorio/panaderia')
    await expect(title(page)).toHaveText('Panadería: 3 comercios')
    await choose(page, /^Cafetería/)
    await expect(page).toHaveURL(SEVERAL)
    await expect(title(page)).toHaveText('Cafetería y Panadería: 4 comercios')
    for (const name of [/^Panadería/, /^Cafetería/]) {
      await expect(filters(page).getByLabel(name)).toBeChecked()
    }
    // A rare category is folded until it is chosen.
    await page.getByRole('button', { name: 'Qué buscas' }).click()
    await filters(page).getByText('Ver las 28 categorías').click()
    await filters(page)
      .getByRole('checkbox', { name: /^Óptica/ })
      .check()
    await filters(page).getByRole('button', { name: 'Ver comercios' }).click()
    await expect(title(page)).toHaveText(/^\d+\scomercios en 3\scategorías$/)
    await page.getByRole('button', { name: 'Qué buscas' }).click()
    await expect(filters(page).getByRole('checkbox', { name: /^Óptica/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await chips(page).getByRole('link', { name: 'Quitar Óptica' }).click()
    await expect(page).toHaveURL(SEVERAL)

    await filters(page).getByRole('button', { name: 'Con ofertas' }).click()
    await expect(title(page)).toHaveText(/^Cafetería y Panadería: \d\scomercios con ofertas$/)
    const pressed = filters(page).getByRole('button', { pressed: true })
    await expect(pressed).toHaveText('Con ofertas')
    await choose(page, /^Cafetería/)
    await expect(page).toHaveURL('/directorio/panaderia?ofertas=1')
    await chips(page).getByRole('link', { name: 'Quitar Con ofertas' }).click()
    await expect(page).toHaveURL('/directorio/panaderia')
    await chips(page).getByRole('link', { name: 'Quitar filtros' }).click()
    await expect(page).toHaveURL('/directorio')
    await expect(chips(page)).toHaveCount(0)
  })

  test('filters keep the search, the order and each other', async ({ page }) => {
    await page.goto('/directorio?q=la&orden=nombre')
    await choose(page, /^Cafetería/)
    await expect(page).toHaveURL('/directorio/cafeteria?q=la&orden=nombre')
    await filters(page).getByRole('button', { name: 'Con ofertas' }).click()
    await expect(page).toHaveURL('/directorio/cafeteria?q=la&ofertas=1&orden=nombre')
    await filters(page).getByRole('button', { name: 'Con ofertas' }).click()
    await expect(page).toHaveURL('/directorio/cafeteria?q=la&orden=nombre')
    await expect(chips(page).getByRole('link', { name: 'Quitar filtros' })).toHaveAttribute(
      'href',
      '/directorio?q=la',
    )
  })

  test('offers are filtered by category, and ordered', async ({ page }) => {
    await page.goto('/ofertas')
    const cards = page.getByRole('main').getByRole('article')
    const all = Number(
      (await page
        .getByText(/^\d+\sofertas/)
        .first()
        .textContent())!.match(/\d+/),
    )
    await choose(page, /^Cafetería/)
    await expect(page).toHaveURL('/ofertas?categoria=cafeteria')
    await expect(title(page)).toHaveText('Ofertas de Cafetería')
    const some = await cards.count()
    expect(some).toBeLessThan(all)
    await page.getByRole('button', { name: /^Orden: / }).click()
    await page.getByRole('link', { name: 'Por nombre' }).click()
    await expect(page).toHaveURL('/ofertas?categoria=cafeteria&orden=nombre')
    const both = await read(OFFERS_OF_SEVERAL)
    expect(both.text).toContain('Ofertas de Cafetería y Carnicería')
    expect(both.cards.length).toBeGreaterThan(some)
    const names = both.cards.toSorted((one, other) => one.localeCompare(other, 'es'))
    expect(both.cards).toEqual(names)
    expect(both.links).toContain('/ofertas?categoria=carniceria&orden=nombre')
    await chips(page).getByRole('link', { name: 'Quitar filtros' }).click()
    await expect(title(page)).toHaveText('Ofertas del pueblo')
  })

  for (const path of [SEVERAL, OFFERS_OF_SEVERAL]) {
    test(`the filters of ${path} fit 320 px, with letters twice as large too`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await page.getByRole('button', { name: 'Qué buscas' }).click()
      const button = filters(page).getByRole('button', { name: /^Ver (comercios|ofertas)$/ })
      await expect(button).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(findOverflow)).toEqual([])

      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect(button).toBeInViewport()
      await page.keyboard.press('Escape')
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        // At this size a long word is wider than the screen and breaks.
        const found = await page.evaluate(findOverflow)
        expect(found.filter((one) => !one.startsWith('broken'))).toEqual([])
      }
    })
  }
})

test('a filter is chosen by keyboard, and not after the way back', async ({ page }) => {
  await page.goto('/directorio')
  const cafe = filters(page).getByRole('checkbox', { name: /^Cafetería/ })
  await page.getByRole('button', { name: 'Qué buscas' }).focus()
  await page.keyboard.press('Enter')
  while (!(await cafe.evaluate((box) => box === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/directorio/cafeteria')
  await page.goBack()
  await expect(title(page)).toHaveText('36 comercios')
  await expect(filters(page).getByLabel(/^Cafetería/)).not.toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters are a sheet, closed by keyboard, that never covers the focus, in which several are chosen at once', async ({
    page,
  }) => {
    await page.goto('/directorio')
    const first = page.getByRole('main').getByRole('article').first()
    await expect(first).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Abierto ahora' })).toBeInViewport()
    const open = page.getByRole('button', { name: 'Qué buscas' })
    const show = filters(page).getByRole('button', { name: 'Ver comercios' })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(show).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(show).toBeHidden()
    await expect(open).toBeFocused()
    await waitForRendering(page)
    await page.keyboard.press('Enter')
    await expect(show).toBeVisible()
    await show.focus()
    await page.keyboard.press('Tab')
    await expect(show).toBeHidden()

    await waitForRendering(page)
    await open.click()
    const panaderia = filters(page).getByRole('checkbox', { name: /^Panadería/ })
    await panaderia.check()
    await filters(page)
      .getByRole('checkbox', { name: /^Cafetería/ })
      .check()
    await expect(page).toHaveURL('/directorio')
    await show.click()
    await expect(page).toHaveURL(/categoria=cafeteria/)
    await expect(title(page)).toHaveText('Cafetería y Panadería: 4 comercios')
    await expect(panaderia).toBeHidden()
    await page.getByRole('button', { name: 'Qué buscas 2 elegidos' }).click()
    await expect(panaderia).toBeChecked()
    await filters(page).getByRole('button', { name: 'Cerrar' }).click()
    await expect(panaderia).toBeHidden()
  })
})
