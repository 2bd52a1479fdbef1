import { refusal } from '#testing/fake-smtp-server.ts'
import { expect, signIn, test, visit } from './fixtures.ts'
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
