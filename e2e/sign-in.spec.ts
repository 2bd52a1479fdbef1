import { emailOf, newSession, PASSWORD } from '../tools/demo-accounts.ts'
import { serverUrl } from '../tools/shared-servers.ts'
import { countRequests, expect, signIn, test, visit, visitBeforeHydration } from './fixtures.ts'

test.use({ expectedConsole: [/status of 40[01] .*\/api\/token\/|net::ERR_FAILED/] })

test('a press before hydration is not lost', async ({ page }) => {
  const hydrate = await visitBeforeHydration(page, '/login')
  await page.getByLabel('Correo electrónico').fill(emailOf('lucia'))
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await hydrate()
  await expect(page).toHaveURL('/dashboard')
})

test('login, registration and recovery say that they need scripts', async ({ request }) => {
  for (const path of ['/login', '/signup', '/password/reset']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/<noscript>.*Para esto hace falta JavaScript\./)
  }
})

test('a request for a link before hydration is not lost', async ({ page }) => {
  const hydrate = await visitBeforeHydration(page, '/password/reset')
  await page.getByLabel('Correo electrónico').fill(emailOf('lucia'))
  await page.keyboard.press('Enter')
  await hydrate()
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeFocused()
})

test('the login labels its fields, says why it fails, and keeps what was written', async ({
  page,
}) => {
  await visit(page, '/login')
  const button = page.getByRole('button', { name: 'Iniciar sesión' })
  const password = page.getByLabel('Contraseña', { exact: true })
  const message = page.getByRole('alert')

  await test.step('fields and links, beside a picture', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await expect(page.locator('form')).toHaveAttribute('novalidate')
    for (const [label, attribute, value] of [
      ['Correo electrónico', 'inputmode', 'email'],
      ['Contraseña', 'type', 'password'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toHaveAttribute('required')
      await expect(field).toHaveAttribute(attribute, value)
    }
    for (const [name, href] of [
      ['Forgot your password?', '/password/reset'],
      ['No account? Register', '/signup'],
    ] as const) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('© Escaparate 2024')
    await expect(footer.getByRole('link', { name: 'Escaparate' })).toHaveAttribute('href', '/')
    const [form, picture] = [page.locator('form'), page.getByRole('banner')]
    const [right, left] = await Promise.all([form.boundingBox(), picture.boundingBox()])
    expect(right!.x, 'the picture stands beside the form').toBeGreaterThan(left!.x + left!.width)
  })

  await test.step('the empty form is sent, and the server answers', async () => {
    await button.click()
    await expect(message).toHaveText('Escribe tu correo electrónico. Escribe tu contraseña.')
  })

  await test.step('the password can be seen and hidden again', async () => {
    await password.fill('secreta')
    await page.getByRole('button', { name: 'Mostrar la contraseña' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Ocultar la contraseña' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveValue('secreta')
  })

  await test.step('with a wrong password the message stands under the form', async () => {
    await signIn(page, 'lucia', 'no-es-esta')
    await expect(message).toHaveText(/no son correctos/)
    const [above, below] = await Promise.all([button.boundingBox(), message.boundingBox()])
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('lucia@escaparate.example')
    await expect(password).toHaveValue('no-es-esta')
    await expect(page).toHaveURL('/login')
  })

  await test.step('without a connection', async () => {
    await page.route('**/api/token/', (route) => route.abort())
    await button.click()
    await expect(message).toContainText('Network Error')
  })

  await test.step('without an answer it gives up after 5000 ms', async () => {
    await page.route('**/api/token/', () => {})
    await button.click()
    await expect(message).toContainText('timeout of 5000ms exceeded')
    await expect(button).toBeEnabled()
  })
})

test('an owner of one shop arrives there, and creates an offer from the tabs', async ({
  openAs,
}) => {
  const page = await openAs(undefined, '/login', { viewport: { width: 390, height: 844 } })
  await signIn(page, 'tomas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bicis Rueda')
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  await expect(tabs.getByRole('link')).toHaveText(['Mi comercio', 'Crear oferta'])
  await tabs.getByRole('link', { name: 'Crear oferta' }).click()
  await expect(page.getByRole('dialog', { name: 'Crear oferta' })).toBeVisible()
})

const ABROAD = '//evil.example'

test('a login leads to the dashboard, and back past the login; whoever is signed in goes straight on', async ({
  page,
  context,
}) => {
  await page.goto('/robots.txt')
  await visit(page, `/login?from=${encodeURIComponent(ABROAD)}`)
  const sent = countRequests(page, '/api/token/')
  const busy = page.getByRole('button', { name: 'Entrando…' })
  await page.route('**/api/token/', async (route) => {
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await route.continue()
  })
  await page.getByLabel('Correo electrónico').fill(emailOf('lucia'))
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).dblclick()
  await expect(page).toHaveURL('/dashboard')
  await page.unrouteAll()
  expect(sent.requests).toBe(1)

  await test.step('the session lives in two cookies and the stored user', async () => {
    const cookies = await context.cookies()
    const [access, refresh] = ['auth_access', 'auth_refresh'].map((name) =>
      cookies.find((cookie) => cookie.name === name),
    )
    expect(cookies).toHaveLength(2)
    expect(access).toMatchObject({ expires: -1, sameSite: 'Lax', secure: false, path: '/' })
    expect(refresh).toMatchObject({ sameSite: 'Lax', secure: false, path: '/' })
    const secondsLeft = refresh!.expires - Date.now() / 1000
    expect(Math.abs(secondsLeft - 2 * 24 * 3600)).toBeLessThan(60)
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!))
    expect(user).toMatchObject({ username: 'lucia', role: 2 })
  })

  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')

  for (const [path, target] of [
    [`/login?from=${encodeURIComponent(ABROAD)}`, '/dashboard'],
    ['/login?from=/account', '/account'],
    ['/', '/dashboard'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(target)
  }
  await visit(page, '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('escaparate del')
  await expect(page).toHaveURL('/settings')
})

test('an expired session leads to the login form, once', async ({ page, context, baseURL }) => {
  const { user } = await newSession(serverUrl('demo'), 'lucia')
  await page.goto('/robots.txt')
  await page.evaluate((user) => localStorage.setItem('user', user), user)
  const visits = countRequests(page, '/login')
  await visit(page, '/login')
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}/login`)
  expect(visits.requests).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  expect(await context.cookies()).toEqual([])
})
