import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens a sheet of 'Editar comercio' on a shop's screen, from the list of sheets or by its own button. */
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
