import { openSheet } from './edit-sheet.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { rotatedPhoto } from './registration-form.ts'

setUpOwnServer()

test.use({
  signedInAs: 'lucia',
  viewport: { width: 390, height: 844 },
  expectedConsole: [/status of (409|503) /],
})

test('the back button closes a form, keeps its draft, and stays on the shop', async ({ page }) => {
  // The account only says which fields are reviewed: the shop is shown without it.
  await page.route('**/auth/account/', (route) => route.fulfill({ status: 503, json: {} }))
  await visit(page, '/commerces/')
  await page.getByRole('link', { name: 'Panadería La Espiga' }).first().click()
  const edit = page.getByRole('button', { name: 'Editar comercio' })
  const dialog = page.getByRole('dialog', { name: 'Editar comercio' })
  await openSheet(page, 'Nombre, categorías y texto')
  const description = dialog.getByLabel('Descripción')
  await description.fill('Pan de masa madre, también los domingos.')
  const shop = page.url()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(shop)
  await expect(edit).toBeFocused()

  await edit.click()
  const sheets = dialog.getByRole('button')
  await expect(sheets.filter({ hasText: 'sin guardar' })).toHaveText(/^Nombre, categorías y texto/)
  await sheets.filter({ hasText: 'Foto de portada' }).click()
  await dialog.locator('input[type=file]').setInputFiles(await rotatedPhoto())
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await openSheet(page, 'Nombre, categorías y texto')
  await expect(description).toHaveValue('Pan de masa madre, también los domingos.')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page).last(), 'her own photo is nobody else’s').toHaveText(
    'Cambios guardados.',
  )
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Comercios', level: 1 })).toBeFocused()
})

test('on the page that was opened first, too, back closes what is open, then leaves', async ({
  page,
}) => {
  await page.goto('/directorio')
  const search = page.getByRole('button', { name: 'Qué buscas' })
  const open = page.locator(':is(dialog:modal, :popover-open)')
  const isNoted = () => page.evaluate(() => history.state?.isOpen)
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await search.click()
    await expect(open).toHaveCount(1)
    // Browsers update the history state a moment after the dialog opens.
    await expect.poll(isNoted).toBe(true)
    await close()
    await expect(open).toHaveCount(0)
    await expect(page).toHaveURL('/directorio')
  }

  await visit(page, '/dashboard')
  const settings = page.getByRole('dialog', { name: 'Configuración' })
  const closesOnce = async (close: () => Promise<unknown>, path: RegExp) => {
    await page.getByRole('button', { name: 'Configuración' }).click()
    await expect(settings).toBeVisible()
    await close()
    await expect(settings).toBeHidden()
    await expect(page).toHaveURL(path)
  }
  await closesOnce(() => page.goBack(), /\/dashboard$/)
  await closesOnce(() => page.keyboard.press('Escape'), /\/dashboard$/)
  await page.getByRole('link', { name: 'Comencemos' }).click()
  await expect(page).toHaveURL(/\/commerces\/?$/)
  await closesOnce(() => page.goBack(), /\/commerces\/?$/)
  await page.setViewportSize({ width: 1280, height: 900 })
  await closesOnce(() => page.goBack(), /\/commerces\/?$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page).toHaveURL('/directorio')
})
