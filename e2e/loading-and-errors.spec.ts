import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { addressOf, BACK_OFFICE } from '../tools/screen-variants.ts'
import { expect, test } from './fixtures.ts'

/* Tests the back-office while data are loading: calls are held until the test releases them. */

test('the HTML of every screen says that it is loading', async ({ request }) => {
  for (const path of BACK_OFFICE) {
    const html = await (await request.get(await addressOf({ path, state: 'full' }))).text()
    expect(html, path).toMatch(/<div role="status"[^>]*><span class="visually-hidden">Cargando /)
  }
})

/** The first item of each list. */
const FIRST_ITEMS: Partial<Record<DemoAccount, [path: string, firstItem: string][]>> = {
  lucia: [
    ['commerces', 'article'],
    ['commerces/:id/offers', 'article'],
    ['commerces/:id/offers/eliminadas', 'article'],
  ],
  admin: [
    ['commerces', 'table, article'],
    ['applications', 'div:has(> ul > [data-item])'],
    ['users', 'table, li:has(h2)'],
    ['categories', 'table'],
    ['faq', 'ol > li'],
    ['papelera', 'ul:not(nav ul) > li'],
  ],
}

for (const [person, lists] of Object.entries(FIRST_ITEMS)) {
  test.describe('the first item of a list', () => {
    test.use({ signedInAs: person as DemoAccount })

    test(`begins for ${person} where its skeleton was`, async ({ page }) => {
      await page.addInitScript(holdCalls)
      for (const [path, firstItem] of lists) {
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
        await page.evaluate(() => (window as unknown as HeldCalls).releaseCalls())
        const shift = (await topAt(page, 1280, first)) - desk
        expect(Math.abs(shift), `${path}, 1280 px`).toBeLessThan(4)
        // On a phone the sentence above it may wrap to one more line.
        const phoneShift = (await topAt(page, 390, first)) - phone
        expect(Math.abs(phoneShift), `${path}, 390 px`).toBeLessThan(30)
      }
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

type HeldCalls = { releaseCalls: () => void }

/** Runs in the page before its scripts: holds its calls until they are released. A route would disable the cache. */
function holdCalls(): void {
  const { send } = XMLHttpRequest.prototype
  const { promise: released, resolve } = Promise.withResolvers<void>()
  ;(window as unknown as HeldCalls).releaseCalls = resolve
  XMLHttpRequest.prototype.send = function (body) {
    void released.then(() => send.call(this, body))
  }
}
