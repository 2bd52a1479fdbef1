import { picture } from '#testing/pictures.ts'
import { fillAddress } from './address-fields.ts'
import { expect, more, tabTo, test, toast, visit } from './fixtures.ts'
import { expectNoFaults } from './offers-screen.ts'
import { setUpOwnServer } from './own-server.ts'
import { linkMailedTo } from './registration-form.ts'

/* Tests shops that the office adds for an owner, who needs no account yet. */
const server = setUpOwnServer()
// The 409 asks for a confirmation before a shop is taken from its owner.
test.use({ expectedConsole: [/status of 409 /] })

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
  await expect(form.getByText('Así se verá.').filter({ visible: true })).toBeVisible()
  await form.getByRole('combobox', { name: 'Categorías' }).fill('otros')
  await form.getByRole('option').first().click()
  await form.getByLabel('Correo del dueño').fill('rosa@example.com')
  await form.getByRole('button', { name: 'Añadir y publicar' }).click()
  await expect(toast(admin)).toContainText('Hemos invitado a rosa@example.com')
  await expect(admin.getByText('Publicada').first()).toBeVisible()
  await more(admin).click()
  await expect(admin.getByText(/aún no ha elegido su contraseña/).first()).toBeVisible()

  const rosa = await openAs(undefined, '/directorio?q=quesos+rosa')
  await expect(rosa.getByRole('link', { name: /Quesos Rosa/ }).first()).toBeVisible()
  await visit(rosa, await linkMailedTo(rosa, 'rosa@example.com', 'invitation'))
  await rosa.getByLabel('Contraseña nueva').fill('queso-con-miel')
  await rosa.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(rosa).toHaveURL(/dashboard/)
  await expect(toast(rosa)).toHaveText('Ya tienes contraseña. Ya has entrado.')
  await visit(rosa, '/commerces/')
  await expect(rosa.getByRole('link', { name: 'Quesos Rosa', exact: true })).toBeVisible()

  await test.step('later the office takes it back', async () => {
    await admin.reload()
    await more(admin).click()
    await admin.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await admin.getByRole('dialog').getByLabel('Correo del dueño').fill('')
    await admin.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await admin.getByRole('button', { name: 'Sí, cambiarlo' }).click()
    await expect(toast(admin)).toContainText('Nadie todavía.')
  })
})

test('by keyboard alone a shop changes hands, once both names were read, and back', async ({
  openAs,
}) => {
  const admin = await openAs('admin', '/commerces?buscar=Flores+Azahar')
  await admin.getByRole('link', { name: 'Flores Azahar', exact: true }).first().click()
  await more(admin).click()
  const name = () => admin.getByRole('main').getByText(/^(lucia|paco) \(/)
  await expect(name()).toHaveText('lucia (lucia@escaparate.example).')
  await tabTo(admin.getByRole('button', { name: 'Cambiar', exact: true }))
  await admin.keyboard.press('Enter')
  const dialog = admin.getByRole('dialog', { name: 'Quién lleva el comercio' })
  const email = dialog.getByLabel('Correo del dueño')
  const type = async (address: string) => {
    await email.fill(address)
    await admin.keyboard.press('Enter')
  }

  await test.step('a mistyped address is shown as somebody without an account', async () => {
    await type('pacco@escaparate.example')
    await expect(dialog.getByText('No hay ninguna cuenta con este correo')).toBeVisible()
    await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused()
    await expectNoFaults(admin)
    await admin.keyboard.press('Enter')
    await tabTo(dialog.getByRole('button', { name: 'Volver' }))
    await admin.keyboard.press('Enter')
    await expect(email).toHaveValue('pacco@escaparate.example')
  })

  await type('paco@escaparate.example')
  const people = dialog.locator('dl > div')
  await expect(people).toHaveText([
    'Deja de llevarlolucia lucia@escaparate.example',
    'Pasa a llevarlopaco paco@escaparate.example',
  ])
  await tabTo(dialog.getByRole('button', { name: 'Sí, cambiarlo' }))
  await admin.keyboard.press('Enter')
  await expect(name()).toHaveText('paco (paco@escaparate.example).')
  await tabTo(admin.getByRole('status').getByRole('button', { name: 'Deshacer' }))
  await admin.keyboard.press('Enter')
  await expect(toast(admin)).toContainText('Deshecho. «Flores Azahar», como antes: lucia')
  await expect(name()).toHaveText('lucia (lucia@escaparate.example).')
  const mails = await server.call('admin', 'GET', '/api/outbox/')
  expect(mails.filter(({ subject }: { subject: string }) => subject.includes('Azahar'))).toEqual([])
})

test('a shop without a photo shows its drawn façade until its owner adds one', async ({
  openAs,
}) => {
  const admin = await openAs('admin', '/commerces')
  await admin.getByRole('button', { name: 'Añadir comercio' }).click()
  const form = admin.getByRole('dialog', { name: 'Añadir comercio' })
  await form.getByLabel('Nombre del comercio').fill('Cestería Mimbre')
  await form.getByLabel('Teléfono').fill('964 11 22 44')
  await fillAddress(form, 'Calle Nueva', '7')
  await form.getByLabel('Descripción').fill('Cestas hechas a mano.')
  await form.getByRole('combobox', { name: 'Categorías' }).fill('otros')
  await form.getByRole('option').first().click()
  await form.getByLabel('Correo del dueño').fill('lucia@escaparate.example')
  await form.getByRole('button', { name: 'Añadir y publicar' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Cestería Mimbre' })).toBeVisible()
  await expect(admin.getByText('Publicada').first()).toBeVisible()
  await visit(admin, '/al-dia?estado=sin-foto&buscar=cester%C3%ADa')
  await expect(admin.getByRole('link', { name: /Cestería Mimbre/ }).first()).toBeVisible()
  await expectNoFaults(admin)

  const neighbour = await openAs(undefined, '/directorio?q=cester%C3%ADa+mimbre')
  const card = neighbour.getByRole('article').filter({ hasText: 'Cestería Mimbre' })
  await expect(card.locator('svg').first()).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
  await card.getByRole('link', { name: 'Cestería Mimbre' }).click()
  const page = neighbour.getByRole('article').first()
  await expect(page.getByRole('img', { name: /Cestería Mimbre/ }).first()).toBeVisible()
  await expect(page.locator('img[src*="/photos/"]')).toHaveCount(0)
  await expect(neighbour.locator('script[type="application/ld+json"]').first()).not.toContainText(
    '"image"',
  )

  const lucia = await openAs('lucia', '/commerces/')
  await lucia.getByRole('link', { name: 'Cestería Mimbre', exact: true }).click()
  const row = lucia.getByRole('link', { name: 'Fotos', exact: true })
  await expect(row).toHaveAccessibleDescription('sin fotos')
  await row.click()
  await expect(lucia.getByRole('heading', { name: 'Aún no hay fotos' })).toBeVisible()
  await expectNoFaults(lucia)
  const chooser = lucia.waitForEvent('filechooser')
  await lucia.getByRole('button', { name: 'Añadir fotos' }).click()
  const buffer = await picture(1200, 900).jpeg().toBuffer()
  await (await chooser).setFiles([{ name: 'cestas.jpg', mimeType: 'image/jpeg', buffer }])
  await expect(lucia.getByRole('button', { name: /^Portada/ })).toBeVisible()
  await neighbour.reload()
  await expect(page.locator('img[src*="/photos/"]').first()).toBeVisible()

  await test.step('the office deletes it, and undoes that', async () => {
    const [, id] = /commerces\/(\d+)/.exec(lucia.url())!
    await visit(admin, `/commerces/${id}/fotos`)
    await admin.getByRole('button', { name: /^Portada/ }).click()
    await admin.getByRole('button', { name: 'Eliminar' }).click()
    await expect(admin.getByRole('heading', { name: 'Aún no hay fotos' })).toBeVisible()
    await admin.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
    await expect(admin.getByRole('button', { name: /^Portada/ })).toBeVisible()
  })
})
