import { addDays, nextWeekday } from '#contract/hours/dates.ts'
import { plainDateOf } from '#web/commerces/open-words.ts'
import { expect, test, toast } from './fixtures.ts'
import { cardOf, expectNoFaults, openOffers, overflow } from './offers-screen.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer({ hasMovableClock: true })

test('an offer of Tuesdays is made on a phone, says so everywhere, and holds on Tuesdays', async ({
  openAs,
  page,
}) => {
  const own = await openOffers(openAs, 'lucia', 'Bodega La Tinaja', 390)
  await own.getByRole('button', { name: 'Crear oferta' }).last().click()
  const dialog = own.getByRole('dialog', { name: 'Crear oferta' })
  await dialog.getByLabel('Título', { exact: true }).fill('Catas de los martes')
  await dialog.getByLabel('Tipo', { exact: true }).fill('Descuento')
  await dialog.getByLabel('Descripción', { exact: true }).fill('Tres vinos y un queso.')
  await dialog.getByText('Condiciones, código o días').click()
  await dialog.getByRole('button', { name: 'Martes' }).click()
  await expectNoFaults(own)
  expect(await overflow(own)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Publicar oferta' }).click()
  await expect(toast(own)).toHaveText('Oferta «Catas de los martes» publicada.')
  await expect(cardOf(own, 'Catas de los martes')).toContainText('Los martes')

  const today = plainDateOf(new Date(), 'Europe/Madrid')
  const tuesday = nextWeekday(addDays(today, 1), 'tue')
  for (const [day, holds] of [
    [tuesday, true],
    [addDays(tuesday, 1), false],
    [addDays(tuesday, 7), true],
  ] as const) {
    server.setClock(new Date(`${day}T10:00:00Z`))
    await page.goto(`${server.url}/ofertas`)
    await page.getByRole('link', { name: 'Catas de los martes' }).click()
    await expect(page.getByText('Los martes', { exact: true }).first()).toBeVisible()
    const id = /\d+$/.exec(page.url())![0]
    const answer = await page.request.get(`${server.url}/api/directory/offers/${id}/`)
    const body = await answer.json()
    expect([body.state, body.today]).toEqual(['running', holds])
  }
})
