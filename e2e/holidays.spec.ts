import { findViolations } from './accessibility.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { NOON, setUpOwnServer } from './own-server.ts'
import { read } from './read-page.ts'
import { linkMailedTo } from './registration-form.ts'

const server = setUpOwnServer({ change: 'tools/seed-holiday.ts', settings: { TIME_ZONE: NOON } })

test.use({ viewport: { width: 390, height: 844 } })

const title = { level: 1 } as const

test('until it is answered a shop says that its hours may change, and is never closed', async () => {
  const search = '/api/directory/commerces/?page=1&search=azahar'
  const [{ slug, id }] = (await (await fetch(server.url + search)).json()).results
  const { html } = await read(`${server.url}/comercio/${slug}-${id}`)
  expect(html).toMatch(/Fiesta Mayor: el horario puede cambiar\.</)
  expect(html).toContain('>puede cambiar<')
})

test('the page of a mail asks of one shop, or of each of several, and axe finds nothing', async ({
  page,
}) => {
  const link = await linkMailedTo(page, 'tomas@escaparate.example', 'respuesta')
  await visit(page, `${link}?di=abrimos`)
  await expect(page.getByRole('button', { name: 'Sí, abro, 9:30–14:00' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await visit(page, await linkMailedTo(page, 'lucia@escaparate.example', 'respuesta'))
  await page.getByRole('group', { name: 'Flores Azahar' }).getByLabel('Cierro').check()
  await page.getByRole('group', { name: 'Panadería La Espiga' }).getByLabel(/^Abro/).check()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Decirlo' }).click()
  await expect(page.getByRole('heading', title)).toHaveText('Gracias. Anotado.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Flores Azahar' })).toContainText(
    'cierra el',
  )
})

test.describe('from the mail, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner answers with one press, once', async ({ page }) => {
    const link = await linkMailedTo(page, 'tomas@escaparate.example', 'respuesta')
    // Requests the link as a mail scanner does.
    for (const method of ['get', 'head'] as const) await page.request[method](`${link}?di=cerramos`)
    await page.goto(`${link}?di=cerramos`)
    await expect(page.getByRole('heading', title)).toHaveText(/^¿Abres el \S+ \d+ de \S+\?$/)
    await expect(page.getByText(/Es festivo: Fiesta Mayor/)).toBeVisible()
    await page.getByRole('button', { name: 'Sí, cierro' }).click()
    await expect(page.getByRole('heading', title)).toHaveText('Gracias. Anotado.')
    await expect(page.getByText(/cierra el \S+ \d+ de /)).toBeVisible()

    await page.goto(`${link}?di=abrimos`)
    await expect(page.getByRole('heading', title)).toHaveText('Ya nos lo dijiste')
  })
})

test('a link that is over says what to do', async () => {
  const { html } = await read(`${server.url}/respuesta/MQ/caducado`)
  expect(html).toMatch(/<h1[^>]*>Este enlace ya no sirve</)
  expect(html).toContain('Inicia sesión')
})

test('in the panel an owner answers with one press, takes it back, and says other hours in the form', async ({
  openAs,
}) => {
  const page = await openAs('nuria', '/dashboard')
  const questions = page.getByRole('region', { name: '¿Abres los festivos?' })
  await questions.getByText('1 respuesta por dar').click()
  await questions.getByRole('button', { name: /^Cierro/ }).click()
  await expect(toast(page)).toContainText('cierra el')
  await expect(questions).toBeHidden()
  await toast(page).getByRole('button', { name: 'Deshacer' }).click()
  await expect(questions.getByRole('button', { name: /^Cierro/ })).toBeVisible()

  await visit(page, '/commerces')
  await page.getByRole('link', { name: 'Barro y Sal' }).first().click()
  await page.getByRole('link', { name: 'Horario', exact: true }).click()
  await page.getByText(/festivos? sin responder$/).click()
  const day = page.getByRole('listitem').filter({ hasText: 'Fiesta Mayor' })
  await expect(day).toContainText('Sin responder.')
  expect(await findViolations(page, { include: ['main'] })).toEqual([])
  await day.getByText('Otras horas').click()
  await day.getByRole('textbox').fill('10 a 13')
  await page.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(toast(page)).toContainText('Horario guardado')
  await visit(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(questions).toBeHidden()
})

test('the office corrects the calendar', async ({ openAs }) => {
  const page = await openAs('admin', '/festivos')
  const first = page.getByRole('listitem').filter({ hasText: 'Navidad' }).first()
  await expect(first).toContainText('Nacional')
  await page.getByRole('button', { name: 'Añadir festivo' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Añadir festivo' })
  await dialog.getByLabel('Día').fill('2031-08-16')
  await dialog.getByLabel('Nombre').fill('San Roque')
  await dialog.getByLabel('Apertura autorizada').check()
  expect(await findViolations(page, { include: ['[role=dialog]'] })).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toContainText('Festivo añadido')
  await page.getByLabel('Buscar por nombre').fill('roque')
  await expect(first).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: 'San Roque' })
  await expect(row).toContainText('Se puede abrir')
  await row.getByRole('button', { name: 'Eliminar San Roque' }).click()
  await expect(toast(page)).toContainText('«San Roque» ya no está en el calendario.')
  await toast(page).getByRole('button', { name: 'Deshacer' }).click()
  await expect(row).toBeVisible()
})
