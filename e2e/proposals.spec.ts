import type { Locator, Page } from '@playwright/test'
import { photoFile } from '#testing/pictures.ts'
import { fillAddress } from './address-fields.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'
import { read } from './read-page.ts'
import { linesOf } from './review-list.ts'

// With the default for the fields that are reviewed.
const server = setUpOwnServer({ settings: { REVIEW_FIELDS: '' }, map: {} })

const PHONE = { viewport: { width: 390, height: 844 } }

test('an owner renames on a phone; the office accepts one field and rejects another by keyboard; the owner corrects', async ({
  openAs,
}) => {
  const { id } = await shopOf('Bodega La Tinaja')
  const moved = { direction: 'Plaza del Pozo, 3', latitude: 40.4221, longitude: 0.4232 }
  await server.call('lucia', 'PATCH', `/api/commerce/${id}/`, moved)
  const lucia = await openAs('lucia', `/commerces/${id}`, PHONE)
  const card = lucia.getByRole('region', { name: 'Tu cambio' })
  const change = async (
    sheet: string,
    fill: (dialog: Locator) => Promise<void>,
    button?: string,
  ) => {
    const dialog = await openSheet(lucia, sheet, button)
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
  }
  await change('Teléfono, correo y redes', async (dialog) => {
    await expect(dialog.getByText('Se ve en tu página nada más guardar.')).toBeVisible()
    await dialog.getByLabel('Teléfono').fill('964 00 12 40')
  })
  await change('Nombre, categorías y texto', async (dialog) => {
    await expect(dialog.getByText('La administración revisa')).toContainText(
      'el nombre y las categorías antes de publicar el cambio',
    )
    await dialog.getByLabel('Nombre del comercio').fill('Bodega Nueva')
  })
  await expect(toast(lucia).last()).toContainText(
    'En revisión: nombre y dirección. Tus vecinos ven lo anterior hasta entonces.',
  )
  await expect(card).toContainText('En revisión: nombre y dirección.')
  await expect(card).toContainText('Ya cambiado: el teléfono.')
  await expect(lucia.getByText('Esto es lo que ven hoy tus vecinos.')).toBeVisible()
  await expect(valueIn(lucia, '964 00 12 40')).toContainText('Ya cambiadoAntes: 96')
  await expect(valueIn(lucia, 'Bodega La Tinaja')).toContainText('Has pedido: Bodega Nueva')
  await expectNoFault(lucia, [
    { width: 320, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ])
  await expect(card).toContainText('Te escribiremos a lucia@escaparate.example con la respuesta.')
  await expect(lucia.getByRole('heading', { level: 1 })).toHaveText('Bodega La Tinaja')
  await expectPublicName(id, 'Bodega La Tinaja', ['Bodega Nueva', 'Plaza del Pozo, 3'])

  await test.step('the next edit begins with what was asked for', async () => {
    const correct = async (dialog: Locator) => {
      await expect(dialog.getByLabel('Nombre del comercio')).toHaveValue('Bodega Nueva')
      await dialog.getByLabel('Nombre del comercio').fill('Bodega de Lucía')
    }
    await change('Nombre, categorías y texto', correct, 'Corregir lo que pedí')
    await expect(askedIn(lucia, 'Bodega de Lucía')).toBeVisible()
    await expect(askedIn(lucia, 'Plaza del Pozo, 3')).toBeVisible()
  })

  const admin = await openAs('admin', '/applications?buscar=tinaja')
  await expect(linesOf(admin).first()).toContainText('Bodega La Tinaja')
  await expect(linesOf(admin).first()).toHaveAttribute('aria-expanded', 'true')
  const name = admin.getByRole('region', { name: 'Nombre' })
  const address = admin.getByRole('region', { name: 'Dirección' })
  await expect(name).toContainText('Bodega de Lucía')
  await expect(address).toContainText(/El pin queda a .+ al \w+ del de ahora\./)
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
  await admin.getByRole('button', { name: 'Falta comprobarlo' }).focus()
  await admin.keyboard.press('Space')
  await send.focus()
  await admin.keyboard.press('Enter')
  await expect(toast(admin)).toContainText(
    '«Bodega de Lucía»: aceptado nombre y rechazado dirección. Le avisamos por correo.',
  )
  await expectPublicName(id, 'Bodega de Lucía', ['Bodega La Tinaja', 'Plaza del Pozo, 3'])

  await visit(lucia, `/commerces/${id}`)
  await expect(lucia.getByRole('heading', { level: 1 })).toHaveText('Bodega de Lucía')
  await expect(card).toContainText('En la plaza consta el Café Central.')
  await expect(card).toContainText('mándanos una foto de la puerta')
  const again = (dialog: Locator) => fillAddress(dialog, 'Plaza del Pozo', '5')
  await change('Dirección', again, 'Corregirlo y volver a pedirlo')
  await expect(askedIn(lucia, 'Plaza del Pozo, 5')).toBeVisible()
  await visit(admin, '/applications?buscar=bodega')
  await admin.getByRole('button', { name: 'Aceptar el cambio' }).click()
  await expect(toast(admin)).toContainText('«Bodega de Lucía»: aceptado dirección.')

  await test.step('from the history she asks for the name of before, and withdraws it once sure', async () => {
    await visit(lucia, `/commerces/${id}/historial`)
    const lines = lucia.getByRole('main').getByRole('listitem')
    const before = lines
      .filter({ hasText: 'aceptó cambiar el nombre' })
      .getByRole('button', { name: 'Recuperar Nombre: Bodega La Tinaja' })
    await before.focus()
    await lucia.keyboard.press('Enter')
    await expect(toast(lucia)).toContainText('En revisión: nombre.')
    await expect(lines.first()).toContainText('pidió cambiar el nombre')
    await expect(before).toHaveCount(0)
    await visit(lucia, `/commerces/${id}`)
    await expect(lucia.getByRole('heading', { level: 1 })).toHaveText('Bodega de Lucía')
    await expect(askedIn(lucia, 'Bodega La Tinaja')).toBeVisible()
    await card.getByRole('button', { name: 'Retirar el cambio' }).click()
    await expect(card.getByRole('button', { name: 'No, que siga en revisión' })).toBeFocused()
    await card.getByRole('button', { name: 'Sí, retirarlo' }).click()
    await expect(toast(lucia).last()).toContainText('Cambio retirado.')
    await expect(card).toBeHidden()
    await expect(lucia.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(askedIn(lucia, 'Bodega La Tinaja')).toBeHidden()
  })
})

const shopOf = async (name: string) =>
  (await server.call('lucia', 'GET', '/api/commerce/')).find(
    (shop: { name: string }) => shop.name === name,
  )

/** Finds a value on a shop's screen, with the text beside it. */
const valueIn = (page: Page, text: string) =>
  page.getByRole('main').getByRole('definition').filter({ hasText: text })
const askedIn = (page: Page, text: string) => valueIn(page, `Has pedido: ${text}`)

/** Expects a name on the page of a shop and in its structured data. */
async function expectPublicName(id: number, name: string, notYet: string[]): Promise<void> {
  const shop = await (await fetch(`${server.url}/api/directory/commerces/${id}/`)).json()
  const page = await read(`${server.url}/comercio/${shop.slug}-${id}`)
  expect(page.status).toBe(200)
  expect(page.title).toContain(name)
  expect(JSON.stringify(page.things)).toContain(`"name":"${name}"`)
  for (const text of notYet) expect(page.html).not.toContain(text)
}

test('the screens of photos and place say what waits there, and correct it', async ({ openAs }) => {
  const shop = await shopOf('Panadería La Espiga')
  const at = `/api/commerce/${shop.id}/`
  const asked = { direction: 'Plaza del Pozo, 3', latitude: 40.4221, longitude: 0.4232 }
  await server.call('lucia', 'PATCH', at, asked)
  const lucia = await openAs('lucia', `/commerces/${shop.id}/lugar`)
  await expect(lucia.getByRole('status').filter({ hasText: 'Has pedido' })).toContainText(
    'Has pedido Plaza del Pozo, 3.',
  )
  const pin = lucia.getByRole('button', { name: /^Pin de tu comercio/ })
  await pin.focus()
  for (let times = 0; times < 3; times++) await lucia.keyboard.press('ArrowUp')
  await lucia.getByRole('button', { name: 'Aquí está' }).last().click()
  await expect(toast(lucia)).toContainText('En revisión: dirección.')
  const saved = await server.call('lucia', 'GET', at)
  expect(saved.latitude).toBe(shop.latitude)
  const [{ to }] = saved.pending
  expect(to).toMatchObject({ street: 'Plaza del Pozo', number: '3' })
  expect(to.latitude).toBeGreaterThan(asked.latitude)
  expect(to.longitude).toBeCloseTo(asked.longitude, 3)

  const cover = new FormData()
  cover.append('photo', await photoFile(), 'portada.jpg')
  await server.call('lucia', 'PATCH', at, cover)
  await visit(lucia, `/commerces/${shop.id}/fotos`)
  const note = lucia.getByRole('status').filter({ hasText: 'Has pedido otra portada' })
  await expect(note.getByRole('img')).toBeVisible()
  const third = shop.photos[2].id
  await lucia.getByRole('button', { name: /^Foto 3/ }).click()
  await lucia.getByRole('button', { name: 'Poner de portada' }).click()
  await expect(note).toBeHidden()
  const { photos } = await server.call('lucia', 'GET', at)
  expect(photos[0].id).toBe(third)
  const shown = await fetch(`${server.url}/api/directory/commerces/${shop.id}/`)
  expect((await shown.json()).photos[0].id).toBe(third)
  await visit(lucia, `/commerces/${shop.id}`)
  await expect(lucia.getByRole('region', { name: 'Tu cambio' })).toBeVisible()
  await expect(askedIn(lucia, 'Plaza del Pozo, 3')).toBeVisible()
})
