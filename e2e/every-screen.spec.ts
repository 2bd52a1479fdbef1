import { test as base, expect, type Page } from '@playwright/test'
import {
  openPage,
  openView,
  otherStates,
  pathsFor,
  sizeOf,
  VISITORS,
  type View,
} from '../tools/screen-variants.ts'
import { waitForPage, waitForRendering } from '../tools/wait-for-page.ts'
import { findViolations } from './accessibility.ts'
import { findOverflow } from './overflow.ts'

/*
 * Every screen of routes.ts, for each kind of visitor who sees another version of it, in all its states: axe
 * finds nothing, the console stays empty, and no text overflows. To save time axe looks only at the
 * light theme on a phone and the dark one on a desktop; `npm run screens` draws all.
 */
const LOOKS = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const

/** The opposite themes, on screens with little besides the frame that all screens share. */
const FRAMES = ['/dashboard', '/cookies']
const FRAME_LOOKS = [
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const

/*
 * At the narrowest that WCAG asks for, on a small tablet beside the open sidebar, with the largest letters of
 * Configuración, and with letters twice as large (WCAG 1.4.4) nothing overflows sideways, and no word is broken.
 */
const ROOMS = [
  { letters: '100', widths: [320, 390, 768] },
  { letters: '125', widths: [360, 390, 768, 1280] },
  { letters: '200', widths: [320, 390, 1280] },
]

/** A worker opens all screens of one visitor on one page. */
const test = base.extend<object, { pageOf: (view: View) => Promise<Page> }>({
  pageOf: [
    async ({ browser }, use) => {
      const opened = new Map<string, Promise<Page>>()
      await use((view) => {
        // /logout ends the session, and a path with a parameter is opened on the demo server.
        const own = view.path === '/logout' ? view.path : view.path.includes(':')
        const key = `${view.person} ${view.state === 'empty'} ${own}`
        const page = opened.get(key) ?? openPage(browser, view)
        opened.set(key, page)
        return page
      })
      for (const page of opened.values()) await (await page).context().close()
    },
    { scope: 'worker' },
  ],
})

for (const { role, person } of VISITORS) {
  for (const path of pathsFor(person)) {
    test(`${path} is accessible and fits its screen for ${role}`, async ({ pageOf }) => {
      const full: View = { path, person, state: 'full', width: 390, scheme: 'light' }
      const page = await pageOf(full)
      const first = await openView(page, full)
      if (first.redirect === undefined) {
        for (const look of LOOKS) await expectNoFault(page, { ...full, ...look })
        if (FRAMES.includes(path)) {
          for (const look of FRAME_LOOKS) await expectNoFault(page, { ...full, ...look })
        }
        await tryRooms(page)
      }
      expect(first.complaints, 'the console').toEqual([])
      for (const state of await otherStates(full, first)) {
        const view = { ...full, state }
        const other = await pageOf(view)
        const { complaints } = await openView(other, view)
        for (const look of LOOKS) await expectNoFault(other, { ...view, ...look })
        expect(complaints, 'the console').toEqual([])
      }
    })
  }
}

async function expectNoFault(page: Page, { state, width, scheme }: View): Promise<void> {
  await page.setViewportSize(sizeOf(width))
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  await waitForRendering(page)
  expect(await findViolations(page), `${state}, ${width} px, ${scheme}`).toEqual([])
}

async function tryRooms(page: Page): Promise<void> {
  for (const { letters, widths } of ROOMS) {
    await page.evaluate((size) => {
      localStorage.setItem('tamano-de-letra', size)
      dispatchEvent(new StorageEvent('storage', { key: 'tamano-de-letra' }))
      // Not a choice of Configuración, but of many browsers.
      document.documentElement.style.fontSize = size === '200' ? '200%' : ''
    }, letters)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await waitForPage(page)
      await waitForRendering(page)
      expect(await page.evaluate(findOverflow), `${letters} %, ${width} px`).toEqual([])
    }
  }
  // The page is used again for the next screen.
  await page.evaluate(() => localStorage.removeItem('tamano-de-letra'))
}
