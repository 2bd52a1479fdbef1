import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { fillAddress } from './address-fields.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, more, type OpenAs, tabTo, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { choosePhoto } from './registration-form.ts'

/* These tests change data, each with its own shop, so they have their own server. */
const server = setUpOwnServer()
test.use({ expectedConsole: [/status of 409 /] })

test('the office finds a shop among all, comes back to the same place, and calls one that it finds by keyboard alone', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/commerces')
  await page.getByRole('link', { name: 'Publicados' }).click()
  const name = page.getByRole('columnheader', { name: 'Comercio' })
  await name.getByRole('link').click()
  await expect(page).toHaveURL(/estado=publicados&orden=nombre$/)
  // The URL changes a moment before the links of the list.
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/pagina=2$/)
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toContainText('21–')
  const second = await rows(page).first().innerText()

  await rows(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await page.getByRole('main').getByRole('link', { name: 'Comercios', exact: true }).click()
  await expect(page).toHaveURL(/estado=publicados&orden=nombre&pagina=2$/)
  await expect(rows(page).first()).toHaveText(second)

  await page.getByRole('searchbox').fill('ESPIGA')
  await expect(page).toHaveURL(/estado=publicados&orden=nombre&buscar=ESPIGA$/)
  await expect(rows(page)).toHaveText(['Panadería La Espiga'])
  await page.getByRole('searchbox').fill('nada de nada')
  await expect(page.getByRole('heading', { name: 'Nada con «nada de nada»' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos' }).click()
  await expect(page.getByText(/^\d+\scomercios en total/)).toBeVisible()

  await page.getByRole('link', { name: 'Publicados' }).focus()
  await tabTo(page.getByRole('link', { name: 'Ocultos' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Oculta', { exact: true }).first()).toBeVisible()
  await tabTo(page.getByRole('searchbox'))
  await page.keyboard.type('ripoll')
  await tabTo(rows(page).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: /dario\.ripoll/ })).toBeVisible()
  await expect(page.locator('dl a[href^="tel:"]')).toHaveText(/^\d{3}( \d{2}){3}$/)
  await expect(page.locator('dl a[href^="mailto:"]').first()).toBeVisible()
  await expect(page.locator('dl a[href*="/maps/"]')).toBeVisible()
})

test('an owner hides a shop and unhides it, deletes it and restores it, each with an undo', async ({
  openAs,
}) => {
  const page = await open(openAs, 'lucia', 'Mercería Carrete')
  const status = page.getByRole('region', { name: 'Tu solicitud' })
  await more(page).click()
  await expect(status.getByText('Publicada', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Ocultar' }).dblclick()
  await expect(toast(page)).toContainText('«Mercería Carrete» está oculto')
  await expect(status.getByText('Oculta', { exact: true })).toBeVisible()
  await expect(status.getByText('Publicada')).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Ocultar' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Mostrar otra vez' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Se ve en el directorio' })).toBeVisible()

  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page).toHaveURL(/\/commerces\?buscar=/)
  await expect(shops(page).filter({ hasText: 'Mercería Carrete' })).toHaveCount(0)
  const deleted = toast(page).locator('> div').filter({ hasText: 'eliminado' })
  await deleted.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mercería Carrete')

  await more(page).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  const bin = page.getByRole('region', { name: 'Eliminados' })
  await expect(bin).toContainText('Eliminado hoy. Se guarda hasta')
  await bin.getByRole('button', { name: 'Recuperar Mercería Carrete' }).dblclick()
  await expect(shops(page).filter({ hasText: 'Mercería Carrete' })).toBeFocused()
  await expect(bin).toHaveCount(0)
})

test('a further shop is added on a phone, and is pending', async ({ openAs }) => {
  const page = await openAs('tomas', '/commerces', { viewport: { width: 390, height: 844 } })
  const add = page.getByRole('button', { name: 'Añadir comercio' }).filter({ visible: true })
  await expect(page.getByRole('searchbox'), 'a short list has no search').toHaveCount(0)
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Añadir comercio' })
  await dialog.getByLabel('Nombre del comercio').fill('Ruedas de Mayo')
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(dialog.getByText('Hay 6 datos por corregir')).toBeVisible()
  await expect(dialog.getByText('La foto es obligatoria')).toBeVisible()
  await expect(dialog.getByText('La aplicación es obligatoria')).toBeVisible()
  await expect(dialog.getByLabel('Teléfono')).toBeFocused()
  await expect(dialog.getByLabel('Correo de contacto')).toHaveValue('tomas@escaparate.example')

  await test.step('after a reload the form stands open, as it was', async () => {
    await dialog.getByLabel('Teléfono').fill('964 00 55 66')
    await page.reload()
    await expect(dialog.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible()
    await expect(dialog.getByLabel('Nombre del comercio')).toHaveValue('Ruedas de Mayo')
  })

  await fillAddress(dialog, 'Calle del Molino', '8')
  await dialog.getByLabel('Descripción').fill('Bicis de paseo y arreglos.')
  await choosePhoto(page)
  await dialog.getByRole('combobox', { name: 'Categorías' }).fill('cafet')
  await dialog.getByRole('option', { name: 'Cafetería' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByLabel('Cuéntanos por qué').fill('Es mi segunda tienda.')
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruedas de Mayo')
  await expect(toast(page)).toContainText('Solicitud enviada')
  const steps = page.getByRole('region', { name: 'Tu solicitud' })
  await expect(steps.getByRole('listitem').filter({ hasText: 'En revisión' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await page.getByRole('link', { name: 'Comercios', exact: true }).first().click()
  await expect(shops(page)).toHaveText(['Ruedas de Mayo', 'Bicis Rueda'])
})

test('who edits a shop that somebody else has saved meanwhile loses nothing', async ({
  openAs,
}) => {
  const page = await open(openAs, 'lucia', 'Panadería La Espiga')
  const path = `/api/commerce/${/\d+/.exec(new URL(page.url()).pathname)![0]}/`
  const saveElsewhere = (fields: object) => server.call('admin', 'PATCH', path, fields)
  const form = await openSheet(page, 'Dirección')

  await test.step('who touched other fields is not bothered', async () => {
    await saveElsewhere({ n_tlf: '964 00 99 99', whatsapp: '964 00 99 99' })
    await form.getByLabel('Dirección').fill('Calle Mayor, 12, bajo')
    await save(form)
    await expect(toast(page)).toHaveText(
      'Cambios guardados. También está lo que ha cambiado otra persona: Teléfono y WhatsApp.',
    )
    await expect(page.getByRole('definition').getByText('964 00 99 99')).toBeVisible()
    await expect(page.getByRole('definition').getByText('Bajo · 12999 Peñacala')).toBeVisible()
  })

  const met = form.getByRole('region', { name: 'Otra persona ha guardado cambios' })
  await test.step('who touched the same is shown both, and chooses by keyboard', async () => {
    await openSheet(page, 'Nombre, categorías y texto')
    await saveElsewhere({ name: 'La Espiga de Oro', description: 'Pan de oro.' })
    await form.getByLabel('Nombre del comercio').fill('La Espiga de Lucía')
    await form.getByLabel('Descripción').fill('Pan de Lucía.')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(met.getByRole('heading')).toBeFocused()
    const name = met.getByRole('group', { name: 'Nombre del comercio' })
    await expect(name).toContainText('«La Espiga de Oro»')
    await expect(name).toContainText('«La Espiga de Lucía»')
    await tabTo(name.getByRole('button', { name: 'Usar lo de ahora' }))
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Nombre del comercio')).toHaveValue('La Espiga de Oro')
    await expect(form.getByLabel('Descripción')).toHaveValue('Pan de Lucía.')
    await save(form)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Espiga de Oro')
    await expect(page.getByText('Pan de Lucía.')).toBeVisible()
  })

  await test.step('who comes back to what she had begun is shown both as well', async () => {
    await openSheet(page, 'Nombre, categorías y texto')
    await form.getByLabel('Descripción').fill('Pan, que había dejado a medias.')
    await form.getByRole('button', { name: 'Cancelar' }).click()
    await saveElsewhere({ description: 'Pan recién cambiado.' })
    await page.reload()
    await openSheet(page, 'Nombre, categorías y texto')
    await expect(form.getByLabel('Descripción')).toHaveValue('Pan, que había dejado a medias.')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(met).toContainText('«Pan recién cambiado.»')
  })
})

test('a phone number with a digit too few is asked about, and not refused', async ({ openAs }) => {
  const page = await open(openAs, 'tomas', 'Bicis Rueda')
  const dialog = await openSheet(page, 'Teléfono, correo y redes')
  const phone = dialog.getByLabel('Teléfono')
  const asked = /¿Falta una cifra\? Los teléfonos de España tienen nueve\./
  await phone.fill('964 00 12 7')
  await expect(phone, 'nobody is asked while writing').not.toHaveAccessibleDescription(asked)
  await phone.press('Tab')
  await expect(phone).toHaveAccessibleDescription(asked)
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await phone.fill('964 00 12 71')
  await expect(phone).not.toHaveAccessibleDescription(asked)
  await phone.press('Tab')
  await expect(phone).not.toHaveAccessibleDescription(asked)
  await phone.fill('964 00 12 7')
  await save(dialog)
  await expect(page.locator('dl').getByText(/^964\s?00\s?12\s?7$/)).toBeVisible()
})

async function open(openAs: OpenAs, person: DemoAccount, name: string): Promise<Page> {
  const page = await openAs(person, `/commerces?buscar=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return page
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
}

const shops = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link')
/** On a desktop the office sees a table. */
const rows = (page: Page) => page.getByRole('rowheader').getByRole('link')
