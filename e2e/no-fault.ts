import { expect, type Page } from '@playwright/test'
import { waitForPage, waitForRendering } from '../tools/wait-for-page.ts'
import { findViolations } from './accessibility.ts'
import { findOverflow } from './overflow.ts'

type Look = { width: number; colorScheme: 'light' | 'dark' }

const PHONE_AND_DESK: readonly Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
]

/**
 * Fails on any violation that axe finds at the first width, on low contrast in the other colour scheme, and on overflow
 * at each width. every-screen.spec.ts tests the frame at other widths.
 */
export async function expectNoFault(page: Page, looks = PHONE_AND_DESK) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await waitForPage(page)
    await waitForRendering(page)
    const [first] = looks
    if (width === first!.width) expect(await findViolations(page)).toEqual([])
    else if (colorScheme !== first!.colorScheme) {
      expect(await findViolations(page, 'color-contrast')).toEqual([])
    }
    expect(await page.evaluate(findOverflow)).toEqual([])
  }
}
