import type { Locator, Page, Route } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { addressOf, BACK_OFFICE } from '../tools/screen-variants.ts'
import { expect, test } from './fixtures.ts'

/* Tests the back-office while data are loading: responses are held until the test releases them. */
const CALLS = /^[^?]*\/(api|auth)\//
test('the HTML of every screen says that it is loading', async ({ request }) => {
  for (const path of BACK_OFFICE) {
    const html = await (await request.get(await addressOf({ path, state: 'full' }))).text()
    expect(html, path).toMatch(/<div role="status"[^>]*><span class="visually-hidden">Cargando /)
  }
})

/** The first item of each list. */
const FIRST_ITEMS: [string, DemoAccount, string][] = [
  ['commerces', 'lucia', 'article'],
  ['commerces', 'admin', 'table, article'],
  ['commerces/:id/offers', 'lucia', 'article'],
  ['commerces/:id/offers/eliminadas', 'lucia', 'article'],
  ['applications', 'admin', 'div:has(> ul > [data-item])'],
  ['users', 'admin', 'table, li:has(h2)'],
  ['categories', 'admin', 'table'],
  ['faq', 'admin', 'ol > li'],
  ['messages', 'admin', 'div:has(> ul > [data-item])'],
  ['papelera', 'admin', 'ul:not(nav ul) > li'],
]

for (const [path, person, firstItem] of FIRST_ITEMS) {
  test.describe(`/${path}`, () => {
    test.use({ signedInAs: person })

    test(`begins for ${person} where its skeleton was`, async ({ page }) => {
      const release = await holdCalls(page)
      // The office's lists open an item if the screen is wide when they begin to load.
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto(await addressOf({ path: `/${path}`, state: 'full' }), {
        waitUntil: 'domcontentloaded',
      })
      await page.waitForFunction(hasReactRoot)
      const main = page.getByRole('main')
      const skeleton = main.locator('[role=status] > :not(.visually-hidden)').first()
      const first = main.locator(firstItem).filter({ visible: true }).first()
      const phone = await topAt(page, 390, skeleton)
      const desk = await topAt(page, 1280, skeleton)
      await release()
      expect(Math.abs((await topAt(page, 1280, first)) - desk), '1280 px').toBeLessThan(4)
      // On a phone the sentence above it may wrap to one more line.
      expect(Math.abs((await topAt(page, 390, first)) - phone), '390 px').toBeLessThan(30)
    })
  })
}

async function topAt(page: Page, width: number, item: Locator): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  await expect(item).toBeVisible()
  return topOf(item)
}

/** Returns the top in px. Retries if React replaces the element in the meantime. */
async function topOf(item: Locator): Promise<number> {
  const box = await item.boundingBox()
  return box?.y ?? topOf(item)
}

/** Runs in the page: returns whether React has hydrated it. */
function hasReactRoot(): boolean {
  return Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
}

/** Holds the API's responses until they are released. */
async function holdCalls(page: Page) {
  const held: Route[] = []
  await page.route(CALLS, (route) => void held.push(route))
  return async function release() {
    await Promise.all(held.splice(0).map((route) => route.continue()))
    await page.unroute(CALLS)
  }
}
