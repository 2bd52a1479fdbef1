import { openSheet } from './edit-sheet.ts'
import { expect, more, tabTo, test, toast } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { findOverflow } from './overflow.ts'
import { setUpOwnServer } from './own-server.ts'
import { read } from './read-page.ts'

/* What is said of a shop, and what neighbours see of it. These tests change data, so they have their own server. */
const server = setUpOwnServer()
test.use({ expectedConsole: [/status of 410/] })

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('an owner says what she sells, with a word of her trade by one tap, and her website, and neighbours find both', async ({
  openAs,
}) => {
  const [{ id }] = await server.call('lucia', 'GET', '/api/commerce/?search=azahar')
  const page = await openAs('lucia', `/commerces/${id}`, PHONE)
  const dialog = await openSheet(page, 'Lo que vendo')
  const sells = dialog.getByRole('textbox', { name: 'Lo que vendo' })
  await expect(sells).toHaveValue('ramos de novia, plantas, coronas, centros de mesa')
  const proposed = dialog.getByRole('button', { name: 'ramo de flores', exact: true })
  await expect(dialog.getByRole('button', { name: 'floristería', exact: true })).toHaveCount(0)
  await proposed.click()
  await expect(sells).toHaveValue(
    'ramos de novia, plantas, coronas, centros de mesa, ramo de flores',
  )
  await expect(proposed).toHaveCount(0)
  const save = dialog.getByRole('button', { name: 'Guardar' })
  await sells.fill(Array.from({ length: 21 }, (_, turn) => `flor ${turn}`).join(', '))
  await save.click()
  await expect(sells).toHaveAccessibleDescription(/Escribe como máximo 20 palabras/)
  await sells.fill('rosas, xilofones')
  await save.click()
  await expect(dialog).toBeHidden()
  expect((await readPublic('/directorio?q=xilofón')).heading).toMatch(
    /^1\scomercio para «xilofón»$/,
  )

  await openSheet(page, 'Teléfono, correo y redes')
  const web = dialog.getByLabel('Página web')
  await expect(web).toHaveValue('floresazahar.example/encargos')
  await web.fill('no tengo')
  await save.click()
  await expect(web).toHaveAccessibleDescription(/Escribe la dirección de tu web/)
  await web.fill('www.floresazahar.example/tienda/')
  await save.click()
  await expect(dialog).toBeHidden()
  const { html } = await readPublic(`/comercio/flores-azahar-${id}`)
  const link = /<a [^>]*"https:\/\/www\.floresazahar\.example\/tienda\/"(.*?)<\/a>/s.exec(html)![1]!
  expect(link).toContain('rel="noopener noreferrer nofollow ugc"')
  expect(`<${link}`.replaceAll(/<[^>]*>/g, '')).toBe('floresazahar.example/tienda')
})

test('an owner says two facts with a tap each, and a neighbour filters by one', async ({
  openAs,
}) => {
  const [{ id }] = await server.call(
    'lucia',
    'GET',
    '/api/commerce/?search=panader%C3%ADa+la+espiga',
  )
  const page = await openAs('lucia', `/commerces/${id}`, PHONE)
  const dialog = await openSheet(page, 'Acceso, pago y servicios')
  await dialog.getByText('Pago', { exact: true }).click()
  const bizum = dialog.getByRole('group', { name: '¿Se puede pagar con Bizum?' })
  await expect(bizum.getByRole('radio', { name: 'Sí' })).toBeChecked()
  await bizum.getByText('No', { exact: true }).click()
  // Only one group is open at a time.
  await dialog.getByText('Puerta', { exact: true }).click()
  await expect(bizum).toBeHidden()
  await dialog.getByRole('textbox', { name: '¿Cuánto mide el escalón de la entrada?' }).fill('alto')
  await page.reload()
  await dialog.getByRole('button', { name: 'Empezar de nuevo' }).click()
  const first = dialog.getByRole('group', { name: 'Acceso, pago y servicios' }).locator('input')
  await expect(first.first()).toBeFocused()
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const step = dialog.getByRole('textbox', { name: '¿Cuánto mide el escalón de la entrada?' })
  await expect(step).toHaveAccessibleDescription(/Escribe los centímetros en cifras/)
  await step.fill('18')
  await dialog
    .getByRole('group', { name: '¿Tienes una rampa que poner?' })
    .getByText('Sí', { exact: true })
    .click()
  await expect(dialog.getByText('con ayuda, escalón de 18\u00a0cm…')).toBeVisible()
  expect(await page.evaluate(findOverflow)).toEqual([])
  await dialog.getByText('Para Google', { exact: true }).click()
  await expect(
    dialog.getByText('Entrada accesible para sillas de ruedas: No', { exact: true }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toContainText('Cambios guardados')

  const neighbour = await openAs(undefined, '/directorio', { ...PHONE, javaScriptEnabled: false })
  await neighbour.getByRole('button', { name: 'Qué buscas' }).click()
  await neighbour.getByText('Acceso, pago y servicios').click()
  await neighbour.getByRole('checkbox', { name: 'Silla de ruedas' }).check()
  await neighbour.getByRole('checkbox', { name: 'Encargos' }).check()
  await neighbour.getByRole('button', { name: 'Ver comercios' }).click()
  await expect(neighbour).toHaveURL('/directorio?facts=wheelchair%2Corders')
  await expect(neighbour.getByRole('heading', { level: 1 })).toHaveText(/^1\scomercio$/)
  expect(await neighbour.evaluate(findOverflow)).toEqual([])
  await neighbour.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  const facts = neighbour.getByRole('region', { name: 'Acceso, pago y servicios' })
  await expect(facts).toContainText('Con ayuda · escalón de 18\u00a0cm')
  await expect(facts).toContainText('sin Bizum')
  const found = await readPublic('/directorio?q=bizum')
  expect(found.text).toContain('Quitar Bizum')
  expect(found.text).not.toContain('La Espiga')
  expect((await readPublic('/directorio?facts=wifi')).status).toBe(400)
})

test('the office says what people look for in a category, and neighbours find it', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/categories', PHONE)
  await page.getByRole('button', { name: 'Editar Artesanía' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar categoria' })
  const words = dialog.getByRole('textbox', { name: 'Lo que busca la gente' })
  await expect(words).toHaveValue(/cerámica/)
  await dialog.getByRole('button', { name: 'tintorería' }).click()
  await expect(words).toHaveValue(/, tintorería$/)
  await expect(dialog.getByRole('button', { name: 'tintorería' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toContainText('Cambios guardados')
  const { heading } = await readPublic('/directorio?q=tintorería')
  expect(heading).toMatch(/^\d\scomercios para «tintorería»$/)
})

test('an owner says that a shop has closed for ever: neighbours read a farewell, and others of the trade', async ({
  openAs,
}) => {
  const [shop] = await server.call('lucia', 'GET', '/api/commerce/?search=azahar')
  const { id, name, photos } = shop
  const page = await openAs('lucia', `/commerces/${id}`, PHONE)
  await more(page).click()
  await tabTo(page.getByRole('button', { name: 'Ha cerrado' }))
  await expectNoFault(page)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Los vecinos leerán una despedida.')
  await expect(page.getByRole('heading', { name: 'Ha cerrado para siempre' })).toBeVisible()
  await expect(page.getByText('Cerrada', { exact: true }).first()).toBeVisible()

  const address = `/comercio/flores-azahar-${id}`
  const { status, heading, robots, text } = await readPublic(address)
  expect([status, heading, robots]).toEqual([410, `${name} ha cerrado para siempre`, 'noindex'])
  expect(text).toMatch(/Bajó la persiana el \d+ de \w+ de \d{4}\. Gracias/)
  expect(text).not.toContain('Error')
  expect((await readPublic('/directorio?q=azahar')).html).not.toContain(photos[0].url)
  const seen = await openAs(undefined, address, PHONE)
  const main = seen.getByRole('main')
  expect(await main.getByRole('article').count()).toBeGreaterThan(0)
  await expect(main.getByRole('link', { name: /^Ver (?!todos)/ })).toBeVisible()
  await expectNoFault(seen)

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Ha cerrado' })).toBeFocused()
  expect((await readPublic(address)).status).toBe(200)
})

const readPublic = (path: string) => read(server.url + path)
