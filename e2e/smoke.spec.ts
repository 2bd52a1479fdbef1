import type { Locator, Page } from '@playwright/test'
import { emailOf, PASSWORD } from '../tools/demo-accounts.ts'
import { isHydrated } from '../tools/wait-for-page.ts'
import { expect, signIn, test, visit } from './fixtures.ts'

const SHOP = 'Panadería La Espiga'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Lucía signs in and opens an offer of her bakery', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('link', { name: 'Iniciar Sesión' }).click()
    await expectScreen(page, 'Sign in', '/login')
    await signIn(page, 'lucia')
    await expectScreen(page, 'Te damos la bienvenida, lucia', '/dashboard')
    await page.getByRole('link', { name: 'Comencemos' }).click()
    await expectScreen(page, 'Comercios', '/commerces/')
    const card = page.getByRole('article').filter({ hasText: 'masa madre, cocas' })
    await expect(card.getByRole('link', { name: `Ver ofertas de ${SHOP}` })).toBeVisible()
    await card.getByRole('link', { name: SHOP, exact: true }).click()
    await expectScreen(page, SHOP, /\/commerces\/\d+\/$/)
    for (const text of ['Calle Mayor, 12', 'hola@laespiga.example', 'Panadería', 'Cafetería']) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    }
    await page.getByRole('link', { name: 'Ofertas', exact: true }).click()
    await expectScreen(page, 'Ofertas', /\/commerces\/\d+\/offers\/$/)
    const offer = page.getByRole('article').filter({ hasText: 'Hogaza de pueblo' })
    await expect(offer.getByText('2 x 1')).toBeVisible()
    await page.getByRole('button', { name: 'Configuración' }).click()
    await page.getByRole('link', { name: 'Log Out' }).click()
    await expectScreen(page, 'Hasta pronto', '/logout')
  })
})

test('the same is done by keyboard alone, on a desk', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await follow(page.getByRole('link', { name: 'Iniciar Sesión' }))
  // The landing does not hydrate, so the login is a full page load and focus starts at its top.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.waitForFunction(isHydrated)
  await tabTo(page.getByLabel('Correo electrónico'))
  await page.keyboard.type(emailOf('lucia'))
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expectFocus(page, 'Te damos la bienvenida, lucia', '/dashboard')
  await follow(page.getByRole('link', { name: 'Comencemos' }))
  await expectFocus(page, 'Comercios', '/commerces/')
  await follow(page.getByRole('link', { name: SHOP, exact: true }))
  await expectFocus(page, SHOP, /\/commerces\/\d+\/$/)
  await follow(page.getByRole('link', { name: 'Ofertas', exact: true }))
  await expectFocus(page, 'Ofertas', /\/commerces\/\d+\/offers\/$/)
  await expect(page.getByRole('heading', { name: 'Hogaza de pueblo' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectFocus(page, SHOP, /\/commerces\/\d+$/)
})

async function expectScreen(page: Page, heading: string, address: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveURL(address)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'nothing stands out to the side').toBe(0)
}

/** After a navigation the heading has the focus, so that a screen reader begins there. */
async function expectFocus(page: Page, heading: string, address: string | RegExp): Promise<void> {
  await expectScreen(page, heading, address)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
}

async function follow(link: Locator): Promise<void> {
  await tabTo(link)
  await link.page().keyboard.press('Enter')
}

const MOST_STEPS = 60

/** Presses Tab until the target has the focus; the focus must be visible at every stop. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step++) {
    await target.page().keyboard.press('Tab')
    expect(await target.page().evaluate(focusIsSeen), 'the focus is seen').toBe(true)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} cannot be reached with ${MOST_STEPS} presses of Tab`)
}

/** Runs in the page: returns whether the focus is visible. After its last stop the focus leaves the page. */
function focusIsSeen(): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return true
  const { width, height } = focused.getBoundingClientRect()
  return focused.matches(':focus-visible') && width > 0 && height > 0
}
