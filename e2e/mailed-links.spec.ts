import { countRequests, expect, loseAnswer, test, toast, visit } from './fixtures.ts'
import { linkMailedTo } from './registration-form.ts'

test.use({
  expectedConsole: [/status of 400 .*(link_email|\/auth\/users\/activation\/)|net::ERR_FAILED/],
})

const title = { level: 1 } as const

test('a bad activation link says so, and another can be asked for', async ({ page }) => {
  const posts = countRequests(page, '/auth/users/activation/')
  await visit(page, '/activate/MQ/caducado')
  await expect(page.getByRole('heading', title)).toHaveText('Error al activar el usuario')
  expect(posts.requests).toBe(1)
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login')
  await page.getByRole('link', { name: 'Enviar otro enlace' }).click()
  await page.getByLabel('Correo electrónico').fill('nadie@nuevas.example')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByRole('heading', title)).toHaveText('Mira tu correo')
  await expect(page.getByRole('heading', title)).toBeFocused()
})

test('fetching the page of a link activates nothing', async ({ request }) => {
  const html = await (await request.get('/activate/MQ/caducado')).text()
  expect(html).toContain('Activando tu cuenta')
})

test('without a connection an activation can be tried again; the login offers another mail', async ({
  page,
}) => {
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
  await page.getByRole('link', { name: '¿No te ha llegado el correo de confirmación?' }).click()
  await expect(page).toHaveURL('/activate')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
})

test('a bad reset link leads to another, by which a forgotten password is changed once, even if the answer is lost', async ({
  page,
}) => {
  await visit(page, '/password/reset/MQ/caducado')
  await page.getByLabel('Contraseña nueva').fill('otra-clave')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('heading', title)).toHaveText('Este enlace ya no sirve')
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
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
  await page.route('**/auth/users/reset_password_confirm/', loseAnswer, { times: 1 })
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('alert')).toContainText('No hay conexión.')
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue('escaparate-demo')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(toast(page)).toHaveText('Contraseña cambiada. Ya has entrado.')
})

test('where nobody can be signed in, a chosen password leads to the login, with the e-mail, also when it is loaded again', async ({
  page,
}) => {
  const email = 'paco@escaparate.example'
  await page.request.post('/auth/users/reset_password/', { data: { email } })
  await visit(page, await linkMailedTo(page, email, 'password/reset'))
  await page.route('**/api/token/', (route) => route.abort())
  await page.getByLabel('Contraseña nueva').fill('escaparate-demo')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL('/login')
  await page.reload()
  await expect(page.getByText('Contraseña cambiada. Inicia sesión con ella.')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
})
