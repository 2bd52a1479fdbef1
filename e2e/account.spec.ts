import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn } from '../tools/demo-accounts.ts'
import { serverUrl } from '../tools/shared-servers.ts'
import { expect, loseAnswer, test, toast, visit } from './fixtures.ts'
import { PASSWORD, type RegisteredOwner, registerOwner, signInAs } from './register-owner.ts'
import { linkMailedTo } from './registration-form.ts'

test.use({ expectedConsole: [/status of (400|401|503) .*\/auth\/account\/|net::ERR_FAILED/] })

const section = (page: Page, name: string) => page.getByRole('region', { name })
const dialog = (page: Page) => page.getByRole('dialog')

test("one's own name, data, e-mail, sessions, password and the end of the account", async ({
  page,
  openAs,
}) => {
  const owner = await registerOwner(page, 'cuenta')
  const sessions = section(page, 'Sesiones')
  const identity = section(page, 'Nombre y correo')
  const title = page.getByRole('heading', { level: 1 })
  const password = dialog(page).getByLabel('Contraseña actual', { exact: true })
  const first = await signInElsewhere(owner)
  await signInAs(page, owner, '/account')

  await test.step('a changed name stands in the sidebar at once', async () => {
    await page.getByRole('button', { name: 'Cambiar el nombre de usuario' }).click()
    const name = dialog(page).getByLabel('Nombre de usuario')
    await name.fill('abc')
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(name).toBeFocused()
    await expect(dialog(page)).toContainText('debe tener al menos 4 caracteres')
    await name.fill(`${owner.username} Ñandú`)
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Principal' })).toContainText(
      `${owner.username} Ñandú`,
    )
    await expect(identity).toContainText(`${owner.username} Ñandú`)
    await expect(page.getByRole('button', { name: 'Cambiar el nombre de usuario' })).toBeFocused()
  })

  await test.step('the data are downloaded as a file, and a failure is told', async () => {
    const button = page.getByRole('button', { name: 'Descargar mis datos' })
    await page.route(
      '**/auth/account/export/',
      (route) =>
        route.fulfill({ status: 503, json: { detail: 'No podemos atenderte ahora mismo.' } }),
      { times: 1 },
    )
    await button.click()
    const alert = section(page, 'Tus datos').getByRole('alert')
    await expect(alert).toHaveText('No podemos atenderte ahora mismo.')
    const coming = page.waitForEvent('download')
    await button.click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^escaparate-mis-datos-\d{4}-\d\d-\d\d\.json$/)
    const content = JSON.parse(await readFile(await download.path(), 'utf8'))
    const { email } = owner
    expect(content.account).toMatchObject({ username: `${owner.username} Ñandú`, email })
    expect(content.commerces[0].photo).toMatch(/^http.*\/photos\//)
  })

  await test.step('a session elsewhere is closed at once', async () => {
    await expect(sessions.getByRole('listitem').first()).toContainText('Este dispositivo')
    await sessions.getByRole('button', { name: /^Cerrar/ }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions.getByRole('heading')).toBeFocused()
    await expect(sessions).toContainText('Tu cuenta solo está abierta en este dispositivo.')
    expect(await isSignedIn(page, first)).toBe(false)
  })
  const second = await signInElsewhere(owner)

  await test.step('a new e-mail is taken back, and its link changes nothing', async () => {
    const other = `nunca.${owner.email}`
    await page.getByRole('button', { name: 'Cambiar el correo electrónico' }).click()
    await dialog(page).getByLabel('Correo electrónico nuevo').fill(other)
    await password.fill(PASSWORD)
    await dialog(page).getByRole('button', { name: 'Enviar enlace' }).click()
    const link = await linkMailedTo(page, other, 'account/email')
    await page.getByRole('button', { name: 'Anular el cambio' }).click()
    await expect(identity.getByRole('heading')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Anular el cambio' })).toHaveCount(0)
    await visit(page, link)
    await expect(title).toHaveText('Tu correo no ha cambiado')
  })

  await test.step('a new e-mail is confirmed by the link mailed to it, by keyboard alone', async () => {
    const fresh = `otra.${owner.email}`
    await page.goBack()
    await page.getByRole('button', { name: 'Cambiar el correo electrónico' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Correo electrónico nuevo')).toBeFocused()
    await page.keyboard.type(fresh)
    await password.focus()
    await page.keyboard.type('no-es-esta')
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await expect(dialog(page)).toContainText('La contraseña actual no es esa. Prueba otra vez.')
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(identity).toContainText(`Falta confirmar ${fresh}`)

    const elsewhere = await openAs(undefined, await linkMailedTo(page, fresh, 'account/email'))
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Tu correo ha cambiado')
    await visit(page, '/unauthorized')
    await visit(page, '/account')
    await expect(identity).toContainText(fresh)
    await expect(identity).not.toContainText('Falta confirmar')
  })

  await test.step('a new password closes the other sessions', async () => {
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    await password.fill(PASSWORD)
    await dialog(page).getByLabel('Contraseña nueva', { exact: true }).fill('pan-sin-tomate')
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(toast(page)).toContainText('Contraseña cambiada')
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    expect(await isSignedIn(page, second)).toBe(false)
  })

  await test.step('on a phone the account is deleted with the password, even if the answer is lost, and says goodbye', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/commerces')
    await page.getByRole('button', { name: 'Configuración' }).click()
    const toAccount = dialog(page).getByRole('link', { name: 'Mi cuenta' })
    await expect(toAccount).toBeFocused()
    await toAccount.click()
    await expect(title).toHaveText('Mi cuenta')
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(dialog(page)).toBeHidden()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, 'nothing is wider than the screen').toBe(390)
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await password.fill('no-es-esta')
    await dialog(page).getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await expect(dialog(page)).toContainText('La contraseña actual no es esa. Prueba otra vez.')
    await password.fill('pan-sin-tomate')
    await page.route('**/auth/account/', loseAnswer, { times: 1 })
    await dialog(page).getByRole('button', { name: 'Eliminar mi cuenta' }).dblclick()
    await expect(dialog(page).getByRole('alert')).toContainText('No hay conexión.')
    await expect(password).toHaveValue('pan-sin-tomate')
    await dialog(page).getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await expect(page).toHaveURL('/account/deleted')
    await expect(title).toHaveText('Hasta otra')
    const stored = await page.evaluate(() => [document.cookie, localStorage.getItem('user')])
    expect(stored).toEqual(['', null])
    await page.goBack()
    await expect(page).not.toHaveURL('/account')
  })
})

test('whoever may nothing else finds the account in Configuración', async ({ openAs }) => {
  const page = await openAs('visita', '/settings')
  await page.getByRole('button', { name: 'Configuración' }).click()
  await page.getByRole('link', { name: 'Mi cuenta' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta')
  await expect(section(page, 'Nombre y correo')).toContainText('visita@escaparate.example')
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toHaveCount(0)
})

/** Begins a session without a browser, and returns its token. */
const signInElsewhere = (owner: RegisteredOwner) => signIn(serverUrl('demo'), owner)

async function isSignedIn(page: Page, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get('/auth/users/me', { headers })).ok()
}
