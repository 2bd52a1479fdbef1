import type { Page } from '@playwright/test'
import { expect, signIn, test, visit } from './journey.ts'

const SHARED = ['/dashboard', '/commerces/', '/commerces/1/', '/commerces/1/offers/', '/settings']
const ADMINISTRATION = ['/applications', '/users', '/categories', '/faq', '/messages']

test('nobody sees the back-office signed out; the login leads back to it', async ({ page }) => {
  for (const screen of [...SHARED, ...ADMINISTRATION]) {
    await page.goto(screen)
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(screen)}`)
  }
  await visit(page, '/login?from=%2Fcommerces%2F1%2Foffers%2F')
  await signIn(page, 'admin')
  await expect(page).toHaveURL('/commerces/1/offers/')
})

test.describe('an owner', () => {
  test.use({ person: 'lucia' })

  test('is refused the administration, which is remembered', async ({ page }) => {
    for (const screen of ADMINISTRATION) {
      await visit(page, screen)
      await expect(page).toHaveURL(`/unauthorized?from=${encodeURIComponent(screen)}`)
      await expect(page.getByRole('heading', { name: 'No tienes permiso' })).toBeVisible()
    }
  })

  test('enters what belongs to owners', async ({ page }) => {
    for (const screen of ['/dashboard', '/commerces/', '/settings']) await enter(page, screen)
  })
})

test.describe('an administrator', () => {
  test.use({ person: 'admin' })

  test('enters every screen', async ({ page }) => {
    for (const screen of [...SHARED, ...ADMINISTRATION]) await enter(page, screen)
  })
})

test.describe('a stored role', () => {
  test.use({ person: 'lucia' })

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

async function enter(page: Page, screen: string): Promise<void> {
  await visit(page, screen)
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(screen)
}
