import { expect, signIn, test, visit } from './fixtures.ts'

test('a person without a shop role is refused after signing in', async ({ page }) => {
  await visit(page, '/login')
  await signIn(page, 'visita')
  await expectRefusal(page)
  await expect(page).toHaveURL(/\/unauthorized\?from=%2Fdashboard$/)
})

test.describe('signed in', () => {
  test.use({ signedInAs: 'visita' })

  test('a screen is refused inside the layout, asks for nothing, and another account is one link away', async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (/^\/(api|auth)\//.test(new URL(request.url()).pathname)) calls.push(request.url())
    })
    await visit(page, '/commerces/1/')
    await expectRefusal(page)
    expect(new URL(page.url()).searchParams.get('from')).toBe('/commerces/1/')
    expect(calls).toEqual([])
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
