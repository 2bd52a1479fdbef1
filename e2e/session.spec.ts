import type { BrowserContext } from '@playwright/test'
import { PASSWORD } from '../tools/demo-accounts.ts'
import { waitForPage } from '../tools/wait-for-page.ts'
import { countRequests, expect, signIn, test, visit } from './fixtures.ts'

test.use({
  signedInAs: 'lucia',
  expectedConsole: [/status of 401 .*\/(api|auth)\//],
})

const REFRESH = '/api/token/refresh/'

test('calls that fail together are repeated after one refresh', async ({ page, context }) => {
  await visit(page, '/commerces/')
  await spoilAccessToken(context)
  const refreshes = countRequests(page, REFRESH)
  const users = countRequests(page, '/auth/users/me')
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname)
  })
  await page.getByRole('link', { name: 'Ver ofertas de Panadería La Espiga' }).click()
  await expect(page.getByRole('heading', { name: 'Ofertas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Panadería La Espiga' })).toBeVisible()
  expect(refused.length).toBeGreaterThanOrEqual(2)
  expect(refreshes).toEqual({ requests: 1, answers: [200] })
  expect(users, 'who is signed in is asked anew').toEqual(refreshes)
})

test('the end of a session on the server leads to the login, which leads back', async ({
  page,
  context,
  request,
}) => {
  await visit(page, '/dashboard')
  const access = (await context.cookies()).find(({ name }) => name === 'auth_access')!.value
  await request.post('/token/logout/', { headers: { authorization: `Bearer ${access}` } })
  await page.getByRole('link', { name: 'Comencemos' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fcommerces%2F?$/)
  // The login tries for a moment whether cookies are stored.
  await expect.poll(() => context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await signIn(page, 'lucia')
  await expect(page).toHaveURL(/\/commerces\/?$/)
  await expect(page.getByRole('heading', { name: 'Panadería La Espiga' })).toBeVisible()
})

/** Expires the access token, as after its five minutes. */
async function spoilAccessToken(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  const access = cookies.find(({ name }) => name === 'auth_access')!
  await context.addCookies([{ ...access, value: 'caducado' }])
}

test('the login remembers the address when a session is over, and forgets it after Log Out', async ({
  openAs,
}) => {
  const page = await openAs(undefined, '/login')
  const email = page.getByLabel('Correo electrónico')
  await expect(email).toHaveValue('')
  await signIn(page, 'lucia')
  await expect(page).toHaveURL('/dashboard')
  // Waits until nothing is loading: reading without a session also redirects to the login.
  await expect(page.getByRole('link', { name: 'Comencemos' })).toBeVisible()
  await waitForPage(page)
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Comencemos' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(email).toHaveValue('lucia@escaparate.example')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('link', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { name: 'Hasta pronto' })).toBeVisible()
  await visit(page, '/login')
  await expect(email).toHaveValue('')
})
