import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { serverUrl } from '../tools/shared-servers.ts'
import { expect, test, visit } from './fixtures.ts'
import { PASSWORD, registerOwner, signInAs } from './register-owner.ts'
import { linkMailedTo } from './registration-form.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const dialog = (page: Page) => page.getByRole('dialog')

test("the name, the data, the sessions and the password are one's own", async ({
  page,
  browser,
}) => {
  const owner = await registerOwner(page, 'cuenta')
  await signInAs(page, owner, '/account')
  const sessions = section(page, 'Sesiones')

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
    await expect(section(page, 'Nombre y correo')).toContainText(`${owner.username} Ñandú`)
    await expect(page.getByRole('button', { name: 'Cambiar el nombre de usuario' })).toBeFocused()
  })

  await test.step('the data are downloaded as a file', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar mis datos' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^escaparate-mis-datos-\d{4}-\d\d-\d\d\.json$/)
    const content = JSON.parse(await readFile(await download.path(), 'utf8'))
    const { email } = owner
    expect(content.account).toMatchObject({ username: `${owner.username} Ñandú`, email })
    expect(content.commerces[0].photo).toMatch(/^http.*\/photos\//)
  })

  const elsewhere = await openElsewhere(browser)
  await test.step('a session elsewhere is closed at once', async () => {
    await signInAs(elsewhere, owner, '/account')
    await page.reload()
    await expect(sessions.getByRole('listitem').first()).toContainText('Este dispositivo')
    await sessions.getByRole('button', { name: /^Cerrar/ }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions.getByRole('heading')).toBeFocused()
    await expect(sessions).toContainText('Tu cuenta solo está abierta en este dispositivo.')
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/login/)
  })

  await test.step('a new password closes the other sessions', async () => {
    await signInAs(elsewhere, owner, '/account')
    await page.reload()
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    await dialog(page).getByLabel('Contraseña actual', { exact: true }).fill(PASSWORD)
    await dialog(page).getByLabel('Contraseña nueva', { exact: true }).fill('pan-sin-tomate')
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('status')).toContainText(['Contraseña cambiada'])
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/login/)
  })
  await elsewhere.context().close()
})

test.describe('a new e-mail', () => {
  test.use({ expectedConsole: [/status of 400 .*\/auth\/account\/( |\)|email)/] })

  test('can be taken back, or is confirmed by the link mailed to it, by keyboard alone', async ({
    page,
    browser,
  }) => {
    const owner = await registerOwner(page, 'correo')
    const fresh = `otra.${owner.email}`
    await signInAs(page, owner, '/account')
    const elsewhere = await openElsewhere(browser)

    await test.step('taken back, its link changes nothing', async () => {
      const other = `nunca.${owner.email}`
      await page.getByRole('button', { name: 'Cambiar el correo electrónico' }).click()
      await dialog(page).getByLabel('Correo electrónico nuevo').fill(other)
      await dialog(page).getByLabel('Contraseña actual', { exact: true }).fill(PASSWORD)
      await dialog(page).getByRole('button', { name: 'Enviar enlace' }).click()
      const link = await linkMailedTo(page, other, 'account/email')
      await page.getByRole('button', { name: 'Anular el cambio' }).click()
      await expect(section(page, 'Nombre y correo').getByRole('heading')).toBeFocused()
      await expect(page.getByRole('button', { name: 'Anular el cambio' })).toHaveCount(0)
      await elsewhere.goto(link)
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
        'Tu correo no ha cambiado',
      )
    })

    await page.getByRole('button', { name: 'Cambiar el correo electrónico' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Correo electrónico nuevo')).toBeFocused()
    await page.keyboard.type(fresh)
    await dialog(page).getByLabel('Contraseña actual', { exact: true }).focus()
    await page.keyboard.type('no-es-esta')
    await page.keyboard.press('Enter')
    const password = dialog(page).getByLabel('Contraseña actual', { exact: true })
    await expect(password).toBeFocused()
    await expect(dialog(page)).toContainText('La contraseña actual no es esa. Prueba otra vez.')
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(section(page, 'Nombre y correo')).toContainText(`Falta confirmar ${fresh}`)

    const link = await linkMailedTo(page, fresh, 'account/email')
    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Tu correo ha cambiado')
    await elsewhere.reload()
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Tu correo ha cambiado')
    await elsewhere.context().close()

    await page.reload()
    await expect(section(page, 'Nombre y correo')).toContainText(fresh)
    await expect(section(page, 'Nombre y correo')).not.toContainText('Falta confirmar')
  })
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedConsole: [/status of 400 .*\/auth\/account\//],
  })

  test('the account is deleted with the password, and says goodbye', async ({ page }) => {
    const owner = await registerOwner(page, 'adios')
    await signInAs(page, owner, '/commerces')
    await page.getByRole('button', { name: 'Configuración' }).click()
    const toAccount = dialog(page).getByRole('link', { name: 'Mi cuenta' })
    await expect(toAccount).toBeFocused()
    await toAccount.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta')
    await expect(section(page, 'Sesiones').getByRole('listitem')).toHaveCount(1)
    await expect(dialog(page)).toBeHidden()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, 'nothing is wider than the screen').toBe(390)
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    const password = dialog(page).getByLabel('Contraseña actual', { exact: true })
    await password.fill('no-es-esta')
    await dialog(page).getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await expect(dialog(page)).toContainText('La contraseña actual no es esa. Prueba otra vez.')
    await password.fill(PASSWORD)
    await dialog(page).getByRole('button', { name: 'Eliminar mi cuenta' }).dblclick()
    await expect(page).toHaveURL('/account/deleted')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hasta otra')
    const stored = await page.evaluate(() => [document.cookie, localStorage.getItem('user')])
    expect(stored).toEqual(['', null])
    await page.goBack()
    await expect(page).not.toHaveURL('/account')
  })
})

test('everybody finds the account in Configuración', async ({ openAs }) => {
  for (const person of ['visita', 'admin'] as const) {
    const page = await openAs(person, '/settings')
    await page.getByRole('button', { name: 'Configuración' }).click()
    await page.getByRole('link', { name: 'Mi cuenta' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta')
    await expect(section(page, 'Nombre y correo')).toContainText(`${person}@escaparate.example`)
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toHaveCount(0)
  }
})

test.describe('when the server does not answer', () => {
  test.use({ signedInAs: 'lucia', expectedConsole: [/status of 503/] })

  test('a download that fails says so', async ({ page }) => {
    await visit(page, '/account')
    await page.route('**/auth/account/export/', (route) =>
      route.fulfill({ status: 503, json: { detail: 'No podemos atenderte ahora mismo.' } }),
    )
    await page.getByRole('button', { name: 'Descargar mis datos' }).click()
    const alert = section(page, 'Tus datos').getByRole('alert')
    await expect(alert).toHaveText('No podemos atenderte ahora mismo.')
  })
})

async function openElsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: serverUrl('demo'), locale: 'es-ES' })
  return context.newPage()
}
