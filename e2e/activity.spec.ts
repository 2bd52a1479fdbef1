import { expect, test, visit } from './fixtures.ts'

test.use({ signedInAs: 'admin' })

test('the log is read as sentences, filtered by kind and search, and turned by keyboard', async ({
  page,
}) => {
  await visit(page, '/actividad')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 2, name: 'Hoy' })).toBeVisible()
  await page.getByLabel('Buscar quién o qué').fill('panaderia la espiga')
  await expect(page).toHaveURL(/buscar=panaderia/)
  const phone = main.getByRole('listitem').filter({ hasText: 'cambió el teléfono de' })
  await expect(phone).toContainText('964 55 12 98')
  await expect(phone).toContainText('964 00 12 34')

  await page.getByLabel('De qué').selectOption('Solicitudes de alta')
  await expect(page.getByRole('heading', { name: /^Nada con/ })).toBeVisible()
  await page.goBack()
  await expect(phone).toContainText('lucia')

  await visit(page, '/actividad')
  await page.getByRole('link', { name: 'Siguiente' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toContainText('21–40 de')
})

test('on a phone the log and the bin are behind Más, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/dashboard')
  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Papelera y registro' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Actividad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Actividad' })).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})
