import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { title } from './open-shop.ts'

const street = (page: Page) => page.getByRole('navigation', { name: 'La calle' })
const doors = (page: Page) => street(page).getByRole('link')
const PHONE = { width: 390, height: 844 }

test('the street has a door for each shop of the list, with what it does now', async ({ page }) => {
  await page.goto('/directorio')
  await expect(doors(page)).toHaveCount(16)
  await expect(doors(page).first()).toHaveText(/^Pequeño Levante(, (abierto|cierra|cerrado) .+)?$/i)
  await page.goto('/directorio/panaderia')
  await expect(title(page)).toHaveText('Panadería: 3 comercios')
  await expect(doors(page)).toHaveCount(3)
  await page.goto('/directorio?q=xqzwkj')
  await expect(street(page)).toHaveCount(0)
})

test('one stop of the Tab key leads to the street, and the arrows along it', async ({ page }) => {
  await page.goto('/directorio')
  await page.getByLabel('Buscar comercios').filter({ visible: true }).focus()
  const stops = await doors(page).evaluateAll((all) => all.filter((door) => door.tabIndex === 0))
  expect(stops).toHaveLength(1)
  await doors(page).first().focus()
  for (let houses = 0; houses < 12; houses++) await page.keyboard.press('ArrowRight')
  await expect(doors(page).nth(12)).toBeFocused()
  await expect(doors(page).nth(12)).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect(doors(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(doors(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/comercio\//)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each door is a link', async ({ page }) => {
    await page.goto('/directorio/panaderia')
    await doors(page).last().click()
    await expect(page).toHaveURL(/\/comercio\//)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the first shop begins in the upper half, and nothing moves sideways but street and chips', async ({
    page,
  }) => {
    await page.goto('/directorio')
    const first = (await page.getByRole('main').getByRole('article').first().boundingBox())!
    expect(first.y).toBeLessThanOrEqual(380)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
