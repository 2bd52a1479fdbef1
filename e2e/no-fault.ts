import { expect, type Page } from '@playwright/test'
import { waitForPage, waitForRendering } from '../tools/wait-for-page.ts'
import { findViolations } from './accessibility.ts'
import { findOverflow } from './overflow.ts'

type Look = { width: number; colorScheme: 'light' | 'dark' }

const PHONE_AND_DESK: readonly Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
]

const DIALOG = ['dialog[open]', '[role$=dialog]', '[role=status]']
const MAIN = ['main', '[role=status]']

/**
 * Fails on any violation that axe finds at the first width, on low contrast in the other colour scheme, and on overflow
 * at each width. axe reads the open dialog, or else the main part: every-screen.spec.ts tests the frame of all screens.
 */
export async function expectNoFault(page: Page, looks = PHONE_AND_DESK) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await waitForPage(page)
    await waitForRendering(page)
    const [first] = looks
    const include = (await page.getByRole('dialog').count()) > 0 ? DIALOG : MAIN
    if (width === first!.width) expect(await findViolations(page, { include })).toEqual([])
    else if (colorScheme !== first!.colorScheme) {
      expect(await findViolations(page, { rule: 'color-contrast', include })).toEqual([])
    }
    expect(await page.evaluate(findOverflow)).toEqual([])
  }
}
