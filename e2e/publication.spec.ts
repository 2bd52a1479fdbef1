import { isHydrated } from '../tools/wait-for-page.ts'
import { expect, test, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { emailOf, fillSection, REGISTERED } from './registration-form.ts'

/* A separate server, which sends mails by SMTP. */
const server = setUpOwnServer({ mail: {} })

/** Waits for a mail to an address, and returns the newest one parsed. */
async function mailTo(address: string, subject: RegExp) {
  const find = async () =>
    (await server.smtp.read()).findLast(
      (mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''),
    )
  // A decision's mail is delayed by ten seconds, in which it can be undone.
  await expect.poll(async () => (await find())?.subject, { timeout: 40_000 }).toMatch(subject)
  return (await find())!
}

test.use({ viewport: { width: 390, height: 844 } })

test('somebody registers on a phone, is reviewed, and is published', async ({ page }) => {
  await visit(page, `${server.url}/`)
  await page.getByRole('link', { name: 'Regístrate Ahora' }).first().click()
  await expect(page).toHaveURL(/\/signup/)
  await page.waitForFunction(isHydrated)
  const next = page.getByRole('button', { name: 'Siguiente' })
  const username = page.getByLabel('Nombre de usuario')
  await test.step('a section with something wrong is not left', async () => {
    await username.fill('ana')
    await next.click()
    await expect(page.getByText('Hay 3 datos por corregir').first()).toBeVisible()
    await expect(username).toBeFocused()
    await expect(username).toHaveAccessibleDescription(/debe tener al menos 4 caracteres/)
  })
  await expect(page.getByRole('heading', { name: 'Datos del comercio' })).toBeHidden()
  await fillSection(page, 'rosa.miga', 1)
  await next.click()
  await expect(page.getByRole('heading', { name: 'Datos del comercio' })).toBeFocused()
  await expect(page.getByLabel('Correo de contacto')).toHaveValue(emailOf('rosa.miga'))
  await fillSection(page, 'rosa.miga', 2)
  await page.goBack()
  await expect(username).toHaveValue('rosa.miga')
  await next.click()
  await next.click()
  await fillSection(page, 'rosa.miga', 3)
  await page.getByRole('button', { name: 'Registrar' }).click()
  const dialog = page.getByRole('dialog', { name: REGISTERED })
  await expect(dialog).toContainText(
    'Revisa tu bandeja de entrada para confirmar tu correo electrónico.',
  )
  await dialog.getByRole('link', { name: 'Volver a inicio' }).click()
  await expect(page).toHaveURL(`${server.url}/`)

  const confirm = await mailTo(emailOf('rosa.miga'), /^Confirma tu cuenta/)
  const link = /https?:\S+\/activate\/\S+/.exec(confirm.text!)![0]
  expect(confirm.html).toContain(link)
  await visit(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuario activado correctamente')
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await page.getByLabel('Correo electrónico').fill(emailOf('rosa.miga'))
  await page.getByLabel('Contraseña', { exact: true }).fill('pan-con-tomate')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Café La Miga')
  await expect(page.getByText('Pendiente').first()).toBeVisible()

  await mailTo('admin@escaparate.example', /solicitud/i)
  const waiting = '/api/commerce_applications/?state=PE&search=rosa.miga'
  const [{ pk, application }] = await server.call('admin', 'GET', waiting)
  expect(application).toBe('Para que nos encuentren los de fuera.')
  await server.call('admin', 'POST', `/accept_application/${pk}/`)

  const accepted = await mailTo(emailOf('rosa.miga'), /ya está en Escaparate/)
  await visit(page, new URL(/https?:\S+\/commerces\/\d+/.exec(accepted.text!)![0]).pathname)
  await expect(page.getByText('Publicada').first()).toBeVisible()
})
