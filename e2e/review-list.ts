import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The lines of the inbox or of another list of the office. */
export const linesOf = (page: Page) => page.locator('li[data-item] > a')

/** The open item. */
export const openedIn = (page: Page) => page.locator('#bandeja-abierta')

export const headingOf = (page: Page) => openedIn(page).getByRole('heading', { level: 2 })

export async function openLine(page: Page, name: string): Promise<Locator> {
  await linesOf(page).filter({ hasText: name }).first().click()
  await expect(headingOf(page)).toHaveText(name)
  return openedIn(page)
}
