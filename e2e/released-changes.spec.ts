import { openSheet } from './edit-sheet.ts'
import { expect, tabTo, test, toast, visit } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'

/* Tests pending changes of fields that the office no longer reviews. They change settings and accounts. */
const server = setUpOwnServer({ settings: { REVIEW_FIELDS: '' } })

test('what the office reviews no more waits until its owner publishes it, and both are told', async ({
  openAs,
}) => {
  const shops = await server.call('lucia', 'GET', '/api/commerce/')
  const { id } = shops.find(({ name }: { name: string }) => name === 'Bodega La Tinaja')
  const at = `/api/commerce/${id}/`
  await server.call('lucia', 'PATCH', at, { name: 'Bodega Nueva', direction: 'Plaza del Pozo, 3' })

  const admin = await openAs('admin', '/ajustes')
  const dialog = admin.getByRole('dialog', { name: 'Cambios que necesitan tu visto bueno' })
  await admin.getByRole('button', { name: 'Cambiar: Cambios que necesitan tu visto bueno' }).click()
  await tabTo(dialog.getByRole('switch', { name: 'Nombre' }))
  await admin.keyboard.press('Space')
  await expectNoFault(admin)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await visit(admin, '/applications?buscar=tinaja')
  await expect(admin.getByText('Ya no hace falta revisar: nombre.')).toBeVisible()

  const lucia = await openAs('lucia', `/commerces/${id}`, { viewport: { width: 390, height: 844 } })
  const card = lucia.getByRole('region', { name: 'Tu cambio' })
  await expect(card).toContainText('En revisión: dirección.')
  await expect(card).toContainText('Ya no hace falta revisar: nombre.')
  const form = await openSheet(lucia, 'Dirección', 'Corregir lo que pedí')
  await expect(form).toContainText(
    'Al guardar se publica también lo que pediste y ya no hace falta revisar: nombre.',
  )
  await expectNoFault(lucia)
  await lucia.keyboard.press('Escape')
  await tabTo(card.getByRole('button', { name: 'Publicar ya: nombre' }))
  await lucia.keyboard.press('Enter')
  await expect(toast(lucia)).toContainText('Publicado: nombre.')
  await expect(lucia.getByRole('heading', { level: 1 })).toHaveText('Bodega Nueva')
  await expect(card.getByRole('heading')).toBeFocused()
  await expect(card).toContainText('En revisión: dirección.')

  await test.step('of an owner who is trusted from now on', async () => {
    await visit(admin, '/users?buscar=lucia')
    await admin
      .getByRole('button', { name: /^Gestionar/ })
      .first()
      .click()
    const account = admin.getByRole('dialog')
    await account.getByRole('button', { name: 'Marcar como de confianza' }).click()
    await expect(toast(admin)).toContainText('lucia es de confianza')
    await visit(lucia, `/commerces/${id}/lugar`)
    await expect(lucia.getByText('Pediste Plaza del Pozo, 3, y ya no hace falta')).toBeVisible()
    await lucia.getByRole('link', { name: 'Ver tu cambio' }).click()
    await card.getByRole('button', { name: 'Publicar ya: dirección' }).click()
    await expect(toast(lucia)).toContainText('Publicado: dirección.')
    await expect(card).toHaveCount(0)
    const shop = await server.call('lucia', 'GET', at)
    expect(shop).toMatchObject({ name: 'Bodega Nueva', direction: 'Plaza del Pozo, 3' })
    expect(shop).not.toHaveProperty('pending')
  })
})
