import { expect, signIn, test, visit } from './fixtures.ts'

const SCREENS = ['/dashboard', '/commerces/', '/commerces/1/', '/commerces/1/offers/', '/settings']

test('a person without a shop role is refused after signing in', async ({ page }) => {
  await visit(page, '/login')
  await signIn(page, 'visita')
  await expectRefusal(page)
  await expect(page).toHaveURL(/\/unauthorized\?from=%2Fdashboard$/)
})

test.describe('signed in', () => {
  test.use({ signedInAs: 'visita' })

  for (const screen of SCREENS) {
    test(`${screen} is refused inside the layout`, async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        if (/^\/(api|auth)\//.test(new URL(request.url()).pathname)) calls.push(request.url())
      })
      await visit(page, screen)
      await expectRefusal(page)
      expect(new URL(page.url()).searchParams.get('from')).toBe(screen)
      expect(calls).toEqual([])
    })
  }

  test('another account is one link away', async ({ page }) => {
    await visit(page, '/dashboard')
    await page.getByRole('link', { name: 'Iniciar sesión con otra cuenta' }).click()
    await expect(page.getByRole('heading', { name: 'Hasta pronto' })).toBeVisible()
  })
})

async function expectRefusal(page: import('@playwright/test').Page): Promise<void> {
  await expect(page).toHaveURL(/\/unauthorized\?/)
  await expect(page.getByRole('heading', { name: 'No tienes permiso' })).toBeVisible()
  const sidebar = page.getByRole('navigation')
  for (const name of ['Comercios', 'Log Out']) {
    await expect(sidebar.getByRole('link', { name })).toBeVisible()
  }
  for (const name of ['Usuarios', 'Categorías', 'Mensajes', 'Solicitudes alta']) {
    await expect(sidebar.getByRole('link', { name })).toHaveCount(0)
  }
}
