import { expect, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

setUpOwnServer()

test.use({ viewport: { width: 390, height: 844 } })

test('an owner types the hours on a phone, is asked what is unclear, and neighbours read the week', async ({
  openAs,
}) => {
  const page = await openAs('lucia', '/commerces')
  await page.getByRole('link', { name: 'Flores Azahar' }).first().click()
  await page.getByRole('button', { name: 'Cambiar el horario' }).click()
  const dialog = page.getByRole('dialog', { name: 'Horario' })
  const sign = dialog.getByLabel('Tu horario')
  await sign.fill('L-V de 9 a 2 y 17-20, S 5-8')
  await expect(dialog.getByText('¿De 5:00 a 8:00 de la mañana, o de la tarde?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sí, 17:00-20:00' }).click()
  await expect(sign).toHaveValue('L-V de 9 a 2 y 17-20, S 17:00-20:00')
  await expect(dialog.getByText('9:00–14:00 · 17:00–20:00')).toBeVisible()

  await dialog.getByLabel('Cerrado por vacaciones').check()
  await dialog.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(dialog.getByLabel('Primer día cerrado')).toHaveAccessibleDescription('Elige el día')
  await dialog.getByLabel('Cerrado por vacaciones').uncheck()
  await dialog.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(toast(page)).toContainText('Horario guardado')

  await page.goto('/directorio?q=azahar')
  await page.getByRole('main').getByRole('link', { name: 'Flores Azahar' }).first().click()
  const hours = page.getByRole('region', { name: 'Horario' })
  await expect(hours.getByText(/^Hoy, /)).toBeVisible()
  await expect(hours.getByText('9:00–14:00 · 17:00–20:00').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the state and the week stand on the page, and round the clock is told', async ({
    page,
  }) => {
    await page.goto('/directorio?q=farmacia')
    await expect(page.getByText('Abierto las 24 horas').first()).toBeVisible()
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page.getByText('Abierto las 24 horas').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Horario' })).toContainText('24 horas')
  })
})
