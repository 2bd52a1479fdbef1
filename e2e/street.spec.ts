import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { read } from './read-page.ts'

const doors = (page: Page) => page.getByRole('navigation', { name: 'La calle' }).getByRole('link')
const PHONE = { width: 390, height: 844 }

test('the street has a door for each shop of the list, with what it does now', async () => {
  const doorsOf = async (path: string) => {
    const { html } = await read(path)
    const street = /<nav [^>]*aria-label="La calle"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    return [...street.matchAll(/<a [^>]*href="\/comercio\/[^>]*>([\s\S]*?)<\/a>/g)].map(
      ([, door]) => door!.replaceAll(/<[^>]*>/g, ''),
    )
  }
  const all = await doorsOf('/directorio')
  expect(all).toHaveLength(16)
  expect(all[0]).toMatch(/^Pequeño Levante(, (abierto|cierra|cerrado) .+)?$/i)
  expect(await doorsOf('/directorio/panaderia')).toHaveLength(3)
  expect(await doorsOf('/directorio?q=xqzwkj')).toEqual([])
})

test('one stop of the Tab key leads to the street, and the arrows along it', async ({ page }) => {
  await page.goto('/directorio')
  await test.step('on a phone the first shop begins in the upper half, and nothing moves sideways but street and chips', async () => {
    await page.setViewportSize(PHONE)
    const first = (await page.getByRole('main').getByRole('article').first().boundingBox())!
    expect(first.y).toBeLessThanOrEqual(380)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
  await page.setViewportSize({ width: 1280, height: 900 })
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
