import type { Locator, Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expectAddress } from './address-fields.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, type OpenAs, tabTo, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer({ settings: { POSTAL_CODES: '12990, 12991' } })
test.use({ viewport: { width: 390, height: 844 }, expectedConsole: [/status of 409 /] })

test('an owner types a link in six ways, and neighbours are led to the one it is', async ({
  openAs,
}) => {
  const { page, id } = await openShop(openAs)
  const form = await openSheet(page, 'Teléfono, correo y redes')
  const whatsapp = form.getByRole('textbox', { name: 'WhatsApp' })
  const isSame = form.getByRole('switch', { name: 'Es también mi WhatsApp' })
  await isSame.check()
  await expect(whatsapp).toHaveCount(0)
  await isSame.uncheck()
  await whatsapp.fill(await form.getByRole('textbox', { name: 'Teléfono' }).inputValue())
  await expect(whatsapp, 'the same number, typed, does not take its field away').toBeFocused()
  const instagram = form.getByLabel('Instagram')
  await expect(instagram).toBeHidden()
  await tabTo(form.locator('summary').filter({ hasText: 'Redes' }))
  await page.keyboard.press('Enter')

  for (const typed of [
    '@carrete.example',
    'carrete.example',
    'Instagram.com/Carrete.Example',
    'www.instagram.com/carrete.example/',
    'http://m.instagram.com/carrete.example',
    'https://www.instagram.com/carrete.example?igsh=MzRlODBiNWFlZA==',
  ]) {
    await instagram.fill(typed)
    await expect(instagram).toHaveAccessibleDescription(/Se verá así: @carrete\.example en Instag/)
  }
  await expect(instagram, 'nothing is rewritten').toHaveValue(/igsh/)
  await whatsapp.fill('964 00 12 88')
  await expect(whatsapp).toHaveAccessibleDescription(/Se verá así: 964 00 12 88 en WhatsApp/)

  await test.step('what belongs elsewhere is said, and stays', async () => {
    await form.getByLabel('TikTok').fill('facebook.com/carrete.example')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(form.getByLabel('TikTok')).toBeFocused()
    await expect(form.getByLabel('TikTok')).toHaveAccessibleDescription(
      /Eso es de Facebook: ponlo en su casilla$/,
    )
    expect(await findViolations(page, { include: ['[role=dialog]'] })).toEqual([])
    await page.reload()
    await expect(instagram).toHaveValue(/igsh/)
    await form.getByText('Redes', { exact: true }).click()
    await expect(form.getByLabel('TikTok')).toHaveValue('facebook.com/carrete.example')
    await form.getByLabel('TikTok').fill('')
  })

  await save(form, page)

  const shop = await openAs(undefined, `/comercio/x-${id}`, { javaScriptEnabled: false })
  const write = shop.getByRole('link', { name: 'Escribir por WhatsApp', exact: true })
  await expect(write).toHaveAttribute('href', 'https://wa.me/34964001288')
  await expect(write).toBeInViewport({ ratio: 1 })
  const gram = shop.getByRole('link', { name: '@carrete.example' })
  await expect(gram).toHaveAttribute('href', 'https://www.instagram.com/carrete.example/')
  for (const link of [write, gram]) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  }
})

test('an address that is pasted whole goes where it belongs; of two who change it each is a whole one', async ({
  openAs,
}) => {
  const { page, id } = await openShop(openAs)
  const form = await openSheet(page, 'Dirección')
  const address = form.getByLabel('Dirección', { exact: true })
  await address.fill('C/ del Horno nº 7, bajo, 12990 Peñacala')
  await page.keyboard.press('Tab')
  await expectAddress(form, 'C/ del Horno', '7')
  await expect(form.getByLabel('Piso, local o indicación')).toHaveValue('bajo')
  await expect(form.getByLabel('Código postal')).toHaveValue('12990')
  await expect(form.getByLabel('Localidad'), 'the town needs none').toHaveValue('')
  await expect(form.getByText('Se verá así:')).toContainText(
    /C\/ del Horno, 7.*Bajo · 12990 Peñacala/,
  )

  await test.step('Enter tells it apart, too, before it is sent', async () => {
    await address.fill('Plaza del Mercado 5')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('Cambios guardados')
    expect(await server.call('lucia', 'GET', `/api/commerce/${id}/`)).toMatchObject({
      direction: 'Plaza del Mercado, 5, bajo',
      street: 'Plaza del Mercado',
      number: '5',
      postal_code: '12990',
    })
  })

  await test.step('two change it', async () => {
    await openSheet(page, 'Dirección')
    const theirs = { street: 'Calle San Telmo', number: '8', address_extra: '' }
    await server.call('admin', 'PATCH', `/api/commerce/${id}/`, theirs)
    await form.getByLabel('Número').fill('99')
    await form.getByRole('button', { name: 'Guardar' }).click()
    const met = form.getByRole('group', { name: 'Dirección' })
    await expect(met).toContainText('Calle San Telmo, 8')
    await expect(met).toContainText('Plaza del Mercado, 99')
    expect(await findViolations(page, { include: ['[role=dialog]'] })).toEqual([])
    await met.getByRole('button', { name: 'Usar lo de ahora' }).click()
    await expectAddress(form, 'Calle San Telmo', '8')
    await met.getByRole('button', { name: 'Dejar lo mío' }).click()
    await expectAddress(form, 'Plaza del Mercado', '99')
    await save(form, page)
  })
})

async function openShop(openAs: OpenAs): Promise<{ page: Page; id: number }> {
  const [{ id }] = await server.call('lucia', 'GET', '/api/commerce/?search=carrete')
  return { page: await openAs('lucia', `/commerces/${id}`), id }
}

async function save(form: Locator, page: Page): Promise<void> {
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  await expect(toast(page)).toContainText('Cambios guardados')
}
