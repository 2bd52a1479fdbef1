import { expect, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer({ mail: {} })

test.use({ expectedConsole: [/status of 4(00|01|09) /] })

test('an owner reads why their shop was hidden, appeals on a phone, and wins', async ({
  openAs,
}) => {
  const { results } = await server.call('lucia', 'GET', '/api/commerce/?page=1&status=OK')
  const { id, name } = results[0]
  const reason = 'El teléfono es de otra casa.'
  await server.call('admin', 'PATCH', `/api/commerce/${id}/`, { hidden: true, reason })

  const page = await openAs('lucia', `/commerces/${id}`, { viewport: { width: 390, height: 844 } })
  const notices = page.getByRole('region', { name: 'Decisiones de la administración' })
  await expect(notices).toContainText(reason)
  await notices.getByRole('link', { name: 'No estoy de acuerdo' }).click()
  await page.getByRole('button', { name: 'Enviar reclamación' }).click()
  await expect(page.getByText('Cuéntanos por qué no estás de acuerdo').first()).toBeVisible()
  await page.getByLabel('Cuéntanos por qué').fill('Ya lo he corregido.')
  await page.getByRole('button', { name: 'Enviar reclamación' }).click()
  await expect(page.getByText('La estamos mirando.')).toBeVisible()

  const office = await openAs('admin', `/reclamaciones?buscar=${encodeURIComponent(name)}`)
  await office.getByRole('button', { name: `Responder: ${name}`, exact: true }).press('Enter')
  const dialog = office.getByRole('dialog', { name: 'Responder a la reclamación' })
  await expect(dialog).toContainText('Ya lo he corregido.')
  await dialog.getByLabel('Mantener la decisión').check()
  await dialog.getByRole('button', { name: 'Responder y avisar' }).click()
  await expect(dialog.getByText('Escribe la respuesta: es la última palabra').first()).toBeVisible()
  await dialog.getByLabel('Volver a mostrarlo').check()
  await dialog.getByRole('button', { name: 'Volver a mostrarlo' }).click()
  await expect(toast(office)).toContainText('Le has dado la razón.')

  await page.reload()
  await expect(page.getByText('Tenías razón: ya está de vuelta.')).toBeVisible()
  await page.goto(`/commerces/${id}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(notices).toBeHidden()
})
