import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { linkMailedTo } from './registration-form.ts'

test.use({ expectedConsole: [/status of 400/] })
setUpOwnServer()

const PHONE = { width: 390, height: 844 }
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a neighbour is told of a shop from its page, changes it and leaves, without JavaScript', async ({
  openAs,
}) => {
  const email = 'vecina@example.com'
  const category = '/avisame?categoria=panaderia'
  const page = await openAs(undefined, category, { javaScriptEnabled: false, viewport: PHONE })
  const address = page.getByLabel('Tu correo electrónico')
  await test.step('what was typed stays when it is refused', async () => {
    await expect(page.getByLabel('Panadería')).toBeChecked()
    await address.fill('ana')
    await page.getByRole('button', { name: 'Avísame' }).click()
    await expect(page.getByText('Debe ser un correo electrónico válido')).toBeVisible()
    await expect(address).toHaveValue('ana')
    await expect(page.getByLabel('Panadería')).toBeChecked()
  })

  const { results } = await (
    await page.request.get('/api/directory/commerces/?page=1&search=Juguetes%20Trompo')
  ).json()
  await page.goto(`/comercio/${results[0].slug}-${results[0].id}`)
  await page.getByRole('link', { name: 'Avísame de lo nuevo de Juguetes Trompo' }).click()
  await address.fill(email)
  await page.getByRole('button', { name: 'Avísame' }).click()
  await expect(title(page)).toHaveText('Mira tu correo')

  const link = await linkMailedTo(page, email, 'avisame')
  // Requests the link as a mail scanner does.
  for (const method of ['get', 'head'] as const) await page.request[method](link)
  await page.goto(link)
  await expect(title(page)).toHaveText('¿Te avisamos los jueves?')
  await expect(page.getByText('de «Juguetes Trompo»')).toBeVisible()
  await page.getByRole('button', { name: 'Sí, avísame' }).click()
  await expect(title(page)).toHaveText('Hecho: te avisamos los jueves')

  await page.getByLabel('De «Juguetes Trompo»').uncheck()
  await page.getByLabel('Panadería').check()
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(title(page)).toHaveText('Hecho: guardado')
  await expect(page.getByLabel('Panadería')).toBeChecked()
  await expect(page.getByLabel('De «Juguetes Trompo»')).toHaveCount(0)

  await page.getByRole('link', { name: 'No quiero más correos' }).click()
  await expect(title(page)).toHaveText('¿No quieres más correos?')
  await page.getByRole('button', { name: 'No quiero más correos' }).click()
  await expect(title(page)).toHaveText('Sin más correos')
  await page.goto(link)
  await expect(title(page)).toHaveText('Este enlace ya no sirve')
})

test('a mail program leaves by itself with one POST, which is not redirected', async ({
  request,
}) => {
  const email = 'programa@example.com'
  await request.post('/api/subscriptions/', {
    data: { email, categories: [], commerces: [] },
  })
  const link = await linkMailedTo({ request }, email, 'avisame')
  const token = link.split('/').at(-1)
  await request.post('/api/subscriptions/confirm/', { data: { token } })
  const once = { 'List-Unsubscribe': 'One-Click' }
  const origins = ['null', 'moz-extension://x', 'https://mail.example']
  for (const sent of [
    ...origins.map((origin) => ({ form: once, headers: { origin } })),
    { form: once },
    { multipart: once },
  ]) {
    const answer = await request.post(`${link}/salir`, { ...sent, maxRedirects: 0 })
    expect([answer.status(), await answer.text()]).toEqual([
      200,
      expect.stringContaining('Sin más correos'),
    ])
  }
})
