import { countRequests, expect, test, toast, visit } from './fixtures.ts'
import { linkMailedTo } from './registration-form.ts'

const title = { level: 1 } as const

test.describe('with a bad activation link', () => {
  test.use({ expectedConsole: [/status of 400 .*\/auth\/users\/activation\//] })

  test('the page says so, and another link can be asked for', async ({ page }) => {
    const posts = countRequests(page, '/auth/users/activation/')
    await visit(page, '/activate/MQ/caducado')
    await expect(page.getByRole('heading', title)).toHaveText('Error al activar el usuario')
    expect(posts.requests).toBe(1)
    await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login',
    )
    await page.getByRole('link', { name: 'Enviar otro enlace' }).click()
    await page.getByLabel('Correo electrónico').fill('nadie@nuevas.example')
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByRole('heading', title)).toHaveText('Mira tu correo')
    await expect(page.getByRole('heading', title)).toBeFocused()
  })
})

test('fetching the page of a link activates nothing', async ({ request }) => {
  const html = await (await request.get('/activate/MQ/caducado')).text()
  expect(html).toContain('Activando tu cuenta')
})

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] })

  test('an activation can be tried again', async ({ page }) => {
    let isDown = true
    await page.route('**/auth/users/activation/', (route) =>
      isDown ? route.abort() : route.fulfill({ json: { detail: 'Cuenta confirmada.' } }),
    )
    const email = 'nadie@nuevas.example'
    await page.route('**/auth/users/link_email/', (route) => route.fulfill({ json: { email } }))
    await visit(page, '/activate/MQ/bueno')
    await expect(page.getByRole('heading', title)).toHaveText('Todavía no está activada')
    isDown = false
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', title)).toHaveText('Usuario activado correctamente')
    await page.getByRole('link', { name: 'Iniciar sesión' }).click()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  })
})

test('the login offers another confirmation mail, with the e-mail filled in', async ({ page }) => {
  await visit(page, '/login')
  await page.getByLabel('Correo electrónico').fill('rosa@nuevas.example')
  await page.getByRole('link', { name: '¿No te ha llegado el correo de confirmación?' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('rosa@nuevas.example')
})

test('a forgotten password is changed by mail, once', async ({ page }) => {
  await visit(page, '/password/reset')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByLabel('Correo electrónico')).toBeFocused()
  await page.getByLabel('Correo electrónico').fill('tomas@escaparate.example')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText(/^Si hay una cuenta con ese correo/)).toBeVisible()

  await visit(page, await linkMailedTo(page, 'tomas@escaparate.example', 'password/reset'))
  await page.getByLabel('Contraseña nueva').fill('corta')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByLabel('Contraseña nueva')).toHaveAccessibleDescription(
    /al menos 6 caracteres/,
  )
  await page.getByLabel('Contraseña nueva').fill('escaparate-demo')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(toast(page)).toHaveText('Contraseña cambiada. Ya has entrado.')
})

test.describe('where nobody can be signed in', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] })

  test('a chosen password leads to the login, with the e-mail, also when it is loaded again', async ({
    page,
  }) => {
    const email = 'paco@escaparate.example'
    await page.request.post('/auth/users/reset_password/', { data: { email } })
    await visit(page, await linkMailedTo(page, email, 'password/reset'))
    await page.route('**/api/token/', (route) => route.abort())
    await page.getByLabel('Contraseña nueva').fill('escaparate-demo')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page).toHaveURL('/login')
    for (const _ of ['at once', 'loaded again']) {
      await expect(page.getByText('Contraseña cambiada. Inicia sesión con ella.')).toBeVisible()
      await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
      await page.reload()
    }
  })
})

test.describe('with a bad reset link', () => {
  test.use({ expectedConsole: [/status of 400 .*link_email/] })

  test('the page says so and leads to another', async ({ page }) => {
    await visit(page, '/password/reset/MQ/caducado')
    await page.getByLabel('Contraseña nueva').fill('otra-clave')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByRole('heading', title)).toHaveText('Este enlace ya no sirve')
    await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
      'href',
      '/password/reset',
    )
  })
})
