import { test as base, expect, type Page } from '@playwright/test'
import {
  BACK_OFFICE,
  openPage,
  openView,
  otherStates,
  pathsFor,
  sizeOf,
  VISITORS,
  type View,
} from '../tools/screen-variants.ts'
import { isHydrated, waitForPage, waitForRendering } from '../tools/wait-for-page.ts'
import { findViolations } from './accessibility.ts'
import { findOverflow } from './overflow.ts'

/* Tests every screen of routes.ts in all its states, for each kind of visitor who sees another version of it: axe
   finds nothing, the console is empty, no text overflows, and a failed screen can be retried. To save time axe
   checks only the light theme on a phone and the dark one on a desktop; `npm run screens` draws all. */
const LOOKS = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const

/** The opposite themes, for screens with little besides the common frame. */
const FRAMES = ['/dashboard', '/cookies']
const FRAME_LOOKS = [
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const

/* Nothing overflows sideways and no word is broken. Tested once for each range between the widths (in letters)
   where the layout changes: on a small tablet beside the open sidebar, with the largest font size of
   Configuración, and with twice the browser's font size (WCAG 1.4.4), at the narrowest width that WCAG requires
   and on a desktop. */
const ROOMS = [
  { letters: '100', widths: [768] },
  { letters: '125', widths: [1280] },
  { letters: '200', widths: [320, 1280] },
] as const
type Letters = (typeof ROOMS)[number]['letters']

/** A worker opens all screens of one visitor in one page. */
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

/** Screens of an owner's shop that the office shares. For the office it is enough that they open. */
const SHARED = [
  ...['horario', 'fotos', 'lugar', 'cifras', 'informe/:month', 'offers/eliminadas'],
  'offers/:offerId/cartel',
].map((path) => `/commerces/:id/${path}`)

/** Screens without data, and screens whose failure has been tested: it looks the same for every role. */
const retried = new Set(['/settings', '/unauthorized'])

/** Failed screens that axe has checked: most have the same elements, with another text. */
const checkedShapes = new Set<string>()

for (const { role, person } of VISITORS) {
  for (const path of pathsFor(person)) {
    const isScreen = BACK_OFFICE.includes(path)
    const isFirst = !retried.has(path)
    const isShared = person === 'admin' && SHARED.includes(path)
    retried.add(path)
    test(`${path} is accessible and fits its screen for ${role}`, async ({ pageOf }) => {
      const full: View = { path, person, state: 'full', width: 390, scheme: 'light' }
      const page = await pageOf(full)
      const first = await openView(page, full)
      if (isScreen && !leadsElsewhere(path, person)) expect(first.redirect).toBeUndefined()
      expect(first.complaints, 'the console').toEqual([])
      if (isShared) return
      if (first.redirect === undefined) {
        for (const look of LOOKS) await expectNoViolation(page, { ...full, ...look })
        if (FRAMES.includes(path)) {
          for (const look of FRAME_LOOKS) await expectNoViolation(page, { ...full, ...look })
        }
        for (const { letters, widths } of ROOMS) await expectNoOverflow(page, letters, widths)
        await setLetters(page, '100')
      }
      expect(first.complaints, 'the console').toEqual([])
      for (const state of await otherStates(full, first)) {
        if (state === 'failing' && isScreen && !isFirst) continue
        const view = { ...full, state }
        const other = await pageOf(view)
        const { complaints } = await openView(other, view)
        const shape = state === 'failing' ? await shapeOf(other) : undefined
        if (shape === undefined || !checkedShapes.has(shape)) await expectNoViolation(other, view)
        if (shape !== undefined) checkedShapes.add(shape)
        await expectNoOverflow(other, '200', [320])
        await setLetters(other, '100')
        expect(complaints, 'the console').toEqual([])
        if (state === 'failing' && isScreen) await retry(other)
      }
    })
  }
}

/**
 * Returns whether a screen redirects: the guide when it is over, as in the demo (guide.spec.ts opens it), and for the
 * office the restrictions of others (appeals.spec.ts).
 */
function leadsElsewhere(path: string, person: View['person']): boolean {
  return (
    path === '/primeros-pasos/:step' || (path === '/reclamaciones/:decision' && person === 'admin')
  )
}

async function expectNoViolation(page: Page, { path, state, width, scheme }: View): Promise<void> {
  await page.setViewportSize(sizeOf(width))
  await page.emulateMedia({ colorScheme: scheme })
  // Embedded pages are light, whatever the device prefers.
  const shown = path.startsWith('/incrustar/') ? 'light' : scheme
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', shown)
  await waitForRendering(page)
  // Lists of the office load again when the width changes.
  await page.waitForFunction(isHydrated)
  expect(await findViolations(page), `${state}, ${width} px, ${scheme}`).toEqual([])
}

/** Returns the elements of the main part with their attributes, without texts and references. */
async function shapeOf(page: Page): Promise<string> {
  const html = await page.getByRole('main').innerHTML()
  return html.replace(/>[^<]+</g, '><').replace(/ (id|for|href|aria-[a-z]+by)="[^"]*"/g, '')
}

async function expectNoOverflow(
  page: Page,
  letters: Letters,
  widths: readonly number[],
): Promise<void> {
  await setLetters(page, letters)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await waitForPage(page)
    await waitForRendering(page)
    expect(await page.evaluate(findOverflow), `${letters} %, ${width} px`).toEqual([])
  }
}

/** Sets the largest font size of Configuración, or the browser's own font size, which also changes media queries. */
async function setLetters(page: Page, letters: Letters): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const standard = letters === '200' ? 32 : 16
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await devtools.detach()
  await page.evaluate((size) => {
    if (size === '125') localStorage.setItem('tamano-de-letra', size)
    else localStorage.removeItem('tamano-de-letra')
    dispatchEvent(new StorageEvent('storage', { key: 'tamano-de-letra' }))
  }, letters)
}

/** Lets the server respond again: one press shows the screen, with the focus on its title. */
async function retry(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
  const button = main.getByRole('button', { name: 'Reintentar' })
  await expect(title).toBeVisible()
  await expect(main.getByText(/^No hemos podido/)).toBeVisible()
  await page.unrouteAll()
  await button.click()
  await expect(button).toHaveCount(0)
  await expect(title).toBeFocused()
}
