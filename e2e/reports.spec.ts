import { expect, tabTo, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const PHONE = { width: 390, height: 844 }
const server = setUpOwnServer({ mail: {} })

test.use({ expectedConsole: [/status of 4(00|04|09) /] })

async function pathOf(name: string): Promise<string> {
  const search = `/api/directory/commerces/?page=1&search=${encodeURIComponent(name)}`
  const { results } = await (await fetch(server.url + search)).json()
  return `/comercio/${results[0].slug}-${results[0].id}`
}

test('a neighbour reports without JavaScript, and is answered', async ({ openAs }) => {
  const name = 'Ciclos Ferrandis'
  const shop = await pathOf(name)
  const page = await openAs(undefined, shop, { javaScriptEnabled: false, viewport: PHONE })
  await page.getByRole('link', { name: 'Avisar de un problema' }).click()
  const send = page.getByRole('button', { name: 'Enviar', exact: true })
  await expect(page.getByLabel('Tu nombre y apellidos')).toBeHidden()
  await page.getByLabel('Contenido ilegal').check()
  await page.getByLabel('Cuéntanoslo').fill('Vende <b>copias</b>.')
  await send.click()
  await expect(page.getByText('Escribe tu nombre: la ley lo pide')).toBeVisible()
  await expect(page.getByText('Marca que lo que cuentas es verdad')).toBeVisible()
  await expect(page.getByLabel('Cuéntanoslo')).toHaveValue('Vende <b>copias</b>.')
  const email = 'ana@example.com'
  await page.getByLabel('Tu nombre y apellidos').fill('Ana Gil')
  await page.getByLabel('Tu correo electrónico').fill(email)
  await page.getByLabel('Lo que cuento es verdad').check()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Gracias por avisar' })).toBeVisible()
  await expect.poll(() => mailsTo(email)).toHaveLength(1)

  const admin = await openAs('admin', `/avisos?buscar=${email}`)
  const report = admin.getByRole('article', { name })
  await expect(report).toContainText('Vende <b>copias</b>.')
  await report.getByRole('button', { name: 'Resolver' }).click()
  await expect(report.getByText('Elige qué haces con el problema').first()).toBeVisible()
  await report.getByLabel('Ocultar el comercio').check()
  await report.getByLabel('El motivo').fill('Son copias: ley de marcas.')
  await report.getByRole('button', { name: 'Ocultar y avisar' }).click()
  await expect(toast(admin)).toContainText(`La respuesta va camino de ${email}`)
  await expect(report).toContainText('Fuera del directorio')
  // A decision's mail is delayed by ten seconds, in which it can be undone.
  await expect.poll(() => mailsTo(email), { timeout: 40_000 }).toHaveLength(2)
  expect((await page.request.get(shop)).status()).toBe(404)
})

const mailsTo = (address: string) =>
  server.smtp.received.filter((mail) => JSON.stringify(mail).includes(address))

test('a report is sent and decided by keyboard alone, and the panel leads to the urgent one', async ({
  openAs,
}) => {
  const shop = await pathOf('Casa Benita')
  const page = await openAs(undefined, shop)
  await tabTo(page.getByRole('link', { name: 'Avisar de un problema' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${shop}/avisar$`))
  await tabTo(page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page.getByLabel('Cuéntanoslo'))
  await page.keyboard.type('El portal es el 14.')
  await tabTo(page.getByRole('button', { name: 'Enviar', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Gracias por avisar' })).toBeVisible()

  const admin = await openAs('admin', '/dashboard')
  await admin.getByRole('link', { name: /^Mirar: \d+\sproblemas?/ }).click()
  await expect(admin.getByRole('heading', { name: 'Bandeja' })).toBeFocused()
  await expect(admin.getByRole('article')).toContainText('Contenido ilegal')
  await visit(admin, '/avisos?buscar=portal')
  const form = admin.getByRole('form', { name: 'Resolver el problema' })
  await tabTo(form.getByRole('radio').first())
  await admin.keyboard.press('Space')
  await tabTo(form.getByLabel('El motivo'))
  await admin.keyboard.type('Ya dice el 14.')
  await tabTo(form.getByRole('button').last())
  await admin.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(admin.getByRole('article')).toContainText('Corregido')
})
