import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens one of the sheets of 'Editar comercio', on the screen of a shop: from their list, or by its own button. */
export async function openSheet(page: Page, sheet: string, button?: string): Promise<Locator> {
  await page
    .getByRole('button', { name: button ?? 'Editar comercio' })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Editar comercio' })
  if (button === undefined) await dialog.getByRole('button', { name: sheet }).click()
  await expect(dialog).toHaveAccessibleName(`Editar comercio: ${sheet}`)
  return dialog
}
