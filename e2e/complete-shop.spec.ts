import { findViolations } from './accessibility.ts'
import { expect, tabTo, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('an owner sees what is missing and says it with one press each', async ({ openAs }) => {
  const shops = await server.call('lucia', 'GET', '/api/commerce/')
  const { id } = (shops as { id: number; name: string; status: string; whatsapp: string }[]).find(
    ({ status, whatsapp }) => status === 'OK' && whatsapp === '',
  )!
  const page = await openAs('lucia', `/commerces/${id}`, PHONE)
  const card = page.locator('section').filter({
    has: page.getByRole('heading', { name: '¿Está completo tu comercio?' }),
  })
  expect(await findViolations(page)).toEqual([])
  const rows = card.getByRole('listitem')
  const before = await rows.count()
  await expect(card.getByText(/^Faltan? /)).toContainText(before === 1 ? 'una' : `${before}`)

  await tabTo(card.getByRole('button', { name: 'WhatsApp' }))
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog').getByLabel('WhatsApp')
  await expect(field).toBeFocused()
  await field.fill('612 34 56 78')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(toast(page)).toContainText('Cambios guardados.')
  await expect(card.getByRole('button', { name: 'WhatsApp' })).toHaveCount(0)
  await expect(rows).toHaveCount(before - 1)
})

test('the office is not told what is missing of somebody else', async ({ openAs }) => {
  const [shop] = (await server.call('lucia', 'GET', '/api/commerce/')) as { id: number }[]
  const page = await openAs('admin', `/commerces/${shop!.id}`)
  await expect(page.getByRole('button', { name: 'Editar comercio' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '¿Está completo tu comercio?' })).toHaveCount(0)
})
