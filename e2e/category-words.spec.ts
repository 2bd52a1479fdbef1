import { expect, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* These tests change data, so they have their own server. */
setUpOwnServer()
test.use({ viewport: { width: 390, height: 844 } })

test('the office says what people look for in a category, and neighbours find it', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/categories')
  await page.getByRole('button', { name: 'Editar Artesanía' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar categoria' })
  const words = dialog.getByRole('textbox', { name: 'Lo que busca la gente' })
  await expect(words).toHaveValue(/cerámica/)
  await dialog.getByRole('button', { name: 'tintorería' }).click()
  await expect(words).toHaveValue(/, tintorería$/)
  await expect(dialog.getByRole('button', { name: 'tintorería' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toContainText('Cambios guardados')
  await page.goto('/directorio?q=tintorería')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\d\scomercios para «tintorería»$/,
  )
})
