import { expect, test, visit } from './fixtures.ts'
import { fillAll, fillSection, REGISTERED } from './registration-form.ts'

const RECOVERED = 'Hemos recuperado lo que habías escrito'

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
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)

  await fillSection(page, 'elena.miga', 1)
  await visit(page, '/logout')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
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
})
