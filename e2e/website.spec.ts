import { openSheet } from './edit-sheet.ts'
import { expect, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

setUpOwnServer()

test('an owner writes the website of a shop, and neighbours are led there', async ({ openAs }) => {
  const page = await openAs('lucia', '/commerces')
  await page.getByRole('link', { name: 'Flores Azahar' }).first().click()
  const dialog = await openSheet(page, 'Teléfono, correo y redes')
  const web = dialog.getByLabel('Página web')
  await expect(web).toHaveValue('floresazahar.example/encargos')
  await web.fill('no tengo')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(web).toHaveAccessibleDescription(/Escribe la dirección de tu web/)
  await web.fill('www.floresazahar.example/tienda/')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toContainText('Cambios guardados')

  await page.goto('/directorio?q=azahar')
  await page.getByRole('main').getByRole('link', { name: 'Flores Azahar' }).first().click()
  const link = page.getByRole('link', { name: 'floresazahar.example/tienda', exact: true })
  await expect(link).toHaveAttribute('href', 'https://www.floresazahar.example/tienda/')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
})
