import type { Page } from '@playwright/test'
import { expect, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const PHONE = { width: 390, height: 844 }
const server = setUpOwnServer({ mail: {} })

test.use({ expectedConsole: [/status of 4(00|04|09) /] })

async function openShop(page: Page, name: string) {
  const { results } = await (
    await page.request.get(`/api/directory/commerces/?page=1&search=${encodeURIComponent(name)}`)
  ).json()
  const path = `/comercio/${results[0].slug}-${results[0].id}`
  await page.goto(path)
  return path
}

test('a neighbour reports without JavaScript, and is answered', async ({ openAs }) => {
  const page = await openAs(undefined, '/contacto', { javaScriptEnabled: false, viewport: PHONE })
  const name = 'Ciclos Ferrandis'
  const shop = await openShop(page, name)
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

test('the panel says how many reports wait, and leads to the urgent one', async ({ openAs }) => {
  const page = await openAs('admin', '/dashboard')
  await page.getByRole('link', { name: /^Mirar: \d+\sproblemas?/ }).click()
  await expect(page.getByRole('heading', { name: 'Bandeja' })).toBeFocused()
  await expect(page.getByRole('article')).toContainText('Contenido ilegal')
})

const mailsTo = (address: string) =>
  server.smtp.received.filter((mail) => JSON.stringify(mail).includes(address))

test('a report is sent and decided by keyboard alone', async ({ openAs }) => {
  const tabTo = async (page: Page, target: ReturnType<Page['getByRole']>) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  const page = await openAs(undefined, '/contacto')
  const shop = await openShop(page, 'Casa Benita')
  await tabTo(page, page.getByRole('link', { name: 'Avisar de un problema' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${shop}/avisar$`))
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Cuéntanoslo'))
  await page.keyboard.type('El portal es el 14.')
  await tabTo(page, page.getByRole('button', { name: 'Enviar', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Gracias por avisar' })).toBeVisible()

  const admin = await openAs('admin', '/avisos?buscar=portal')
  const form = admin.getByRole('form', { name: 'Resolver el problema' })
  await tabTo(admin, form.getByRole('radio').first())
  await admin.keyboard.press('Space')
  await tabTo(admin, form.getByLabel('El motivo'))
  await admin.keyboard.type('Ya dice el 14.')
  await tabTo(admin, form.getByRole('button').last())
  await admin.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(admin.getByRole('article')).toContainText('Corregido')
})
