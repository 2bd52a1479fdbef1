import type { Locator, Page } from '@playwright/test'

/** How much a screen asks of whoever looks at it. */
export type Measures = {
  /** Links, buttons, fields and folds in sight, the bars included. */
  controls: number
  /** Of its visible text. */
  words: number
  /** Its height in heights of the window. */
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

/** Without the link past the navigation, which shows itself to the keyboard alone. */
export function countControls(place: Locator): Promise<number> {
  return place
    .locator('a[href]:not([href="#contenido"]), button, input, select, textarea, summary')
    .filter({ visible: true })
    .count()
}
