import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { findViolations } from './accessibility.ts'
import { expect, type OpenAs } from './fixtures.ts'

/** Opens the offers of a shop from the list of shops. */
export async function openOffers(
  openAs: OpenAs,
  person: DemoAccount,
  shop: string,
  width = 1280,
): Promise<Page> {
  const viewport = { width, height: 844 }
  const list = `/commerces?buscar=${encodeURIComponent(shop)}`
  const page = await openAs(person, list, { viewport, reducedMotion: 'reduce' })
  await page.getByRole('link', { name: `Ver ofertas de ${shop}` }).click()
  await expect(page.getByRole('button', { name: 'Crear oferta' })).toBeVisible()
  return page
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article')

export const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Opens 'Más' of an offer. */
export const unfold = (card: Locator) => card.locator('summary').press('Enter')

export async function expectNoFaults(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

/** Returns by how many pixels the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
