import { refusal } from '#testing/fake-smtp-server.ts'
import { expect, signIn, test, visit } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'

/* An SMTP server that rejects every recipient for a while. */
const server = setUpOwnServer({
  mail: {
    answer: () => (knowsPeople ? undefined : refusal(550, '5.1.1 No hay nadie con ese nombre')),
  },
})
let knowsPeople = false

test('an undelivered mail is shown to the administrator and sent again', async ({
  page,
  request,
}) => {
  const asked = await request.post(`${server.url}/auth/users/reset_password/`, {
    data: { email: 'tomas@escaparate.example' },
  })
  expect(asked.status()).toBe(204)
  await visit(page, `${server.url}/login`)
  await signIn(page, 'admin')
  await expect(page).toHaveURL(/\/dashboard$/)
  const stopped = page.getByRole('region', { name: 'Correos que no han llegado' })
  await expect(async () => {
    await page.reload()
    await expect(stopped).toContainText('No hay nadie con ese nombre', { timeout: 2000 })
  }).toPass()
  await expect(stopped).toContainText('tomas@escaparate.example')

  knowsPeople = true
  await stopped.getByRole('button', { name: /^Reintentar/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'otra vez' })).toBeVisible()
  await expect(stopped).toBeHidden()
  await expect.poll(() => server.smtp.received.length).toBe(1)
})

test('the administrator sees what is wrong, goes to cure it by keyboard, and sees it well', async ({
  page,
  request,
}) => {
  knowsPeople = false
  const before = server.smtp.received.length
  await request.post(`${server.url}/auth/users/reset_password/`, {
    data: { email: 'nuria@escaparate.example' },
  })
  await visit(page, `${server.url}/login`)
  await signIn(page, 'admin')
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Papelera y registro' })
    .click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Estado' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Estado' })).toBeFocused()
  const faults = main.getByRole('region', { name: 'Por arreglar' })
  const again = main.getByRole('button', { name: 'Comprobar de nuevo' })
  await expect(async () => {
    await again.click()
    await expect(faults).toContainText('Un correo no se ha podido entregar.', { timeout: 2000 })
  }).toPass()
  await expect(main).toContainText('Hay 1 cosa por arreglar.')
  await expectNoFault(page)

  knowsPeople = true
  await faults.getByRole('link', { name: 'Ver los correos' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Reintentar/ }).click()
  await expect.poll(() => server.smtp.received.length).toBe(before + 1)
  await page.goBack()
  await expect(again).toBeVisible()
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Todo está bien' })).toBeVisible()
  await expect(again).toBeFocused()
  await expect(faults).toBeHidden()

  await main.getByRole('button', { name: 'Enviar un correo de prueba' }).click()
  await expect(main.getByRole('status')).toContainText('ha aceptado el correo para admin@')
})
