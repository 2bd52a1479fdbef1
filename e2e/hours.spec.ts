import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, tabTo, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { read, wordsOf } from './read-page.ts'

const server = setUpOwnServer({ hasMovableClock: true })

test.use({ viewport: { width: 390, height: 844 } })

type Shop = { id: number; name: string }

const idOf = async (name: string) =>
  ((await server.call('lucia', 'GET', '/api/commerce/')) as Shop[]).find(
    (shop) => shop.name === name,
  )!.id

const save = (page: Page) => page.getByRole('button', { name: 'Guardar horario' }).click()

/** Saves the hours, which leads back to the shop. */
async function saveWhole(page: Page): Promise<void> {
  await save(page)
  await expect(page).toHaveURL(/\/commerces\/\d+$/)
  await expect(toast(page)).toContainText('Horario guardado')
}

test('an owner writes the hours in one line, copies them to a second shop, and corrects what is wrong there', async ({
  openAs,
}) => {
  const second = await idOf('Panadería La Espiga')
  const page = await openAs('lucia', `/commerces/${await idOf('Flores Azahar')}`)
  await page.getByRole('link', { name: 'Horario', exact: true }).click()
  await page.getByRole('button', { name: 'Escribir la semana en una línea' }).click()
  const line = page.getByLabel('La semana en una línea')
  await line.fill('L-V de 9 a 2 y 17-20, S 5-8')
  await expect(page.getByText('¿De 5:00 a 8:00 de la mañana, o de la tarde?')).toBeVisible()
  await page.getByRole('button', { name: 'Sí, 17:00-20:00' }).click()
  await expect(line).toHaveValue('L-V de 9 a 2 y 17-20, S 17:00-20:00')
  const sign = page.getByRole('region', { name: 'Así se pintaría en la puerta' })
  await expect(sign).toContainText('Lunes a viernes9:00–14:00 · 17:00–20:00')
  await saveWhole(page)

  await visit(page, `/commerces/${second}/horario`)
  await page.getByRole('button', { name: 'Copiar de otro comercio' }).click()
  await page.getByRole('button', { name: /^Flores Azahar/ }).click()
  await expect(sign).toContainText('Sábado17:00–20:00')
  await saveWhole(page)
  const { hours_text } = await server.call('lucia', 'GET', `/api/commerce/${second}/`)
  expect(hours_text).toBe(
    'Lunes a viernes 9:00–14:00 · 17:00–20:00; Sábado 17:00–20:00; Domingo cerrado',
  )

  await visit(page, `/commerces/${second}/horario`)
  await test.step('what is wrong stays with its day, and one press turns it round', async () => {
    await page.getByRole('button', { name: /^Martes / }).click()
    const morning = page.getByLabel('Martes: la mañana')
    await morning.fill('14 a 9.30')
    await page.getByRole('button', { name: /^Viernes / }).click()
    const friday = page.getByLabel('Viernes: la mañana')
    await friday.fill('9 a 27')
    await save(page)
    await expect(page.getByRole('region', { name: 'Hay 2 horas por corregir' })).toBeVisible()
    await expect(morning).toBeFocused()
    await expect(morning).toHaveAccessibleDescription('Así cierras antes de abrir. ¿Es al revés?')
    expect(await findViolations(page, { include: ['main'] })).toEqual([])

    await page.getByRole('button', { name: 'Sí, 9:30–14:00' }).click()
    await expect(morning).toHaveValue(/^9:30.14:00$/)
    await page.getByRole('link', { name: 'Viernes: la mañana' }).click()
    await expect(friday).toBeFocused()
    await friday.fill('930 a 14')
    await expect(page.getByText('Lo entendemos como 9:30–14:00')).toBeVisible()
    await friday.press('Enter')
    await expect(page.getByLabel('Viernes: la tarde')).toBeFocused()
    await expect(friday).toHaveValue('9:30–14:00')
    // On a phone the next day is folded.
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Sábado: la mañana')).toBeFocused()
  })

  await page.reload()
  await expect(page.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible()
  await saveWhole(page)

  await page.goto('/directorio?q=azahar')
  await page.getByRole('main').getByRole('link', { name: 'Flores Azahar' }).first().click()
  await page.getByText('Semana', { exact: true }).click()
  const hours = page.getByRole('region', { name: 'Horario' })
  await expect(hours.getByText('9:00–14:00 · 17:00–20:00').first()).toBeVisible()
})

test.describe('on a desk', () => {
  // A save is a conflict with that of the office.
  test.use({ viewport: { width: 1280, height: 900 }, expectedConsole: [/status of 409 /] })

  test('a day is written and copied by keyboard, and two who change the hours meet', async ({
    openAs,
  }) => {
    const id = await idOf('Flores Azahar')
    const page = await openAs('lucia', `/commerces/${id}/horario`)
    const monday = page.getByLabel('Lunes: la mañana')
    await tabTo(monday)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('8-13')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Lunes: la tarde')).toBeFocused()
    await expect(monday).toHaveValue('8:00–13:00')
    const copy = page.getByRole('button', { name: 'Copiar a… (el lunes)' })
    await tabTo(copy)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: 'Copiar el lunes a…' })
    await expect(panel).toContainText(
      'Martes, miércoles, jueves y viernes pasarán a 8:00–13:00 · 17:00–20:00.',
    )
    expect(await findViolations(page, { include: ['main'] })).toEqual([])
    await tabTo(panel.getByRole('button', { name: 'Miércoles' }))
    await page.keyboard.press('Space')
    await tabTo(panel.getByRole('button', { name: 'Copiar a 3 días' }))
    await page.keyboard.press('Enter')
    await expect(copy).toBeFocused()
    await expect(page.getByLabel('Martes: la mañana')).toHaveValue('8:00–13:00')
    await expect(page.getByLabel('Miércoles: la mañana')).toHaveValue('9:00–14:00')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByLabel('Martes: la mañana')).toHaveValue('9:00–14:00')
    await expect(page.getByText('Has cambiado el lunes. Aún no lo ve nadie.')).toBeVisible()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(monday).toHaveValue('9:00–14:00')

    await test.step('what only one has changed is kept', async () => {
      await page.getByRole('switch', { name: 'Horario de verano' }).check()
      const present = (await server.call('admin', 'GET', `/api/commerce/${id}/`)).hours
      const change = (hours: object) =>
        server.call('admin', 'PATCH', `/api/commerce/${id}/`, { hours: { ...present, ...hours } })
      await change({ by_appointment: true })
      await saveWhole(page)
      const merged = (await server.call('admin', 'GET', `/api/commerce/${id}/`)).hours
      expect(merged).toMatchObject({ by_appointment: true, seasons: [{ name: 'Verano' }] })

      await visit(page, `/commerces/${id}/horario`)
      await monday.fill('8-13')
      await change({ regular: { sat: [['10:00', '14:00']] } })
      await save(page)
      await expect(
        page.getByText(/Otra persona ha cambiado la semana mientras escribías/),
      ).toBeVisible()
      await saveWhole(page)
    })
  })
})

test('who has told nothing is asked for something, or may tell nothing on purpose', async ({
  openAs,
}) => {
  const shops: Shop[] = await server.call('nuria', 'GET', '/api/commerce/')
  const page = await openAs('nuria', `/commerces/${shops[0]!.id}/horario`)
  await expect(page.getByText('Aún sin horas')).toBeVisible()
  await save(page)
  await expect(page.getByText('Di a qué horas abres, o deja el horario sin decir')).toBeVisible()
  await page.getByText('Cómo se muestra tu horario').first().click()
  await page.getByRole('radio', { name: /^No mostrarlo/ }).check()
  await expect(page.getByRole('region', { name: /por corregir$/ })).toHaveCount(0)
  await saveWhole(page)
})

/** Returns the next moment, at least a day from now, at which it is this time in the town. */
function nextTime(time: string): Date {
  const clock = new Intl.DateTimeFormat('es-ES', {
    timeZone: 'Europe/Madrid',
    hour: '2-digit',
    minute: '2-digit',
  })
  const minutes = Array.from({ length: 25 * 60 }, (_, minute) => (24 * 60 + minute) * 60_000)
  const first = Math.ceil(Date.now() / 60_000) * 60_000
  return new Date(first + minutes.find((ms) => clock.format(first + ms) === time)!)
}

const DAY = 86_400_000

const shown = async (path: string) => wordsOf(await (await fetch(server.url + path)).text())

test('a shop closes without a last day, then for holidays that end, and no page outlives what it says', async ({
  openAs,
}) => {
  const id = await idOf('Flores Azahar')
  const shop = `/comercio/x-${id}`
  const page = await openAs('lucia', `/commerces/${id}/horario`)
  const before = await server.call('lucia', 'GET', `/api/commerce/${id}/`)
  await page.getByRole('switch', { name: 'Cerrado unos días' }).check()
  await page.getByLabel('Motivo', { exact: true }).selectOption('Obras')
  const first = page.getByLabel('Primer día cerrado', { exact: true })
  await first.fill('hoy')
  await expect(page.getByText(/verán «Cerrado por obras desde el/)).toBeVisible()
  await saveWhole(page)
  expect(await shown('/directorio?q=azahar')).toContain(' Obras ')
  expect(await shown(shop)).toContain('Cerrado por obras hasta nuevo aviso')

  await visit(page, `/commerces/${id}/historial`)
  await expect(page.getByText(/Cerrado por obras desde el \d/).first()).toBeVisible()
  await page
    .getByRole('button', { name: /Cierre: nada/ })
    .first()
    .click()
  await expect(toast(page)).toContainText('Cierre')
  const undone = await server.call('lucia', 'GET', `/api/commerce/${id}/`)
  expect(undone.hours).toEqual(before.hours)

  await visit(page, `/commerces/${id}/horario`)
  await page.getByRole('switch', { name: 'Cerrado unos días' }).check()
  await save(page)
  await expect(first).toBeFocused()
  await first.fill('hoy')
  await page.getByLabel('Último día cerrado', { exact: true }).fill('mañana')
  await page.getByLabel(/^Mensaje para los vecinos/).fill('Volvemos con dalias')
  await expect(page.getByText(/^Al guardar, tus vecinos verán/)).toBeVisible()
  await saveWhole(page)

  const week = { mon: OPEN, tue: OPEN, wed: OPEN, thu: OPEN, fri: OPEN, sat: OPEN, sun: OPEN }
  const { hours, category } = await server.call('lucia', 'GET', `/api/commerce/${id}/`)
  const saved = { ...hours, regular: week, seasons: [], special: [], by_appointment: false }
  await server.call('lucia', 'PATCH', `/api/commerce/${id}/`, { hours: saved })
  const shops: Shop[] = await server.call('admin', 'GET', '/api/commerce/')
  const other = shops.find(({ name }) => name === 'Vivero El Brezal')!
  const always = { category: [category[0]], hours: { always_open: true } }
  await server.call('admin', 'PATCH', `/api/commerce/${other.id}/`, always)
  const closed = await shown(shop)
  for (const words of [
    /Cerrado por vacaciones hasta el .*«Volvemos con dalias»/,
    /Abre el .*, a las\s6:00/,
    /Mientras tanto, abierto.* Vivero El Brezal /,
    /Horario desde el .* 6:00–14:00 /,
  ]) {
    expect(closed).toMatch(words)
  }

  const closing = new Date(nextTime('14:00').getTime() + 3 * DAY)
  const open = '/directorio?open=now&q=azahar'
  server.setClock(new Date(closing.getTime() - 30_000))
  expect(await shown(shop)).toMatch(/Cierra pronto, a las\s14:00/)
  expect(await shown(open)).toMatch(/1\scomercio abierto ahora/)
  server.setClock(closing)
  // Before a holiday it says instead: 'Abre mañana a las 6:00 · puede cambiar'.
  expect(await shown(shop)).toMatch(/abre mañana a las\s6:00/i)
  const none = await shown(open)
  expect(none).toContain('Nada abierto ahora para «azahar»')
  expect(none).toContain('Puede que abra quien no lo dice')
})

const OPEN = [['06:00', '14:00']]

test('the state and the week of a shop that is open round the clock are told without scripts', async () => {
  const { html, links } = await read('/directorio?q=farmacia')
  expect(wordsOf(html)).toContain('Abierto las 24 horas')
  const shop = await read(links.find((link) => link.startsWith('/comercio/'))!)
  expect(wordsOf(shop.html)).toMatch(/Abierto las 24 horas.* Semana .*24 horas/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is filtered by who is open, with everything else that was chosen', async ({
    page,
  }) => {
    await page.goto('/directorio?q=pan')
    await page.getByRole('button', { name: 'Abre el domingo' }).click()
    await expect(page).toHaveURL('/directorio?q=pan&open=sun')
    await page.getByRole('button', { name: 'Con ofertas' }).click()
    await expect(page).toHaveURL('/directorio?q=pan&open=sun&ofertas=1')
    await page.getByRole('button', { name: /^Orden: / }).click()
    await page.getByRole('link', { name: 'Por nombre' }).click()
    await page.getByRole('button', { name: 'Abierto ahora' }).click()
    await expect(page).toHaveURL('/directorio?q=pan&open=now&ofertas=1&orden=nombre')
    await expect(page.getByRole('button', { name: 'Abierto ahora' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('button', { name: 'Abierto ahora' }).click()
    await expect(page).toHaveURL('/directorio?q=pan&ofertas=1&orden=nombre')
    await page.goto('/directorio?open=sun')
    await page.getByRole('link', { name: 'Quitar Abre el domingo' }).click()
    await expect(page).toHaveURL('/directorio')
  })
})
