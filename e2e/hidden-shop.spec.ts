import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixtures.ts'
import { findOverflow } from './overflow.ts'

const HIDDEN = 'Helados Hermanos Ripoll'

/** Finds the path of the only shop of the demo data that its owner has hidden. */
async function findHidden(page: Page): Promise<string> {
  for (let id = 1; id < 80; id++) {
    const answer = await page.request.get(`/api/directory/commerces/${id}/`)
    if ((await answer.json()).closed) return `/comercio/helados-${id}`
  }
  throw new Error('No shop of the demo data is hidden')
}

test.use({ expectedConsole: [/status of 404/] })

test('a hidden shop says that it is closed for now, and leads to others', async ({ page }) => {
  const address = await findHidden(page)
  const answer = await page.goto(address)
  expect(answer!.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    `${HIDDEN} está cerrado por ahora`,
  )
  await expect(page).toHaveTitle(`${HIDDEN} está cerrado por ahora · Escaparate`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('Error')).toHaveCount(0)
  expect(await main.getByRole('article').count()).toBeGreaterThan(0)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(findOverflow)).toEqual([])
  }
  await main.getByRole('link', { name: 'Ver todos los comercios' }).click()
  await expect(page).toHaveURL('/directorio')
  await page.goBack()
  await main.getByRole('link', { name: /^Ver (?!todos)/ }).click()
  await expect(page).toHaveURL(/^[^?]*\/directorio\/[a-z-]+$/)
})

test('a URL of no shop names no shop', async ({ page }) => {
  const answer = await page.goto('/comercio/helados-hermanos-ripoll-999999')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error: 404')
  await expect(page.getByText(HIDDEN)).toHaveCount(0)
})

test.describe('an offer', () => {
  test('of a hidden shop says that the shop is closed', async ({ page }) => {
    const address = await findHidden(page)
    const id = address.split('-').at(-1)
    for (let offer = 1; offer < 250; offer++) {
      const answer = await page.request.get(`/api/directory/offers/${offer}/`)
      const { closed } = await answer.json()
      if (!closed) continue
      expect([answer.status(), closed.name]).toEqual([404, HIDDEN])
      await visit(page, `/oferta/helado-${offer}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${HIDDEN} está cerrado por ahora`,
      )
      return
    }
    throw new Error(`Shop ${id} has no offer`)
  })
})
