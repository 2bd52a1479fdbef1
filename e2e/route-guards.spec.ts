import type { Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { addressOf, BACK_OFFICE, isOpen } from '../tools/screen-variants.ts'
import { goTo, isHydrated } from '../tools/wait-for-page.ts'
import { expect, signIn, test, visit } from './fixtures.ts'

test('nobody sees the back-office signed out; the login leads back to it', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL('/login?from=%2Faccount')
  await page.goto('/commerces/1/offers/')
  await expect(page).toHaveURL('/login?from=%2Fcommerces%2F1%2Foffers%2F')
  await page.waitForFunction(isHydrated)
  await signIn(page, 'admin')
  await expect(page).toHaveURL('/commerces/1/offers/')
})

test.describe('an owner', () => {
  test.use({ signedInAs: 'lucia' })

  test('is refused administration screens, whose URL is remembered', async ({ page }) => {
    await expectRefusals(page, 'lucia', 'admin')
  })
})

test.describe('somebody of another role', () => {
  test.use({ signedInAs: 'visita' })

  test('is refused the screens of owners', async ({ page }) => {
    await expectRefusals(page, 'visita', 'lucia')
  })
})

/** Expects that a role cannot open the screens of others. every-screen.spec.ts tests that it can open its own. */
async function expectRefusals(page: Page, person: DemoAccount, others: DemoAccount): Promise<void> {
  const shut = BACK_OFFICE.filter((path) => !isOpen(path, person) && isOpen(path, others))
  const [first, ...rest] = await addresses(shut)
  await visit(page, first!)
  await expectRefused(first!)
  for (const screen of rest) {
    // Navigates as a link does: only the first screen is loaded as a document.
    await page.evaluate(goTo, screen)
    await expectRefused(screen)
  }

  async function expectRefused(screen: string) {
    await expect(page).toHaveURL(`/unauthorized?from=${encodeURIComponent(screen)}`)
    await expect(page.getByRole('heading', { name: 'No tienes permiso' })).toBeVisible()
  }
}

/** Returns a URL for each path, every second one with a slash at the end, which must not matter. */
function addresses(paths: string[]): Promise<string[]> {
  return Promise.all(
    paths.map(async (path, at) => {
      const address = await addressOf({ path, state: 'full' })
      return at % 2 === 0 ? address : `${address}/`
    }),
  )
}
