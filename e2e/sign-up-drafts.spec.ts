import { expect, test, visit } from './fixtures.ts'
import { emailOf, fillAll, fillSection, linkMailedTo, REGISTERED } from './registration-form.ts'

const RECOVERED = 'Hemos recuperado lo que habías escrito'
const PATH = '**/auth/users/'

test('a reload keeps the draft, but not the password', async ({ page }) => {
  await visit(page, '/signup')
  await fillAll(page, 'carmen.miga')
  await page.reload()
  await expect(page.getByText(RECOVERED)).toBeVisible()
  await expect(page.getByLabel('Nombre del comercio')).toHaveValue('Café La Miga')
  await expect(page.getByRole('button', { name: 'Quitar Cafetería' })).toBeVisible()
  await expect(page.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('pan-con-tomate')

  await page.getByLabel('Contraseña', { exact: true }).fill('pan-con-tomate')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
  await visit(page, '/signup')
  await expect(page.getByLabel('Nombre del comercio')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a draft can be discarded, and the discarding undone', async ({ page }) => {
  await visit(page, '/signup')
  await fillAll(page, 'julia.miga')
  await page.reload()
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('')
  await expect(page.getByLabel('Nombre de usuario')).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('julia.miga')
  await expect(page.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
})

test('a draft is gone after logging out, and after 30 days', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') })
  await visit(page, '/signup')
  await fillSection(page, 'elena.miga', 1)
  await page.clock.setFixedTime(new Date('2026-03-31T09:00:00Z'))
  await page.reload()
  await expect(page.getByText(RECOVERED)).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-03-31T11:00:00Z'))
  await page.reload()
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await fillSection(page, 'elena.miga', 1)
  await visit(page, '/logout')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test.describe('when the answer is lost', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] })

  test('the form stays, and sending it again ends in success', async ({ page }) => {
    const keys: (string | undefined)[] = []
    await page.route(PATH, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await visit(page, '/signup')
    await fillAll(page, 'marta.miga')
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('alert')).toContainText('No hay conexión')
    await expect(page.getByLabel('Nombre del comercio')).toHaveValue('Café La Miga')
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys).toEqual([keys[0], keys[0]])
    await linkMailedTo(page, emailOf('marta.miga'), 'activate')
  })
})

test.describe('when the server refuses', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedConsole: [/status of 4\d\d .*\/auth\/users\//],
  })

  test('its errors stand under their fields, in the section that has the first', async ({
    page,
  }) => {
    await visit(page, '/signup')
    await fillSection(page, 'lucia', 1)
    for (const section of [2, 3] as const) {
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await fillSection(page, 'lucia', section)
    }
    await page.getByRole('button', { name: 'Registrar' }).click()
    const username = page.getByLabel('Nombre de usuario')
    await expect(username).toBeFocused()
    await expect(username).toHaveAccessibleDescription(/ya existe/)
    await username.fill('lucia.miga')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
  })

  test('an error without a field stands above the button', async ({ page }) => {
    await page.route(PATH, (route) =>
      route.fulfill({ status: 429, json: { detail: 'Prueba dentro de 10 minutos.' } }),
    )
    await visit(page, '/signup')
    await fillSection(page, 'nadia.miga', 1)
    for (const section of [2, 3] as const) {
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await fillSection(page, 'nadia.miga', section)
    }
    const button = page.getByRole('button', { name: 'Registrar' })
    await button.click()
    const message = page.getByRole('alert')
    await expect(message).toHaveText('Prueba dentro de 10 minutos.')
    const [above, below] = await Promise.all([message.boundingBox(), button.boundingBox()])
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  })
})

test('pressing twice sends once', async ({ page }) => {
  let sent = 0
  let answer = () => {}
  const pressedTwice = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(PATH, async (route) => {
    sent += 1
    await pressedTwice
    await route.fulfill({ status: 201, json: { username: 'sara.miga', email: 's@m.example' } })
  })
  await visit(page, '/signup')
  await fillAll(page, 'sara.miga')
  await page.getByRole('button', { name: 'Registrar' }).dblclick()
  await expect(page.getByRole('progressbar', { name: 'Envío' })).toBeVisible()
  answer()
  await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
  expect(sent).toBe(1)
})
