import { picture } from '#testing/pictures.ts'
import { fillAddress } from './address-fields.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { linkMailedTo } from './registration-form.ts'

/* The office adds a shop for somebody, who needs no account yet. */
setUpOwnServer()

test('a shop is added for somebody without an account, who is invited, chooses a password and gets it', async ({
  openAs,
}) => {
  const admin = await openAs('admin', '/commerces')
  await admin.getByRole('button', { name: 'Añadir comercio' }).click()
  const form = admin.getByRole('dialog', { name: 'Añadir comercio' })
  await expect(form.getByText('Cuéntanos por qué')).toHaveCount(0)
  await form.getByLabel('Nombre del comercio').fill('Quesos Rosa')
  await form.getByLabel('Correo de contacto').fill('hola@quesosrosa.example')
  await form.getByLabel('Teléfono').fill('964 11 22 33')
  await fillAddress(form, 'Calle Nueva', '5')
  await form.getByLabel('Descripción').fill('Quesos de la sierra.')
  const photo = await picture(1200, 900).jpeg().toBuffer()
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo }
  await form.locator('input[type=file]').last().setInputFiles(file)
  await expect(form.getByText('Así se verá el comercio.').filter({ visible: true })).toBeVisible()
  await form.getByRole('combobox', { name: 'Categorías' }).fill('otros')
  await form.getByRole('option').first().click()
  await form.getByLabel('Correo de quien lo lleva').fill('rosa@example.com')
  await form.getByRole('button', { name: 'Añadir y publicar' }).click()
  await expect(toast(admin)).toContainText('Hemos invitado a rosa@example.com')
  await expect(admin.getByText('Publicada').first()).toBeVisible()
  await expect(admin.getByText(/aún no ha elegido su contraseña/).first()).toBeVisible()

  const rosa = await openAs(undefined, '/directorio?q=quesos+rosa')
  await expect(rosa.getByRole('link', { name: /Quesos Rosa/ }).first()).toBeVisible()
  await visit(rosa, await linkMailedTo(rosa, 'rosa@example.com', 'invitation'))
  await rosa.getByLabel('Contraseña nueva').fill('queso-con-miel')
  await rosa.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(rosa.getByText('Ya tienes contraseña. Entra con ella.')).toBeVisible()
  await rosa.getByLabel('Correo electrónico').fill('rosa@example.com')
  await rosa.getByLabel('Contraseña', { exact: true }).fill('queso-con-miel')
  await rosa.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(rosa).toHaveURL(/dashboard/)
  await visit(rosa, '/commerces/')
  await expect(rosa.getByRole('link', { name: 'Quesos Rosa', exact: true })).toBeVisible()

  await test.step('later the office takes it back', async () => {
    await admin.reload()
    await admin.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await admin.getByRole('dialog').getByLabel('Correo de quien lo lleva').fill('')
    await admin.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await expect(toast(admin)).toHaveText('Nadie todavía.')
  })
})
