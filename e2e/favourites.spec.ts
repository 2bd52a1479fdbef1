import { expect, test, visit } from './fixtures.ts'
import { emailOf, fillSection, REGISTERED, registration } from './registration-form.ts'

/* Tests of docs/favourites.md that are in no other journey. */

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a reload in the middle of a registration keeps text, photo and step', async ({ page }) => {
    await visit(page, '/signup')
    await fillSection(page, 'marta.miga', 1)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await fillSection(page, 'marta.miga', 2)
    await page.reload()
    await expect(page.getByText('Paso 2 de 3')).toBeVisible()
    await expect(page.getByLabel('Descripción')).toHaveValue(registration('marta.miga').Descripción)
    await expect(page.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
    await expect(page.getByRole('button', { name: 'Quitar Cafetería' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(emailOf('marta.miga'))
  })
})

test.describe('offline', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] })

  test('a registration says so and keeps everything, and goes when the network is back', async ({
    page,
    context,
  }) => {
    await visit(page, '/signup')
    for (const section of [1, 2, 3] as const) await fillSection(page, 'irene.miga', section)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'No hay conexión. Comprueba internet y prueba otra vez.',
    )
    for (const [label, text] of Object.entries(registration('irene.miga'))) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    }
    await expect(page.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
  })
})

test.describe('everywhere', () => {
  // Chromium also reports the 404 in the console.
  test.use({ expectedConsole: [/status of 404 /] })

  test('the drawings are there: the street, the façades, a closed shutter, and the cat of an empty window', async ({
    openAs,
  }) => {
    const page = await openAs(undefined, '/')
    await expect(page.locator('main svg:has(.fx-lit)').first()).toBeVisible()
    await visit(page, '/no-hay-nada-aqui')
    const shutter = page.locator('main svg[role=img]:has(.fx-skin), main svg:has(.fx-skin)').last()
    await expect(shutter).toBeVisible()
    await expect(shutter.locator('.fx-lit *')).toHaveCount(0)
    await visit(page, '/directorio?q=zzzzzz')
    await expect(page.locator('main svg[viewBox="0 0 356 200"]')).toBeVisible()
  })
})
