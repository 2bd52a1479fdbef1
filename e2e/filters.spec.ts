import type { Page } from '@playwright/test'
import { waitForRendering } from '../tools/wait-for-page.ts'
import { expect, test } from './fixtures.ts'
import { findOverflow } from './overflow.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const filters = (page: Page) => page.getByRole('form', { name: 'Filtros' })
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros elegidos' })
const PHONE = { width: 390, height: 844 }
const SEVERAL = '/directorio?categoria=cafeteria&categoria=panaderia'

async function choose(page: Page, name: RegExp): Promise<void> {
  await filters(page).getByRole('button', { name: 'Qué buscas' }).click()
  await filters(page).getByRole('checkbox', { name }).click()
  await filters(page)
    .getByRole('button', { name: /^Ver (comercios|ofertas)$/ })
    .click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

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
      await choose(page, /^Regalos/)
      await expect(title(page)).toHaveText(/^\d+\scomercios en 3\scategorías$/)
      await chips(page).getByRole('link', { name: 'Quitar Regalos' }).click()
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

    // The rest is the same with and without scripts.
    if (javaScriptEnabled) return

    test('filters keep the search, the order and each other', async ({ page }) => {
      await page.goto('/directorio?q=la&orden=nombre')
      await choose(page, /^Cafetería/)
      await expect(page).toHaveURL('/directorio/cafeteria?q=la&orden=nombre')
      await filters(page).getByRole('button', { name: 'Con ofertas' }).click()
      await expect(page).toHaveURL('/directorio/cafeteria?q=la&ofertas=1&orden=nombre')
      await filters(page).getByRole('button', { name: 'Con ofertas' }).click()
      await expect(page).toHaveURL('/directorio/cafeteria?q=la&orden=nombre')
      await chips(page).getByRole('link', { name: 'Quitar filtros' }).click()
      await expect(page).toHaveURL('/directorio?q=la')
    })

    test('a chosen category stays visible although it is a rare one', async ({ page }) => {
      await page.goto('/directorio')
      await page.getByRole('button', { name: 'Qué buscas' }).click()
      await filters(page).getByText('Ver las 28 categorías').click()
      await filters(page)
        .getByRole('checkbox', { name: /^Óptica/ })
        .check()
      await filters(page).getByRole('button', { name: 'Ver comercios' }).click()
      await expect(title(page)).toHaveText('Óptica: 1 comercio')
      await page.getByRole('button', { name: 'Qué buscas' }).click()
      await expect(filters(page).getByRole('checkbox', { name: /^Óptica/ })).toBeVisible()
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
      await choose(page, /^Carnicería/)
      await expect(title(page)).toHaveText('Ofertas de Cafetería y Carnicería')
      expect(await cards.count()).toBeGreaterThan(some)
      await page.getByRole('button', { name: /^Orden: / }).click()
      await page.getByRole('link', { name: 'Por nombre' }).click()
      await expect(page).toHaveURL('/ofertas?categoria=cafeteria&categoria=carniceria&orden=nombre')
      const names = await cards.getByRole('heading').allTextContents()
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')))
      await chips(page).getByRole('link', { name: 'Quitar Cafetería' }).click()
      await expect(page).toHaveURL('/ofertas?categoria=carniceria&orden=nombre')
      await chips(page).getByRole('link', { name: 'Quitar filtros' }).click()
      await expect(title(page)).toHaveText('Ofertas del pueblo')
    })
  })

  test.describe(
    javaScriptEnabled ? 'on a phone with JavaScript' : 'on a phone without JavaScript',
    () => {
      test.use({ javaScriptEnabled, viewport: PHONE })

      test('the filters are a sheet in which several are chosen at once', async ({ page }) => {
        await page.goto('/directorio')
        const first = page.getByRole('main').getByRole('article').first()
        await expect(first).toBeInViewport()
        await expect(page.getByRole('button', { name: 'Abierto ahora' })).toBeInViewport()
        const panaderia = filters(page).getByRole('checkbox', { name: /^Panadería/ })
        await expect(panaderia).toBeHidden()
        await page.getByRole('button', { name: 'Qué buscas' }).click()
        await panaderia.check()
        await filters(page)
          .getByRole('checkbox', { name: /^Cafetería/ })
          .check()
        await expect(page).toHaveURL('/directorio')
        await filters(page).getByRole('button', { name: 'Ver comercios' }).click()
        await expect(page).toHaveURL(/categoria=cafeteria/)
        await expect(title(page)).toHaveText('Cafetería y Panadería: 4 comercios')
        await expect(panaderia).toBeHidden()
        await page.getByRole('button', { name: 'Qué buscas 2 elegidos' }).click()
        await expect(panaderia).toBeChecked()
        await filters(page).getByRole('button', { name: 'Cerrar' }).click()
        await expect(panaderia).toBeHidden()
      })

      if (javaScriptEnabled) return

      test('ticked categories stay chosen with «Con ofertas», and without it', async ({ page }) => {
        await page.goto('/directorio')
        await page.getByRole('button', { name: 'Con ofertas' }).click()
        await expect(page).toHaveURL('/directorio?ofertas=1')
        await page.getByRole('button', { name: 'Qué buscas' }).click()
        await filters(page)
          .getByRole('checkbox', { name: /^Panadería/ })
          .check()
        await filters(page).getByRole('button', { name: 'Ver comercios' }).click()
        await expect(page).toHaveURL('/directorio/panaderia?ofertas=1')
        await page.getByRole('button', { name: 'Con ofertas' }).click()
        await expect(page).toHaveURL('/directorio/panaderia')
      })

      for (const path of [SEVERAL, '/ofertas?categoria=carniceria&categoria=panaderia']) {
        test(`the filters of ${path} fit 320 px`, async ({ page }) => {
          await page.setViewportSize({ width: 320, height: 640 })
          await page.goto(path)
          await page.getByRole('button', { name: 'Qué buscas' }).click()
          const button = filters(page).getByRole('button', { name: /^Ver (comercios|ofertas)$/ })
          await expect(button).toBeInViewport({ ratio: 1 })
          expect(await page.evaluate(findOverflow)).toEqual([])
        })
      }
    },
  )
}

test.describe('with letters twice as large', () => {
  for (const path of [SEVERAL, '/ofertas?categoria=panaderia&orden=nombre']) {
    for (const width of [320, 1280]) {
      test(`nothing on ${path} overflows at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        // At this size a long word is wider than the screen and breaks.
        const found = await page.evaluate(findOverflow)
        expect(found.filter((one) => !one.startsWith('broken'))).toEqual([])
        if (width === 1280) return
        await page.getByRole('button', { name: 'Qué buscas' }).click()
        await expect(filters(page).getByRole('button', { name: /^Ver / }).last()).toBeInViewport()
      })
    }
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
  test.use({ viewport: PHONE })

  test('the filters are closed by keyboard, and never cover the focus', async ({ page }) => {
    await page.goto('/directorio')
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
  })
})
