import { openSheet } from './edit-sheet.ts'
import { expect, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* These tests change data, so they have their own server. */
setUpOwnServer()
test.use({ viewport: { width: 390, height: 844 } })

test('an owner says what she sells, with a word of her trade by one tap, and is found by it first', async ({
  openAs,
}) => {
  const page = await openAs('lucia', '/commerces')
  await page.getByRole('link', { name: 'Flores Azahar' }).first().click()
  const dialog = await openSheet(page, 'Lo que vendo')
  const sells = dialog.getByRole('textbox', { name: 'Lo que vendo' })
  await expect(sells).toHaveValue('ramos de novia, plantas, coronas, centros de mesa')
  const proposed = dialog.getByRole('button', { name: 'ramo de flores', exact: true })
  await expect(dialog.getByRole('button', { name: 'floristería', exact: true })).toHaveCount(0)
  await proposed.click()
  await expect(sells).toHaveValue(
    'ramos de novia, plantas, coronas, centros de mesa, ramo de flores',
  )
  await expect(proposed).toHaveCount(0)
  const save = dialog.getByRole('button', { name: 'Guardar' })
  await sells.fill(Array.from({ length: 21 }, (_, turn) => `flor ${turn}`).join(', '))
  await save.click()
  await expect(sells).toHaveAccessibleDescription(/Escribe como máximo 20 palabras/)
  await sells.fill('rosas, xilofones')
  await save.click()
  await expect(toast(page)).toContainText('Cambios guardados')
  await page.goto('/directorio?q=xilofón')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1\scomercio para «xilofón»$/)
})
