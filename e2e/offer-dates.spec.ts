import { addDays, nextWeekday } from '#contract/hours/dates.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { expect, tabTo, test, toast } from './fixtures.ts'
import { cardOf, expectNoFaults, openOffers, overflow, unfold } from './offers-screen.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer({ hasMovableClock: true })

/* The server refuses one form. */
test.use({ expectedConsole: [/status of 400 /] })

test('an offer until Saturday is made on a phone in under ten taps, ended with one, and runs again undone', async ({
  openAs,
}) => {
  const page = await openOffers(openAs, 'lucia', 'Bodega La Tinaja', 390)
  let taps = 0
  const tap = async (name: string) => {
    taps++
    await page.getByRole('button', { name }).last().click()
  }
  const dialog = page.getByRole('dialog', { name: 'Crear oferta' })
  /** A tap into the field; typing does not count. */
  const write = async (label: string, text: string) => {
    taps++
    await dialog.getByLabel(label, { exact: true }).fill(text)
  }
  await tap('Crear oferta')
  await write('Título', 'Vermú de grifo')
  await write('Tipo', 'Descuento')
  await write('Descripción', 'El segundo, a mitad de precio.')
  await dialog.getByRole('button', { name: /^Hasta el sábado/ }).click()
  taps++
  await expect(dialog.getByLabel('Hasta', { exact: true })).toHaveValue(/^sábado /)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await tap('Publicar oferta')
  await expect(toast(page)).toHaveText('Oferta «Vermú de grifo» publicada.')
  expect(taps).toBeLessThan(10)
  const card = cardOf(page, 'Vermú de grifo')
  await expect(card).toContainText(/Hasta (mañana|el sábado)/)

  const forNeighbours = await addressInList('vermu-de-grifo')
  await unfold(card)
  await tabTo(card.getByRole('button', { name: 'Terminar ahora' }))
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Oferta «Vermú de grifo» terminada.')
  await expect(card.getByText('Terminó hoy')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Terminar ahora' })).toHaveCount(0)
  await expectNoFaults(page)
  expect(await read(forNeighbours)).toContain('Terminó hoy')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(toast(page)).toContainText('otra vez en marcha')
  expect(await read(forNeighbours)).toMatch(/>(Hasta (mañana|el sábado)|Acaba hoy)/)
})

test('past midnight it is over everywhere, and is repeated for next week', async ({ openAs }) => {
  const address = await addressInList('vermu-de-grifo')
  const today = dateToday()
  const isSaturday = nextWeekday(today, 'sat') === today
  const saturday = nextWeekday(isSaturday ? addDays(today, 1) : today, 'sat')
  server.setClock(new Date(`${addDays(saturday, 1)}T10:00:00Z`))

  const over = await read(address)
  expect(over).toContain('Terminó el sábado')
  expect(over).toMatch(/ href="\/ofertas"((?!<\/a>).)*Ver las ofertas de hoy/)
  for (const path of ['/ofertas', '/ofertas.xml', '/sitemap.xml', '/directorio?q=vermu+grifo']) {
    expect(await read(path)).not.toMatch(/Vermú de grifo|vermu-de-grifo/)
  }

  const own = await openOffers(openAs, 'lucia', 'Bodega La Tinaja', 390)
  const card = cardOf(own, 'Vermú de grifo')
  await expect(card.getByText('Terminada', { exact: true })).toBeVisible()
  await unfold(card)
  await card.getByRole('button', { name: 'Repetir' }).click()
  const dialog = own.getByRole('dialog', { name: 'Crear oferta' })
  await expect(dialog.getByLabel('Hasta', { exact: true })).toHaveValue(/^sábado /)
  await dialog.getByLabel('Hasta', { exact: true }).fill('31 de junio')
  await dialog.getByRole('button', { name: /Publicar oferta/ }).click()
  await expect(dialog.getByText('No hay un 31 de junio.').first()).toBeVisible()
  await expect(dialog.getByLabel('Hasta', { exact: true })).toHaveValue('31 de junio')
})

test('a price before that was not the lowest of 30 days is refused and explained', async ({
  openAs,
}) => {
  server.setClock(new Date())
  const shops: { id: number; name: string }[] = await server.call('lucia', 'GET', '/api/commerce/')
  await server.call('lucia', 'POST', '/api/offer/', {
    commerce: shops.find(({ name }) => name === 'Bodega La Tinaja')!.id,
    title: 'Queso de oveja',
    type: 'Descuento',
    description: 'Curado, al corte.',
    price: 9.5,
  })
  const page = await openOffers(openAs, 'lucia', 'Bodega La Tinaja', 390)
  const dialog = page.getByRole('dialog')
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  await cardOf(page, 'Queso de oveja').getByRole('button', { name: 'Editar' }).click()
  await expect(field('Precio de ahora')).toHaveValue('9,50\u00a0€')
  await field('Precio de ahora').fill('8')
  await field('Precio de antes').fill('12')
  await expect(dialog.getByText('Sale un 33 % menos.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(
    dialog.getByText(/En los últimos 30\sdías ha estado a 9,50\s€\. La ley pide/).first(),
  ).toBeVisible()
  await expect(field('Precio de antes')).toHaveValue('12')
  await expectNoFaults(page)
  await field('Precio de antes').fill('9,50')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, 'Queso de oveja')).toContainText('8 €, antes 9,50 €')
})

test('an offer is printed for the window on one sheet, and sent by WhatsApp', async ({
  openAs,
}) => {
  const page = await openOffers(openAs, 'lucia', 'Flores Azahar', 390)
  const title = 'Ramo de los viernes'
  await unfold(cardOf(page, title))
  await cardOf(page, title).getByRole('link', { name: 'Hacer un cartel o compartir' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para el escaparate')
  const sheet = page.getByRole('article', { name: 'El cartel' })
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible()
  await expect(sheet.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  const share = page.getByRole('link', { name: 'Compartir por WhatsApp' })
  const sent = new URL((await share.getAttribute('href'))!)
  expect(sent.origin).toBe('https://wa.me')
  expect(sent.searchParams.get('text')).toMatch(
    /^Ramo de los viernes, en Flores Azahar\. http\S+\/oferta\/ramo-de-los-viernes-\d+$/,
  )

  const sizes = { 'A5, media hoja': [420, 595], 'A4, hoja entera': [595, 842] }
  for (const [paper, expected] of Object.entries(sizes)) {
    await page.getByText(paper).click()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)/.exec(pdf)!
    expect([width, height].map((points) => Math.round(Number(points)))).toEqual(expected)
  }
})

test('an offer of Tuesdays is made on a phone, says so everywhere, and holds on Tuesdays', async ({
  openAs,
}) => {
  server.setClock(new Date())
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

  const address = await addressInList('catas-de-los-martes')
  expect(await read(address)).toContain('Los martes')
  const id = /\d+$/.exec(address)![0]
  const tuesday = nextWeekday(addDays(dateToday(), 1), 'tue')
  for (const [day, holds] of [
    [tuesday, true],
    [addDays(tuesday, 1), false],
    [addDays(tuesday, 7), true],
  ] as const) {
    server.setClock(new Date(`${day}T10:00:00Z`))
    const { state, today } = JSON.parse(await read(`/api/directory/offers/${id}/`))
    expect([state, today]).toEqual(['running', holds])
  }
})

/** Reads what a neighbour's browser gets. */
const read = async (path: string) => (await fetch(server.url + path)).text()

/** Returns the address to which the public list of offers leads. */
async function addressInList(slug: string): Promise<string> {
  return new RegExp(`/oferta/${slug}-\\d+`).exec(await read('/ofertas'))![0]
}
