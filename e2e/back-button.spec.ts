import type { Locator } from '@playwright/test'
import { openSheet } from './edit-sheet.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { rotatedPhoto } from './registration-form.ts'

const server = setUpOwnServer()

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
  await page.goto(`${server.url}/preguntas`)
  await visit(page, '/dashboard')
  const sheet = page.getByRole('dialog', { name: 'Configuración' })
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Configuración' }).click()
    await expect(sheet).toBeVisible()
    await close()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await page.getByRole('link', { name: 'Comencemos' }).click()
  await expect(page).toHaveURL(/\/commerces\/?$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/preguntas$/)
})

test('the back button closes the settings, and only then leaves the page', async ({ page }) => {
  await visit(page, '/dashboard')
  await page.getByRole('link', { name: 'Comencemos' }).click()
  await expect(page).toHaveURL(/\/commerces\/?$/)
  await page.getByRole('button', { name: 'Configuración' }).click()
  const sheet = page.getByRole('dialog', { name: 'Configuración' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/commerces\/?$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('back closes what is open over a public page, and only then leaves it', async ({ page }) => {
  const open = page.locator(':is(dialog:modal, :popover-open)')
  const closesOnBack = async (press: Locator) => {
    const address = page.url()
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await press.click()
      await expect(open).toHaveCount(1)
      // Browsers update the history state a moment after the dialog opens.
      await expect.poll(() => page.evaluate(() => history.state?.isOpen)).toBe(true)
      await close()
      await expect(open).toHaveCount(0)
      await expect(page).toHaveURL(address)
    }
  }
  await page.goto(`${server.url}/preguntas`)
  await page.goto(`${server.url}/directorio`)
  await closesOnBack(page.getByRole('button', { name: 'Qué buscas' }))
})

test('back closes the menu of the settings', async ({ openAs }) => {
  const page = await openAs('lucia', '/dashboard', { viewport: { width: 1280, height: 900 } })
  await page.getByRole('link', { name: 'Comercios', exact: true }).first().click()
  await expect(page).toHaveURL(/commerces/)
  await page.getByRole('button', { name: 'Configuración' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/commerces/)
})
