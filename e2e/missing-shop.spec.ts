import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const PHONE = { width: 390, height: 844 }
const server = setUpOwnServer()

// 404: the office may say that it looks at a suggestion which it has just decided.
test.use({ expectedConsole: [/status of (400|409) |status of 404 .*\/viewing\//] })

test('a neighbour misses a shop without JavaScript, and the office adds it', async ({ openAs }) => {
  const name = 'Relojería Tictac'
  const search = '/directorio?q=Tictac'
  const page = await openAs(undefined, search, { javaScriptEnabled: false, viewport: PHONE })
  await page.getByRole('link', { name: '¿Falta un comercio?' }).click()
  const send = page.getByRole('button', { name: 'Enviar' })
  await page.getByLabel('Cómo se llama').fill('ciclos ferrandis')
  await send.click()
  await expect(page.getByText('Di en qué calle está').first()).toBeVisible()
  await page.getByLabel('En qué calle está').fill('Calle Mayor, 3')
  await send.click()
  const refusal = page.getByRole('alert')
  const known = refusal.getByRole('link', { name: 'Ciclos Ferrandis' })
  await expect(known).toHaveAttribute('href', /^\/comercio\/ciclos-ferrandis-\d+$/)
  await expect(refusal).toContainText('¿Es otro con el mismo nombre? Escríbenos.')
  const contact = refusal.getByRole('link', { name: 'Escríbenos' })
  await expect(contact).toHaveAttribute('href', '/contacto')
  await page.getByLabel('Cómo se llama').fill(name)
  await page.getByLabel('Qué más sabes').fill('Al lado del horno.')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Gracias por decirlo' })).toBeVisible()

  const admin = await openAs('admin', '/bandeja?tipo=sugerencias', { viewport: PHONE })
  await admin.getByRole('link', { name }).click()
  await expect(admin.getByText('Al lado del horno.')).toBeVisible()
  await admin.getByRole('button', { name: 'No', exact: true }).click()
  await toast(admin).getByRole('button', { name: 'Deshacer' }).click()
  await admin.getByRole('button', { name: 'Añadir' }).click()
  const form = admin.getByRole('dialog', { name: 'Añadir comercio' })
  await expect(form.getByLabel('Nombre del comercio')).toHaveValue(name)
  await expect(form.getByLabel('Dirección', { exact: true })).toHaveValue('Calle Mayor')
  await form.getByLabel('Descripción').fill('Lo que hacía falta.')
  await form.getByLabel('Teléfono').fill('964 12 34 56')
  await form.getByRole('combobox', { name: 'Categorías' }).fill('otros')
  await form.getByRole('option').first().click()
  await form.getByRole('button', { name: 'Añadir y publicar' }).click()
  await expect(toast(admin)).toContainText(`«${name}» ya está en el directorio.`)
  await expect(admin.getByRole('link', { name })).toBeHidden()
  expect(await (await fetch(server.url + search)).text()).toContain(name)
})

test('with JavaScript, too, a known name is answered with its shop, and another is sent', async ({
  page,
}) => {
  await visit(page, '/falta-un-comercio')
  await page.getByLabel('Cómo se llama').fill('ciclos ferrandis')
  await page.getByLabel('En qué calle está').fill('Calle Mayor, 3')
  await page.getByRole('button', { name: 'Enviar' }).click()
  const known = page.getByRole('alert').getByRole('link', { name: 'Ciclos Ferrandis' })
  await expect(known).toHaveAttribute('href', /^\/comercio\/ciclos-ferrandis-\d+$/)
  await page.getByLabel('Cómo se llama').fill('Relojería Segundero')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { name: 'Gracias por decirlo' })).toBeVisible()
})
