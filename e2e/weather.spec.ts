import type { Page, Route } from '@playwright/test'
import routes from '#web/routes.ts'
import { PARAMS, VISITORS } from '../tools/views.ts'
import { expect, test, visit } from './journey.ts'

/*
 * Every screen of the back-office for whoever sees it, while its answers are awaited, and when none
 * come. Nothing here waits for a clock: answers are held until the test lets them go.
 */
const CALLS = /^[^?]*\/(api|auth)\//
/** What needs no answer. */
const STILL = ['settings', 'unauthorized']

/** What is read out while a screen is on its way. */
const COMING = '[role=status]:is([aria-label^="Cargando "], :has(:text-matches("^Cargando ")))'

const SCREENS = routes
  .find(({ file }) => file === 'shell/layout-route.tsx')!
  .children!.map(({ path }) => path!)
  .filter((path) => !STILL.includes(path))

test.use({ expectedMessages: [/status of 503/] })

for (const { role, person } of VISITORS.filter((visitor) => visitor.person !== undefined)) {
  test.describe(role, () => {
    test.use({ person })

    for (const path of SCREENS) {
      test(`sees /${path} coming, and after a failure when asked again`, async ({ page }) => {
        const address = await addressOf(path)
        const sky = await openSky(page)
        const title = page.getByRole('main').getByRole('heading', { level: 1 })
        await visit(page, address)
        await expect(title).toBeVisible()
        if (new URL(page.url()).pathname !== address) return

        sky.hold()
        await page.reload({ waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('main').locator(COMING)).toHaveCount(1)
        await sky.clear()
        await expect(page.getByRole('main').locator(COMING)).toHaveCount(0)
        await expect(title).toBeVisible()

        sky.fail()
        await page.reload()
        const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' })
        await expect(retry).toBeVisible()
        await expect(title).toBeVisible()
        await expect(page.getByRole('main').getByText(/^No hemos podido/)).toBeVisible()
        await sky.clear()
        await retry.click()
        await expect(retry).toHaveCount(0)
        await expect(title).toBeFocused()
      })
    }
  })
}

async function addressOf(path: string): Promise<string> {
  const parts = path.split('/').map((part) => {
    return part.startsWith(':') ? PARAMS[part.slice(1)]!('full') : part
  })
  return `/${(await Promise.all(parts)).join('/')}`
}

/** How the answers of the page come: as they are, held until they are let go, or refused. */
async function openSky(page: Page) {
  let weather: 'clear' | 'held' | 'failing' = 'clear'
  const held: Route[] = []
  await page.route(CALLS, (route) => {
    if (weather === 'held') held.push(route)
    else if (weather === 'failing') void route.fulfill(OUT_OF_ORDER)
    else void route.continue()
  })
  return {
    hold() {
      weather = 'held'
    },
    fail() {
      weather = 'failing'
    },
    async clear() {
      weather = 'clear'
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

const OUT_OF_ORDER = {
  status: 503,
  json: { detail: 'No podemos atenderte ahora mismo.', code: 'error', request_id: 'de-prueba' },
}
