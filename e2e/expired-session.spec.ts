import type { BrowserContext } from '@playwright/test'
import { PASSWORD } from '../tools/demo-accounts.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, test, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

setUpOwnServer()

test.use({ signedInAs: 'lucia', expectedConsole: [/status of 401 .*\/(api|auth)\//] })

test('a session that expires while typing asks for the password over the form, which then is sent', async ({
  page,
  context,
}) => {
  await visit(page, '/commerces/')
  await page.getByRole('link', { name: 'Panadería La Espiga' }).first().click()
  const form = await openSheet(page, 'Nombre, categorías y texto')
  const description = form.getByLabel('Descripción')
  await description.fill('Pan de masa madre desde 1962, y ahora también los domingos.')
  await loseSession(context)
  await form.getByRole('button', { name: 'Guardar' }).click()

  const login = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await expect(login.getByText('lucia@escaparate.example')).toBeVisible()
  await expect(login.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await page.keyboard.type('no es esta')
  await page.keyboard.press('Enter')
  await expect(login.getByText('no son correctos')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login).toBeVisible()
  await login.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(login).toBeHidden()
  await expect(form).toBeHidden()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(page.getByText('y ahora también los domingos')).toBeVisible()
})

test('signing in again elsewhere finds the draft of the form', async ({ page, context }) => {
  await visit(page, '/commerces/')
  await page.getByRole('link', { name: 'Panadería La Espiga' }).first().click()
  await openSheet(page, 'Nombre, categorías y texto')
  await page.getByLabel('Nombre del comercio').fill('La Espiga de siempre')
  await loseSession(context)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fcommerces%2F\d+/)
  await page.getByLabel('Correo electrónico').fill('lucia@escaparate.example')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await openSheet(page, 'Nombre, categorías y texto')
  await expect(page.getByLabel('Nombre del comercio')).toHaveValue('La Espiga de siempre')
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
})

/** Ends the session, as after its two days. */
async function loseSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  const auth = cookies.filter(({ name }) => name.startsWith('auth_'))
  await context.addCookies(auth.map((cookie) => ({ ...cookie, value: 'caducado' })))
}
