import type { Page } from '@playwright/test'
import { fillAddress } from './address-fields.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer()
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|status of (409|412) /] })

const PHONE = { viewport: { width: 390, height: 844 } }

test('on a phone a rejected shop is corrected and sent again by the one button above the bar', async ({
  openAs,
}) => {
  const { id } = await shop('Café La Miga')
  const page = await openAs('lucia', `/commerces/${id}`, PHONE)
  const correct = page.getByRole('button', { name: 'Corregir y volver a enviar' })
  await expect(correct).toHaveCount(1)
  const { y, width, height } = (await correct.boundingBox())!
  const bar = (await page.getByRole('navigation', { name: 'Principal' }).boundingBox())!
  expect(y + height, 'right above the bar').toBeGreaterThan(bar.y - 20)
  expect(width, 'as wide as the screen').toBeGreaterThan(340)

  await correct.click()
  const form = page.getByRole('dialog', { name: 'Editar comercio' })
  await form.getByRole('button', { name: 'Dirección' }).click()
  await fillAddress(form, 'Plaza del Pozo', '3')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByRole('button', { name: 'Dirección' })).toBeVisible()
  const send = form.getByRole('button', { name: 'Volver a enviar' })
  await test.step('without a connection nothing is lost, and nothing is done by half', async () => {
    await page.context().setOffline(true)
    await send.click()
    await expect(form.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible()
    await page.context().setOffline(false)
    expect(await shop('Café La Miga')).toMatchObject({ status: 'RE', version: 2 })
  })
  await send.dblclick()
  await expect(form).toBeHidden()
  await expect(toast(page)).toContainText('Enviado otra vez')
  await expect(stateOf(page)).toContainText('En revisión, ahora')
  expect(await shop('Café La Miga')).toMatchObject({
    status: 'PE',
    direction: 'Plaza del Pozo, 3',
    version: 2,
  })
})

test('a shop that was rejected while it was edited says so, and so does one sent again meanwhile', async ({
  openAs,
}) => {
  const { id, application } = await shop('La Espiga del Mercado')
  const page = await openAs('lucia', `/commerces/${id}`)
  const form = await openSheet(page, 'Dirección')
  await form.getByLabel('Dirección').fill('Mercado, puesto 14')
  await server.call('admin', 'POST', `/deny_application/${application}/`, {
    reason: `${'Mira la foto.\n'.repeat(20)}Falta algo.`,
  })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toContainText('la solicitud se ha rechazado')
  await expect(stateOf(page)).toContainText('Falta algo.»')
  await expect(stateOf(page).getByRole('heading', { name: 'Tu solicitud' })).toBeFocused()
  await page.getByRole('button', { name: 'Corregir y volver a enviar' }).click()
  await expect(form).toContainText('Falta algo.»')
  await expect(page.getByRole('heading', { name: 'Motivo del rechazo' })).toBeFocused()

  await form.getByLabel('Cuéntanos por qué').fill('Ya está.')
  const again = `/api/commerce_applications/${application}/resubmit/`
  await server.call('lucia', 'POST', again, { application: 'Ya está, en otra pestaña.' })
  await form.getByRole('button', { name: 'Volver a enviar' }).click()
  await expect(form.getByRole('alert')).toHaveText('Esta solicitud ya está pendiente.')
})

const stateOf = (page: Page) => page.getByRole('region', { name: 'Tu solicitud' })

async function shop(name: string) {
  const found = await server.call(
    'admin',
    'GET',
    `/api/commerce/?search=${encodeURIComponent(name)}`,
  )
  return found.find((one: { name: string }) => one.name === name)
}
