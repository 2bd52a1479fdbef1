import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

setUpOwnServer()

test.use({ signedInAs: 'lucia', viewport: { width: 390, height: 844 } })

test('the back button closes a form, keeps its draft, and stays on the shop', async ({ page }) => {
  await visit(page, '/commerces/')
  await page.getByRole('link', { name: 'Panadería La Espiga' }).first().click()
  const edit = page.getByRole('button', { name: 'Editar comercio' })
  const dialog = page.getByRole('dialog', { name: 'Editar comercio' })
  await edit.click()
  const description = dialog.getByLabel('Descripción')
  await description.fill('Pan de masa madre, también los domingos.')
  const shop = page.url()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(shop)
  await expect(edit).toBeFocused()

  await edit.click()
  await expect(description).toHaveValue('Pan de masa madre, también los domingos.')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(toast(page)).toHaveText('Cambios guardados.')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Comercios', level: 1 })).toBeFocused()
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
