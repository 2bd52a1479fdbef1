import type { Page } from '@playwright/test'
import { expect, visit } from './fixtures.ts'

export const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the public page of a shop by the search, and returns its path. */
export async function openShop(page: Page, name: string): Promise<string> {
  await visit(page, `/directorio?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(title(page)).toHaveText(name)
  return new URL(page.url()).pathname
}
