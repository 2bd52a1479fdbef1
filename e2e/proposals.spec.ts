import { fillAddress } from './address-fields.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

// As a directory reviews where nobody has chosen.
setUpOwnServer({ settings: { REVIEW_FIELDS: '' } })

test('an owner renames on a phone; the office accepts one field and rejects another by keyboard; the owner corrects', async ({
  openAs,
}) => {
  const lucia = await openAs('lucia', '/commerces/')
  await lucia.setViewportSize({ width: 390, height: 844 })
  await lucia.getByRole('link', { name: 'Bodega La Tinaja', exact: true }).click()
  const card = lucia.getByRole('region', { name: 'Tu cambio' })
  const dialog = lucia.getByRole('dialog', { name: 'Editar comercio' })
  const save = dialog.getByRole('button', { name: 'Guardar cambios' })
  await lucia.getByRole('button', { name: 'Editar comercio' }).first().click()
  await dialog.getByLabel('Nombre del comercio').fill('Bodega Nueva')
  await fillAddress(dialog, 'Plaza del Pozo', '3')
  await dialog.getByLabel('Teléfono').fill('964 00 12 40')
  await save.click()
  await expect(toast(lucia)).toContainText(
    'En revisión: nombre y dirección. Lo demás ya está cambiado.',
  )
  await expect(card).toContainText('Bodega Nueva')
  await expect(lucia.getByRole('heading', { level: 1 })).toHaveText('Bodega La Tinaja')

  await test.step('the next edit begins with what was asked for', async () => {
    await card.getByRole('button', { name: 'Corregir lo que pedí' }).click()
    await expect(dialog.getByLabel('Nombre del comercio')).toHaveValue('Bodega Nueva')
    await dialog.getByLabel('Nombre del comercio').fill('Bodega de Lucía')
    await save.click()
    await expect(card).toContainText('Bodega de Lucía')
    await expect(card).toContainText('Plaza del Pozo, 3')
  })

  const admin = await openAs('admin', '/applications?buscar=tinaja')
  const line = admin.getByRole('button', { name: /Bodega La Tinaja/ })
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  const name = admin.getByRole('region', { name: 'Nombre' })
  const address = admin.getByRole('region', { name: 'Dirección' })
  await expect(name).toContainText('Bodega de Lucía')
  await expect(address).not.toContainText('Cuando lo pidió decía otra cosa')
  await name.getByRole('button', { name: 'Aceptar' }).focus()
  await admin.keyboard.press('Enter')
  const unsaid = admin.getByRole('button', { name: 'Elige aceptar o no en cada dato' })
  await unsaid.focus()
  await admin.keyboard.press('Enter')
  await expect(address.getByRole('button', { name: 'Aceptar' })).toBeFocused()
  await admin.keyboard.press('Tab')
  await admin.keyboard.press('Space')
  const send = admin.getByRole('button', { name: 'Aceptar 1, rechazar 1 y avisar' })
  await send.focus()
  await admin.keyboard.press('Enter')
  await expect(admin.getByLabel('Lo que leerá lucia')).toBeFocused()
  await admin.keyboard.type('En la plaza consta el Café Central.')
  await send.focus()
  await admin.keyboard.press('Enter')
  await expect(toast(admin)).toContainText(
    '«Bodega de Lucía»: aceptado nombre y rechazado dirección. Le avisamos por correo.',
  )

  await lucia.reload()
  await expect(lucia.getByRole('heading', { level: 1 })).toHaveText('Bodega de Lucía')
  await expect(card).toContainText('En la plaza consta el Café Central.')
  await card.getByRole('button', { name: 'Corregirlo y volver a pedirlo' }).click()
  await fillAddress(dialog, 'Plaza del Pozo', '5')
  await save.click()
  await expect(card).toContainText('Plaza del Pozo, 5')
  await visit(admin, '/applications?buscar=bodega')
  await admin.getByRole('button', { name: 'Aceptar el cambio' }).click()
  await expect(toast(admin)).toContainText('«Bodega de Lucía»: aceptado dirección.')
})

test('an owner withdraws what waits, once asked whether they are sure', async ({ openAs }) => {
  const lucia = await openAs('lucia', '/commerces/')
  await lucia.getByRole('link', { name: 'Bodega de Lucía', exact: true }).click()
  const dialog = lucia.getByRole('dialog', { name: 'Editar comercio' })
  await lucia.getByRole('button', { name: 'Editar comercio' }).first().click()
  await dialog.getByLabel('Nombre del comercio').fill('Otra')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  const card = lucia.getByRole('region', { name: 'Tu cambio' })
  await card.getByRole('button', { name: 'Retirar el cambio' }).click()
  await expect(card.getByRole('button', { name: 'No, que siga en revisión' })).toBeFocused()
  await card.getByRole('button', { name: 'Sí, retirarlo' }).click()
  await expect(toast(lucia).last()).toContainText('Cambio retirado.')
  await expect(card.getByText('Otra')).toBeHidden()
})
