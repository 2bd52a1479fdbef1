import { findViolations } from './accessibility.ts'
import { expect, tabTo, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format()

test('an owner extends an offer that ends today with one press, undoes it, and says what the shop does not', async ({
  openAs,
}) => {
  const [shop] = await server.call('lucia', 'GET', '/api/commerce/?search=azahar')
  const path = `/api/commerce/${shop.id}/`
  const photos = shop.photos.map(({ id }: { id: number }) => ({ id, alt: 'El mostrador' }))
  await server.call('lucia', 'PATCH', `${path}photos/`, { photos })
  await server.call('lucia', 'PATCH', path, { description: 'Flores.' })
  const [offer, ...others] = await server.call('lucia', 'GET', `/api/offer/?commerce=${shop.id}`)
  await server.call('lucia', 'PATCH', `/api/offer/${offer.id}/`, { ends_on: TODAY })
  for (const { id } of others) {
    await server.call('lucia', 'PATCH', `/api/offer/${id}/`, { ends_on: null })
  }
  const page = await openAs('lucia', `/commerces/${shop.id}`, PHONE)
  const card = page.getByRole('region', { name: 'Por hacer' })
  const ends = card.getByText(`«${offer.title}» termina hoy.`)
  await expect(ends).toBeVisible()
  expect(await findViolations(page, { include: ['main'] })).toEqual([])
  const extend = card.getByRole('button', { name: 'Alargarla una semana' })
  await tabTo(extend)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(`«${offer.title}» dura una semana más.`)
  await expect(ends).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Deshacer' }).click()
  await expect(ends).toBeVisible()
  await extend.click()

  await test.step('its form opens at the field', async () => {
    await card.getByRole('button', { name: 'Ampliarla' }).click()
    const field = page.getByRole('dialog').getByLabel('Descripción')
    await expect(field).toBeFocused()
    await field.fill(
      'Ramos de temporada, plantas de interior y coronas. Preparamos tu encargo en el día.',
    )
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(toast(page)).toContainText('Cambios guardados.')
    await expect(page.getByRole('button', { name: 'Ampliarla' })).toHaveCount(0)
  })
})

test('the office is not told what is to be done for somebody else', async ({ openAs }) => {
  const [shop] = (await server.call('lucia', 'GET', '/api/commerce/')) as { id: number }[]
  const page = await openAs('admin', `/commerces/${shop!.id}`)
  await expect(page.getByRole('button', { name: 'Editar comercio' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Por hacer' })).toHaveCount(0)
})
