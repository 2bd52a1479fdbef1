import type { Page } from '@playwright/test'
import { drawn, settle } from '../tools/settle.ts'
import { openView, pathsFor, VISITORS } from '../tools/views.ts'
import { expect } from './journey.ts'
import { sticksOut } from './sticks-out.ts'
import { test } from './visitors.ts'

/*
 * Every screen of routes.ts, for everybody, at the narrowest that WCAG asks for, on a small tablet
 * beside the open sidebar, and with the largest letters of Configuración: nothing stands out to the
 * side of its place, and no word is broken.
 */
const ROOMS = [
  { letters: '100', widths: [320, 390, 768] },
  { letters: '125', widths: [360, 390, 768, 1280] },
]

for (const { role, person } of VISITORS) {
  for (const path of pathsFor(person)) {
    test(`there is room for the letters of ${path} for ${role}`, async ({ browserOf }) => {
      const view = { path, person, state: 'full', width: 390, scheme: 'light' } as const
      const { page, redirect } = await openView(await browserOf(view), view)
      if (redirect === undefined) await tryRooms(page)
      await page.close()
    })
  }
}

async function tryRooms(page: Page): Promise<void> {
  for (const { letters, widths } of ROOMS) {
    await page.evaluate((size) => {
      localStorage.setItem('tamano-de-letra', size)
      dispatchEvent(new Event('appearance'))
    }, letters)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      await drawn(page)
      expect(await page.evaluate(sticksOut), `${letters} %, ${width} px`).toEqual([])
    }
  }
  // The visitor's browser goes on to the next screen.
  await page.evaluate(() => localStorage.removeItem('tamano-de-letra'))
}
