import { isHydrated } from '../tools/wait-for-page.ts'
import { expect, signIn, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { emailOf, fillSection, REGISTERED } from './registration-form.ts'
import { openLine } from './review-list.ts'

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

test('somebody registers on a phone, is reviewed, and is published', async ({ page, browser }) => {
  await visit(page, `${server.url}/`)
  await page.getByRole('link', { name: 'Regístrate Ahora' }).first().click()
  await expect(page).toHaveURL(/\/signup/)
  await page.waitForFunction(isHydrated)
  const next = page.getByRole('button', { name: 'Siguiente' })
  await expect(page.getByRole('heading', { name: 'Datos del comercio' })).toBeHidden()
  await fillSection(page, 'rosa.miga', 1)
  await next.click()
  await expect(page.getByRole('heading', { name: 'Datos del comercio' })).toBeFocused()
  await expect(page.getByLabel('Correo de contacto')).toHaveValue(emailOf('rosa.miga'))
  await fillSection(page, 'rosa.miga', 2)
  await page.goBack()
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('rosa.miga')
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
  const desk = await browser.newPage()
  await visit(desk, `${server.url}/login?from=%2Fapplications%3Fbuscar%3Drosa.miga`)
  await signIn(desk, 'admin')
  await openLine(desk, 'Café La Miga')
  await expect(desk.getByText('Para que nos encuentren los de fuera.')).toBeVisible()
  await desk.getByRole('button', { name: 'Aceptar' }).click()
  await expect(toast(desk)).toContainText('Aceptada: «Café La Miga»')
  await desk.close()

  const accepted = await mailTo(emailOf('rosa.miga'), /ya está en Escaparate/)
  await visit(page, /https?:\S+\/commerces\/\d+/.exec(accepted.text!)![0])
  await expect(page.getByText('Publicada').first()).toBeVisible()
})
