import { expect, test, visit } from './fixtures.ts'
import { fillAll, fillSection, REGISTERED } from './registration-form.ts'

const RECOVERED = 'Hemos recuperado lo que habías escrito'

test('a reload keeps the draft, but not the password, until it is discarded or sent, or one logs out', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await visit(page, '/signup')
  await fillAll(page, 'carmen.miga')
  await page.reload()
  await expect(page.getByText(RECOVERED)).toBeVisible()
  const username = page.getByLabel('Nombre de usuario')
  const password = page.getByLabel('Contraseña', { exact: true })
  await expect(page.getByLabel('Nombre del comercio')).toHaveValue('Café La Miga')
  await expect(page.getByRole('button', { name: 'Quitar Cafetería' })).toBeVisible()
  await expect(page.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
  await expect(password).toHaveValue('')
  expect(await stored()).not.toContain('pan-con-tomate')

  await test.step('the discarding is undone', async () => {
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await expect(username).toHaveValue('')
    await expect(username).toBeFocused()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(username).toHaveValue('carmen.miga')
    await expect(page.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
  })

  await password.fill('pan-con-tomate')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
  await visit(page, '/signup')
  await expect(page.getByLabel('Nombre del comercio')).toHaveValue('')
  expect(await stored()).toBe('{}')
  await fillSection(page, 'carmen.miga', 1)
  await expect.poll(stored).toContain('carmen.miga')
  await visit(page, '/logout')
  await expect.poll(stored).toBe('{}')
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
