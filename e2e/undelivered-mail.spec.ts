import { refusal } from '#testing/fake-smtp-server.ts'
import { expect, tabTo, test, toast } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'

/* An SMTP server that rejects every recipient for a while. */
const server = setUpOwnServer({
  mail: {
    answer: () => (knowsPeople ? undefined : refusal(550, '5.1.1 No hay nadie con ese nombre')),
  },
})
let knowsPeople = false

test('the administrator sees that a mail did not arrive, sends it again by keyboard, and sees all well', async ({
  openAs,
  request,
}) => {
  const email = 'tomas@escaparate.example'
  await request.post(`${server.url}/auth/users/reset_password/`, { data: { email } })
  const stopped = () => server.call('admin', 'GET', '/api/outbox/?state=dead')
  await expect.poll(stopped).toHaveLength(1)
  const page = await openAs('admin', '/dashboard')
  const mails = page.getByRole('region', { name: 'Correos que no han llegado' })
  await expect(mails).toContainText('No hay nadie con ese nombre')
  await expect(mails).toContainText(email)
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Papelera y registro' })
    .click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Estado' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Estado' })).toBeFocused()
  const faults = main.getByRole('region', { name: 'Por arreglar' })
  await expect(faults).toContainText('Un correo no se ha podido entregar.')
  await expect(main).toContainText('Hay 1 cosa por arreglar.')
  await expectNoFault(page)

  knowsPeople = true
  await faults.getByRole('link', { name: 'Ver los correos' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(mails.getByRole('button', { name: /^Reintentar/ }))
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('otra vez')
  await expect(mails).toBeHidden()
  await expect.poll(() => server.smtp.received.length).toBe(1)
  await page.goBack()
  const again = main.getByRole('button', { name: 'Comprobar de nuevo' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Todo está bien' })).toBeVisible()
  await expect(again).toBeFocused()
  await expect(faults).toBeHidden()

  await main.getByRole('button', { name: 'Enviar un correo de prueba' }).click()
  await expect(main.getByRole('status')).toContainText('ha aceptado el correo para admin@')
})
