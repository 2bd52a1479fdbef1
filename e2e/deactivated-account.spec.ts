import type { Page } from '@playwright/test'
import { emailOf, PASSWORD } from '../tools/demo-accounts.ts'
import { expect, test, toast } from './fixtures.ts'
import { expectNoFaults, overflow } from './offers-screen.ts'
import { setUpOwnServer } from './own-server.ts'
import { linkMailedTo } from './registration-form.ts'

const server = setUpOwnServer({ hasMovableClock: true })

test.use({ expectedConsole: [/status of (400|401) /] })

test('whoever may not enter any more reads why, answers from the mail and gets the account back', async ({
  openAs,
}) => {
  const [tomas] = await server.call('admin', 'GET', '/auth/users/?search=tomas')
  const reason = 'Ya no llevas el comercio.'
  await server.call('admin', 'PATCH', `/auth/users/${tomas.id}/`, { is_active: false, reason })
  // The mail is only sent after the time for an undo.
  server.setClock(new Date(Date.now() + 60_000))

  const page = await openAs(undefined, '/login', { viewport: { width: 390, height: 844 } })
  await signIn(page)
  await expect(page.getByText('Tu cuenta está desactivada').first()).toBeVisible()

  const link = await linkMailedTo(page, emailOf('tomas'), 'respuesta')
  await page.goto(link)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Tu cuenta está desactivada')
  await expect(page.getByText('Ya no llevas el comercio')).toBeVisible()
  await expectNoFaults(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Enviar reclamación' }).click()
  await expect(page.getByText('Cuéntanos por qué no estás de acuerdo').first()).toBeVisible()
  await page.getByLabel('Cuéntanos por qué').fill('Lo llevo yo desde hace veinte años.')
  await page.getByRole('button', { name: 'Enviar reclamación' }).click()
  await expect(title).toHaveText('Reclamación enviada')

  const office = await openAs('admin', '/reclamaciones?buscar=tomas')
  const appeal = office.getByRole('article', { name: 'tomas' })
  await expect(appeal).toContainText('Lo llevo yo desde hace veinte años.')
  await appeal.getByLabel('Activar la cuenta').check()
  await appeal.getByRole('button', { name: 'Activar la cuenta' }).click()
  await expect(toast(office)).toContainText('Le has dado la razón.')

  await page.goto(link)
  await expect(title).toHaveText('Ya puedes iniciar sesión')
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await signIn(page)
  await expect(page).toHaveURL(/\/(dashboard|commerces\/\d+)$/)
})

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Correo').fill(emailOf('tomas'))
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
}
