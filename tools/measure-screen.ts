import type { Locator, Page } from '@playwright/test'

export type Measures = {
  /** Visible links, buttons, fields and folds, including the bars. */
  controls: number
  /** Words of visible text. */
  words: number
  /** The height divided by the height of the window. */
  screens: number
}

export async function measureScreen(page: Page): Promise<Measures> {
  const body = page.locator('body')
  return {
    controls: await countControls(body),
    words: (await body.innerText()).split(/\s+/).filter(Boolean).length,
    screens: await page.evaluate(() => document.documentElement.scrollHeight / innerHeight),
  }
}

/** Counts visible controls, except the skip link, which is only visible when focused. */
export function countControls(place: Locator): Promise<number> {
  return place
    .locator('a[href]:not([href="#contenido"]), button, input, select, textarea, summary')
    .filter({ visible: true })
    .count()
}
