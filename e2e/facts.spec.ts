import { openSheet } from './edit-sheet.ts'
import { expect, test, toast } from './fixtures.ts'
import { findOverflow } from './overflow.ts'
import { setUpOwnServer } from './own-server.ts'

/* These tests change data, so they have their own server. */
const server = setUpOwnServer()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('an owner says two facts with a tap each, and a neighbour filters by one', async ({
  openAs,
  browser,
}) => {
  const page = await openAs('lucia', '/commerces', PHONE)
  await page.getByRole('link', { name: 'Panadería La Espiga' }).first().click()
  const dialog = await openSheet(page, 'Acceso, pago y servicios')
  await dialog.getByText('Pago', { exact: true }).click()
  const bizum = dialog.getByRole('group', { name: '¿Se puede pagar con Bizum?' })
  await expect(bizum.getByRole('radio', { name: 'Sí' })).toBeChecked()
  await bizum.getByText('No', { exact: true }).click()
  // Only one group is open at a time.
  await dialog.getByText('Puerta', { exact: true }).click()
  await expect(bizum).toBeHidden()
  await dialog.getByRole('textbox', { name: '¿Cuánto mide el escalón de la entrada?' }).fill('alto')
  await page.reload()
  await dialog.getByRole('button', { name: 'Empezar de nuevo' }).click()
  const first = dialog.getByRole('group', { name: 'Acceso, pago y servicios' }).locator('input')
  await expect(first.first()).toBeFocused()
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const step = dialog.getByRole('textbox', { name: '¿Cuánto mide el escalón de la entrada?' })
  await expect(step).toHaveAccessibleDescription(/Escribe los centímetros en cifras/)
  await step.fill('18')
  await dialog
    .getByRole('group', { name: '¿Tienes una rampa que poner?' })
    .getByText('Sí', { exact: true })
    .click()
  await expect(dialog.getByText('con ayuda, escalón de 18\u00a0cm…')).toBeVisible()
  expect(await page.evaluate(findOverflow)).toEqual([])
  await dialog.getByText('Para Google', { exact: true }).click()
  await expect(
    dialog.getByText('Entrada accesible para sillas de ruedas: No', { exact: true }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toContainText('Cambios guardados')

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled, baseURL: server.url })
    const neighbour = await context.newPage()
    await neighbour.goto('/directorio')
    await neighbour.getByRole('button', { name: 'Qué buscas' }).click()
    await neighbour.getByText('Acceso, pago y servicios').click()
    await neighbour.getByRole('checkbox', { name: 'Silla de ruedas' }).check()
    await neighbour.getByRole('checkbox', { name: 'Encargos' }).check()
    await neighbour.getByRole('button', { name: 'Ver comercios' }).click()
    await expect(neighbour).toHaveURL('/directorio?facts=wheelchair%2Corders')
    await expect(neighbour.getByRole('heading', { level: 1 })).toHaveText(/^1\scomercio$/)
    expect(await neighbour.evaluate(findOverflow)).toEqual([])
    await neighbour.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    const facts = neighbour.getByRole('region', { name: 'Acceso, pago y servicios' })
    await expect(facts).toContainText('Con ayuda · escalón de 18\u00a0cm')
    await expect(facts).toContainText('sin Bizum')
    await neighbour.goto('/directorio?q=bizum')
    const chips = neighbour.getByRole('list', { name: 'Filtros elegidos' })
    await expect(chips.getByRole('link')).toHaveText(['Quitar Bizum', 'Quitar filtros'])
    await expect(neighbour.getByRole('article', { name: /La Espiga/ })).toHaveCount(0)
    expect((await neighbour.goto('/directorio?facts=wifi'))!.status()).toBe(400)
    await context.close()
  }
})
