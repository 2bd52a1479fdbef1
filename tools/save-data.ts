import type { BrowserContext } from '@playwright/test'

/** Makes pages believe that the browser is set to save data. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}
