import type { Locator, Page, Route } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { addressOf, BACK_OFFICE, isOpen, VISITORS } from '../tools/screen-variants.ts'
import { expect, test, visit } from './fixtures.ts'

/*
 * Every screen of the back-office for whoever sees it, while its answers are awaited, and when none
 * come. Nothing here waits for a clock: answers are held until the test lets them go.
 */
const CALLS = /^[^?]*\/(api|auth)\//
/** Screens that call nothing. */
const WITHOUT_CALLS = ['/settings', '/unauthorized']

/** What screen readers announce while a screen loads. */
const LOADING = '[role=status]:is([aria-label^="Cargando "], :has(:text-matches("^Cargando ")))'

test.use({ expectedConsole: [/status of 503/] })

/** Each screen once, with the lowest role that may open it: loading and failing look alike for all. */
const seen = new Set(WITHOUT_CALLS)

for (const { role, person } of VISITORS) {
  test.describe(role, () => {
    test.use({ signedInAs: person })

    for (const path of BACK_OFFICE) {
      if (seen.has(path) || !isOpen(path, person)) continue
      seen.add(path)
      test(`sees ${path} loading, and can retry after an error`, async ({ page }) => {
        const address = await addressOf({ path, state: 'full' })
        const calls = await interceptCalls(page)
        const title = page.getByRole('main').getByRole('heading', { level: 1 })
        await visit(page, address)
        await expect(title).toBeVisible()

        calls.hold()
        await page.reload({ waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('main').locator(LOADING)).toHaveCount(1)
        await calls.release()
        await expect(page.getByRole('main').locator(LOADING)).toHaveCount(0)
        await expect(title).toBeVisible()

        calls.fail()
        await page.reload()
        const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' })
        await expect(retry).toBeVisible()
        await expect(title).toBeVisible()
        await expect(page.getByRole('main').getByText(/^No hemos podido/)).toBeVisible()
        await calls.release()
        await retry.click()
        await expect(retry).toHaveCount(0)
        await expect(title).toBeFocused()
      })
    }
  })
}

test('the HTML of every screen says that it is loading', async ({ request }) => {
  for (const path of BACK_OFFICE) {
    const html = await (await request.get(await addressOf({ path, state: 'full' }))).text()
    expect(html, path).toMatch(/<div role="status"[^>]*><span class="visually-hidden">Cargando /)
  }
})

/** The first item of each list, once it is loaded. */
const FIRST_ITEMS: [string, DemoAccount, string][] = [
  ['commerces', 'lucia', 'article'],
  ['commerces', 'admin', 'table, article'],
  ['commerces/:id/offers', 'lucia', 'article'],
  ['commerces/:id/offers/eliminadas', 'lucia', 'article'],
  ['applications', 'admin', 'article'],
  ['users', 'admin', 'table, li:has(h2)'],
  ['categories', 'admin', 'table'],
  ['faq', 'admin', 'ol > li'],
  ['messages', 'admin', 'section:has(> * article), section:has(> article)'],
  ['papelera', 'admin', 'ul:not(nav ul) > li'],
]

for (const [path, person, firstItem] of FIRST_ITEMS) {
  test.describe(`/${path}`, () => {
    test.use({ signedInAs: person })

    test(`begins for ${person} where its skeleton was`, async ({ page }) => {
      const address = await addressOf({ path: `/${path}`, state: 'full' })
      const calls = await interceptCalls(page)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        calls.hold()
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(hasReactRoot)
        const main = page.getByRole('main')
        const skeleton = main.locator('[role=status] > :not(.visually-hidden)').first()
        await expect(skeleton).toBeVisible()
        const before = await topOf(skeleton)
        await calls.release()
        const first = main.locator(firstItem).filter({ visible: true }).first()
        await expect(first).toBeVisible()
        const pushed = Math.abs((await topOf(first)) - before)
        // On a phone the sentence above it may wrap to one more line.
        expect(pushed, `${width} px`).toBeLessThan(width === 390 ? 30 : 4)
      }
    })
  })
}

/** Where it begins, in px: asked again when React replaces the element meanwhile. */
async function topOf(item: Locator): Promise<number> {
  const box = await item.boundingBox()
  return box?.y ?? topOf(item)
}

/** Runs in the page: whether React has hydrated it. */
function hasReactRoot(): boolean {
  return Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
}

/** Answers of the API: as they are, held back until the test releases them, or failing. */
async function interceptCalls(page: Page) {
  let mode: 'normal' | 'held' | 'failing' = 'normal'
  const held: Route[] = []
  await page.route(CALLS, (route) => {
    if (mode === 'held') held.push(route)
    else if (mode === 'failing') void route.fulfill(OUT_OF_ORDER)
    else void route.continue()
  })
  return {
    hold() {
      mode = 'held'
    },
    fail() {
      mode = 'failing'
    },
    async release() {
      mode = 'normal'
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

const OUT_OF_ORDER = {
  status: 503,
  json: { detail: 'No podemos atenderte ahora mismo.', code: 'error', request_id: 'de-prueba' },
}
