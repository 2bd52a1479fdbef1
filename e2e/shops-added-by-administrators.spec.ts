import { picture } from '#testing/pictures.ts'
import { fillAddress } from './address-fields.ts'
import { expect, more, tabTo, test, toast, visit } from './fixtures.ts'
import { expectNoFaults } from './offers-screen.ts'
import { setUpOwnServer } from './own-server.ts'
import { read } from './read-page.ts'
import { linkMailedTo } from './registration-form.ts'

/* Tests shops that the office adds for an owner, who needs no account yet. */
const server = setUpOwnServer()
// The 409 asks for a confirmation before a shop is taken from its owner.
test.use({ expectedConsole: [/status of 409 /] })

test('a shop is added without a photo for somebody without an account, who is invited, gets it and adds one', async ({
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
  await form.getByRole('combobox', { name: 'Categorías' }).fill('otros')
  await form.getByRole('option').first().click()
  await form.getByLabel('Correo del dueño').fill('rosa@example.com')
  await form.getByRole('button', { name: 'Añadir y publicar' }).click()
  await expect(toast(admin)).toContainText('Hemos invitado a rosa@example.com')
  await expect(admin.getByText('Publicada').first()).toBeVisible()
  await more(admin).click()
  await expect(admin.getByText(/aún no ha elegido su contraseña/).first()).toBeVisible()

  const [, id] = /commerces\/(\d+)/.exec(admin.url())!
  const readArticle = async (path: string) => {
    const { html, things } = await read(server.url + path)
    return { article: /<article[\s\S]*?<\/article>/.exec(html)![0], thing: things[0]! }
  }
  const page = `/comercio/quesos-rosa-${id}`
  await test.step('neighbours see its drawn façade', async () => {
    const shown = await readArticle(page)
    expect(shown.article).toMatch(/role="img" aria-label="Dibujo de la fachada de Quesos Rosa/)
    expect(shown.article).not.toContain('/photos/')
    expect(shown.thing).not.toHaveProperty('image')
    const found = await readArticle('/directorio?q=quesos+rosa')
    expect(found.article).toContain('Quesos Rosa')
    expect(found.article).toContain('<svg')
    expect(found.article).not.toContain('/photos/')
  })

  const rosa = await openAs(undefined, await linkMailedTo(admin, 'rosa@example.com', 'invitation'))
  await rosa.getByLabel('Contraseña nueva').fill('queso-con-miel')
  await rosa.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(rosa).toHaveURL(/dashboard/)
  await expect(toast(rosa)).toHaveText('Ya tienes contraseña. Ya has entrado.')
  await visit(rosa, `/commerces/${id}`)
  const row = rosa.getByRole('link', { name: 'Fotos', exact: true })
  await expect(row).toHaveAccessibleDescription('sin fotos')
  await row.click()
  await expect(rosa.getByRole('heading', { name: 'Aún no hay fotos' })).toBeVisible()
  await expectNoFaults(rosa)
  const chooser = rosa.waitForEvent('filechooser')
  await rosa.getByRole('button', { name: 'Añadir fotos' }).click()
  const buffer = await picture(1200, 900).jpeg().toBuffer()
  await (await chooser).setFiles([{ name: 'quesos.jpg', mimeType: 'image/jpeg', buffer }])
  await expect(rosa.getByRole('button', { name: /^Portada/ })).toBeVisible()
  expect((await readArticle(page)).article).toContain('/photos/')

  await test.step('the office deletes the last photo, undoes that, and takes the shop back', async () => {
    await visit(admin, `/commerces/${id}/fotos`)
    await admin.getByRole('button', { name: /^Portada/ }).click()
    await admin.getByRole('button', { name: 'Eliminar' }).click()
    await expect(admin.getByRole('heading', { name: 'Aún no hay fotos' })).toBeVisible()
    await admin.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
    await expect(admin.getByRole('button', { name: /^Portada/ })).toBeVisible()

    await visit(admin, `/commerces/${id}`)
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
  const [{ id }] = await server.call('lucia', 'GET', '/api/commerce/?search=azahar')
  const admin = await openAs('admin', `/commerces/${id}`)
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
