import { expect, test, visit } from './fixtures.ts'
import { read } from './read-page.ts'
import { emailOf, fillSection, REGISTERED, registration } from './registration-form.ts'

/* Tests of docs/favourites.md that are in no other journey. */

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    expectedConsole: [/ERR_INTERNET_DISCONNECTED/],
  })

  test('a registration keeps text, photo and step at a reload, and everything offline, and goes when the network is back', async ({
    page,
    context,
  }) => {
    const written = registration('marta.miga')
    await visit(page, '/signup')
    await fillSection(page, 'marta.miga', 1)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await fillSection(page, 'marta.miga', 2)
    await page.reload()
    await expect(page.getByText('Paso 2 de 3')).toBeVisible()
    await expect(page.getByLabel('Descripción')).toHaveValue(written.Descripción)
    await expect(page.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
    await expect(page.getByRole('button', { name: 'Quitar Cafetería' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(emailOf('marta.miga'))

    await page.getByLabel('Contraseña', { exact: true }).fill(written.Contraseña)
    for (const step of ['Paso 2 de 3', 'Paso 3 de 3']) {
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await expect(page.getByText(step)).toBeVisible()
    }
    await fillSection(page, 'marta.miga', 3)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'No hay conexión. Comprueba internet y prueba otra vez.',
    )
    for (const [label, text] of Object.entries(written)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    }
    await expect(page.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
  })
})

test('the drawings are there: the street, the façades, a closed shutter, and the cat of an empty window', async () => {
  const drawingsOf = async (path: string) =>
    /<main[\s\S]*<\/main>/.exec((await read(path)).html)![0].match(/<svg\b[\s\S]*?<\/svg>/g)!
  expect((await drawingsOf('/')).join()).toMatch(/"fx-lit"/)
  const shutter = (await drawingsOf('/no-hay-nada-aqui')).findLast((svg) => svg.includes('fx-skin'))
  expect(shutter).toBeDefined()
  expect(shutter).not.toMatch(/"fx-lit"[^>]*><[^/]/)
  expect((await drawingsOf('/directorio?q=zzzzzz')).join()).toContain('viewBox="0 0 356 200"')
})
