import type { Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { addressOf, BACK_OFFICE, isOpen } from '../tools/screen-variants.ts'
import { expect, signIn, test, visit } from './fixtures.ts'

test('nobody sees the back-office signed out; the login leads back to it', async ({ page }) => {
  // After signing in /unauthorized is not returned to.
  const screens = BACK_OFFICE.filter((path) => path !== '/unauthorized')
  for (const screen of await addresses(screens)) {
    await page.goto(screen)
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(screen)}`)
  }
  await visit(page, '/login?from=%2Fcommerces%2F1%2Foffers%2F')
  await signIn(page, 'admin')
  await expect(page).toHaveURL('/commerces/1/offers/')
})

test.describe('an owner', () => {
  test.use({ signedInAs: 'lucia' })

  test('is refused administration screens, whose URL is remembered', async ({ page }) => {
    await expectRefusals(page, 'lucia')
  })

  test('enters the screens of owners', async ({ page }) => {
    await expectDoors(page, 'lucia')
  })
})

test.describe('an administrator', () => {
  test.use({ signedInAs: 'admin' })

  test('enters every screen', async ({ page }) => {
    await expectDoors(page, 'admin')
  })
})

test.describe('somebody of another role', () => {
  test.use({ signedInAs: 'visita' })

  test('enters only their own account', async ({ page }) => {
    await expectRefusals(page, 'visita')
    await expectDoors(page, 'visita')
  })
})

test.describe('a stored role', () => {
  test.use({ signedInAs: 'lucia' })

  for (const [role, address] of [
    [{ id: 2 }, '/commerces/'],
    [{ id: 1 }, '/unauthorized?from=%2Fcommerces%2F'],
    [7, '/unauthorized?from=%2Fcommerces%2F'],
  ] as const) {
    test(`of ${JSON.stringify(role)} leads to ${address}`, async ({ page }) => {
      await visit(page, '/error')
      await page.evaluate((role) => {
        const user = JSON.parse(localStorage.getItem('user')!)
        localStorage.setItem('user', JSON.stringify({ ...user, role }))
      }, role)
      await page.goto('/commerces/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(address)
    })
  }
})

/**
 * Whether a screen leads elsewhere: the guide once it is over, as in the demo (guide.spec.ts opens it), and what others
 * may appeal to the office's queue (appeals.spec.ts).
 */
function leadsElsewhere(path: string, person: DemoAccount): boolean {
  return (
    path === '/primeros-pasos/:step' || (path === '/reclamaciones/:decision' && person === 'admin')
  )
}

async function expectDoors(page: Page, person: DemoAccount): Promise<void> {
  const open = BACK_OFFICE.filter((path) => isOpen(path, person) && !leadsElsewhere(path, person))
  for (const screen of await addresses(open)) {
    await visit(page, screen)
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(screen)
  }
}

async function expectRefusals(page: Page, person: DemoAccount): Promise<void> {
  const shut = BACK_OFFICE.filter((path) => !isOpen(path, person))
  for (const screen of await addresses(shut)) {
    await visit(page, screen)
    await expect(page).toHaveURL(`/unauthorized?from=${encodeURIComponent(screen)}`)
    await expect(page.getByRole('heading', { name: 'No tienes permiso' })).toBeVisible()
  }
}

/** With and without the slash at their end: both lead to the screen, and back to it as it was. */
function addresses(paths: string[]): Promise<string[]> {
  return Promise.all(
    paths.map(async (path, at) => {
      const address = await addressOf({ path, state: 'full' })
      return at % 2 === 0 ? address : `${address}/`
    }),
  )
}
