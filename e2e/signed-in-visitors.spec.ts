import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type LayoutShifts, recordLayoutShifts } from './layout-shifts.ts'

const way = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).filter({ visible: true })
/** A page with React, and one without it. */
const PLACES = ['/contacto', '/directorio']

async function expectIn(page: Page, isIn: boolean) {
  await expect(way(page, 'Mi panel')).toHaveCount(isIn ? 1 : 0)
  await expect(way(page, 'Iniciar Sesión')).toHaveCount(isIn ? 0 : 1)
}

test.describe('somebody signed in', () => {
  test.use({ signedInAs: 'lucia' })

  test('finds the dashboard on public pages, on a phone in their menu, without a layout shift', async ({
    page,
  }) => {
    // Waits for the fonts: late ones move other elements, depending on the system's fonts.
    await page.goto('/directorio')
    await page.evaluate(() => document.fonts.ready)
    await page.addInitScript(recordLayoutShifts)
    for (const place of PLACES) {
      await page.goto(place)
      await expectIn(page, true)
      expect(await page.evaluate(() => (window as unknown as LayoutShifts).layoutShifts)).toEqual(
        [],
      )
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('banner').locator('summary').click()
    await expectIn(page, true)
    await way(page, 'Mi panel').click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('gets the same page as everybody', async ({ page, request }) => {
    const shop = await pathOf(request, 'commerces', 'comercio')
    const offer = await pathOf(request, 'offers', 'oferta')
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'auth_access')!.value
    for (const place of ['/', '/ofertas', '/preguntas', '/privacidad', ...PLACES, shop, offer]) {
      const own = await page.request.get(place, { headers: { authorization: `Bearer ${token}` } })
      const others = await request.get(place)
      expect(own.status(), place).toBe(200)
      expect(await own.text(), place).toBe(await others.text())
    }
  })

  test('who signs out in another tab is anonymous at once, and so is whose session is over', async ({
    page,
    context,
  }) => {
    const cookies = await context.cookies()
    await context.clearCookies({ name: 'auth_refresh' })
    await page.goto('/directorio')
    await expectIn(page, false)
    await context.addCookies(cookies)
    await page.reload()
    await expectIn(page, true)
    await signOut(context)
    await expectIn(page, false)
    await page.goto('/ofertas')
    await expectIn(page, false)
    await page.goBack()
    await expectIn(page, false)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('sees the login, as everybody', async ({ page }) => {
      await page.goto('/directorio')
      await expectIn(page, false)
    })
  })
})

/** Returns the path of the page of the first shop or offer that is listed. */
async function pathOf(request: APIRequestContext, list: string, page: string): Promise<string> {
  const answer = await request.get(`/api/directory/${list}/`)
  const [{ id, slug }] = await answer.json()
  return `/${page}/${slug}-${id}`
}

async function signOut(context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto('/logout')
  await other.waitForFunction(() => localStorage.getItem('user') === null)
  await other.close()
}
