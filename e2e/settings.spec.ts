import type { Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'

/* The tests change settings, so they have their own server, whose environment sets one of them. */
const server = setUpOwnServer({ settings: { KEEP_BIN_DAYS: '14' } })
test.use({ expectedConsole: [/status of (400|404|409) /] })

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .last()

test('the administrator changes the town by keyboard, and the pages of neighbours follow', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/ajustes')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Cambiar: El pueblo' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'El pueblo' })
  const town = dialog.getByRole('textbox', { name: 'Municipio' })
  await expect(town).toBeFocused()
  await town.fill('')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Escribe el nombre del municipio')).toBeVisible()
  await page.keyboard.type('Vila-real')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Castellón')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12540 12541')
  await expectNoFault(page)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Guardado')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Códigos postales')).toContainText('12540, 12541')

  const site = await (await page.request.get('/api/site/')).json()
  expect(site.town).toMatchObject({ locality: 'Vila-real', region: 'Castellón' })
  const [shop] = await (await page.request.get('/api/directory/commerces/')).json()
  const shown = await (await page.request.get(`/comercio/${shop.slug}-${shop.id}`)).text()
  expect(shown).toContain('"addressLocality":"Vila-real"')

  await test.step('two administrators who save at once lose nothing, and are told of the same field', async () => {
    const change = page.getByRole('button', { name: 'Cambiar: Contacto' })
    const dialog = page.getByRole('dialog', { name: 'Contacto' })
    const save = dialog.getByRole('button', { name: 'Guardar' })
    const theirs = (form: object) => server.call('admin', 'PATCH', '/api/settings/', form)

    await change.click()
    await theirs({ contact_phone: '964123456' })
    await dialog.getByLabel('Correo de contacto').fill('hola@vila.example')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, 'Teléfono de contacto')).toContainText('964 12 34 56')
    await expect(rowOf(page, 'Correo de contacto')).toContainText('hola@vila.example')

    await change.click()
    await theirs({ contact_phone: '964000000' })
    await dialog.getByLabel('Teléfono de contacto').fill('964 11 11 11')
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Otra persona ha cambiado mientras tanto Teléfono de contacto, que ahora es «964 00 00 00».',
    )
    await save.click()
    await expect(dialog).toBeHidden()
    const contact = await (await page.request.get('/contacto')).text()
    expect(contact).toContain('964 11 11 11')
    expect(contact).toContain('hola@vila.example')
  })

  await visit(page, '/actividad?tipo=ajustes')
  await expect(main.getByRole('link', { name: 'ajustes del directorio' }).first()).toBeVisible()
})

test('what the environment sets is shown with its variable, and has no field', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/ajustes')
  await expect(rowOf(page, 'La papelera')).toContainText(
    '14 díasLo fija KEEP_BIN_DAYS en el servidor: aquí no se puede cambiar.',
  )
  await page.getByRole('button', { name: 'Cambiar: Cuánto se guarda cada cosa' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Lo fija KEEP_BIN_DAYS')).toBeVisible()
  await expect(dialog.getByLabel('La papelera')).toHaveCount(0)
  await dialog.getByLabel('Los correos enviados').fill('400')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Debe ser un número de días entre 1 y 365')).toBeVisible()
  await dialog.getByLabel('Los correos enviados').fill('60')
  await expectNoFault(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(rowOf(page, 'Los correos enviados')).toContainText('60 días')
  expect(await (await page.request.get('/privacidad')).text()).toMatch(/60\s+días/)
})

test('the community brings its clock, and the shops open by it', async ({ openAs }) => {
  const page = await openAs('admin', '/ajustes')
  await page.getByRole('button', { name: 'Cambiar: Comunidad y hora' }).click()
  const dialog = page.getByRole('dialog', { name: 'Comunidad y hora' })
  await dialog.getByLabel('Comunidad autónoma').selectOption('Canarias')
  await expect(dialog.getByLabel('Zona horaria')).toHaveValue('Atlantic/Canary')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  const { time_zone } = await (await page.request.get('/api/site/')).json()
  expect(time_zone).toBe('Atlantic/Canary')

  // The back-office uses the setting on the open page and after a reload.
  const expectItsTimes = async () => {
    const time = page.getByRole('main').locator('time').first()
    const at = new Date((await time.getAttribute('datetime'))!)
    const timeOfCanaries = { timeZone: 'Atlantic/Canary', timeStyle: 'short' } as const
    await expect(time).toHaveText(at.toLocaleTimeString('es-ES', timeOfCanaries))
  }
  await page.getByRole('link', { name: 'Papelera y registro' }).click()
  await page.getByRole('link', { name: 'Actividad' }).click()
  await expectItsTimes()
  await page.reload()
  await expectItsTimes()
})

test('offers are switched off and on again, and so are their entries, pages and tab', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/ajustes')
  const toggle = async () => {
    await page.getByRole('button', { name: 'Cambiar: Partes del directorio' }).click()
    const dialog = page.getByRole('dialog', { name: 'Partes del directorio' })
    await dialog.getByLabel('Ofertas').press('Space')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
  }
  await toggle()
  await expect(rowOf(page, 'Partes del directorio')).not.toContainText('Ofertas')
  const html = await (await page.request.get('/directorio')).text()
  expect(html).not.toMatch(/>Ofertas<|Con ofertas/)
  expect((await page.request.get('/ofertas')).status()).toBe(404)
  const owner = await openAs('lucia', '/commerces', { viewport: { width: 390, height: 844 } })
  await owner
    .getByRole('link', { name: /Panadería La Espiga/ })
    .first()
    .click()
  await expect(owner.getByRole('link', { name: /^Horario/ })).toBeVisible()
  await expect(owner.getByRole('link', { name: /^Ofertas/ })).toHaveCount(0)
  await toggle()
  expect((await page.request.get('/ofertas')).status()).toBe(200)
})

test('a list of pharmacies on duty is opened from a file of Windows, and its page is in the footer', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/ajustes')
  await page.getByRole('button', { name: 'Pegar la lista' }).click()
  const dialog = page.getByRole('dialog')
  const open = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Abrir un archivo' }).click()
    await (await chooser).setFiles({ name, mimeType: '', buffer })
  }
  await open('guardias.xlsx', Buffer.from('PK\x03\x04\0'))
  await expect(dialog.getByText('Guárdalo como CSV y ábrelo otra vez.')).toBeVisible()
  const line = '01/12/2090 09:30;02/12/2090 09:30;Farmacia Muñoz;Plaça Major, 1;964 12 34 56'
  await open('guardias.csv', Buffer.from(line, 'latin1'))
  await expect(dialog.getByRole('textbox', { name: 'La lista' })).toHaveValue(line)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toContainText('Lista guardada.')
  const html = await (await page.request.get('/preguntas')).text()
  expect(html).toMatch(/<footer.*href="\/farmacia-de-guardia"/s)
})

/** Texts that belong to a module and disappear when it is switched off, by person and path. */
const SHOWN: [person: DemoAccount, screens: Record<string, RegExp[]>][] = [
  [
    'lucia',
    {
      '/dashboard': [/^Tu semana$/, /^¿Abres los festivos\?$/],
      '/commerces/:shop': [/^Cifras$/],
      '/commerces/:shop/horario': [/festivos? sin responder/],
      '/commerces/:rejected': [/^No estoy de acuerdo$/],
    },
  ],
  ['admin', { '/dashboard': [/^Cifras del pueblo$/, /^Festivos$/], '/bandeja': [/^Problemas/] }],
]

test('figures, holidays, appeals, reports and news have no entry while they are off', async ({
  openContext,
  request,
}) => {
  const ids: Record<string, number> = {}
  for (const [name, query] of [
    ['shop', 'status=OK&search=espiga'],
    ['rejected', 'status=RE'],
  ] as const) {
    ids[name] = (await server.call('lucia', 'GET', `/api/commerce/?${query}`))[0].id
  }
  const known: { date: string }[] = await server.call('admin', 'GET', '/api/holidays/')
  // On one of these days the shop usually opens.
  for (const days of [2, 3]) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    if (known.some((day) => day.date === date)) continue
    await server.call('admin', 'POST', '/api/holidays/', { date, name: 'Fiesta' })
  }
  const turn = (isOn: boolean) => {
    const names = ['figures', 'holidays', 'appeals', 'reports', 'subscriptions']
    const modules = Object.fromEntries(names.map((name) => [name, isOn]))
    return server.call('admin', 'PATCH', '/api/settings/', { modules })
  }
  for (const [person, screens] of SHOWN) {
    const page = (await openContext(person)).pages()[0]!
    for (const isOn of [true, false]) {
      await turn(isOn)
      // The settings are loaded with a document.
      await page.goto('/robots.txt')
      for (const [path, words] of Object.entries(screens)) {
        const address = path.replace(/:(\w+)/, (_, name) => String(ids[name]))
        await visit(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: /^Cargando/ })).toHaveCount(0)
        for (const one of words) {
          const entry = page.getByText(one).filter({ visible: true }).first()
          await expect(entry, `${path} ${one} ${isOn}`).toBeVisible({ visible: isOn })
        }
      }
    }
  }
  for (const isOn of [false, true]) {
    await turn(isOn)
    const html = await (await request.get(`/comercio/x-${ids.shop}`)).text()
    const words = ['Avisar de un problema', 'Avísame'].filter((one) => html.includes(`${one}<`))
    expect(words).toHaveLength(isOn ? 2 : 0)
  }
})

test('on a phone the settings are a list of which one is unfolded', async ({ openAs }) => {
  const page = await openAs('admin', '/ajustes', { viewport: { width: 390, height: 844 } })
  const change = page.getByRole('button', { name: /^Cambiar: / })
  await expect(page.getByRole('heading', { name: 'El pueblo' })).toBeVisible()
  await expect(change).toHaveCount(0)
  for (const name of ['El pueblo', 'Contacto']) {
    await page.getByRole('heading', { name }).click()
    await expect(change).toHaveAccessibleName(`Cambiar: ${name}`)
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(2 * 844)
  await expectNoFault(page, [{ width: 390, colorScheme: 'light' }])
})
