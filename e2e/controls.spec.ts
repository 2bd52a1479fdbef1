import { countControls } from '../tools/measure-screen.ts'
import { addressOf } from '../tools/screen-variants.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, test, visit } from './fixtures.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Maximum of visible links, buttons, fields and folds on an owner's screens on a phone, including the bars. */
const MAX_CONTROLS: Record<string, number> = {
  '/dashboard': 9,
  '/commerces/:id': 13,
  '/commerces/:id/offers': 18,
  '/commerces/:id/offers?crear': 14,
  '/commerces/:id/horario': 20,
  '/commerces/:id/fotos': 12,
  '/commerces/:id/cifras': 12,
}

/** The same maximum for the sheets of 'Editar comercio', which have at most five fields each. */
const MAX_ON_SHEETS: Record<string, number> = {
  'Nombre, categorías y texto': 8,
  'Teléfono, correo y redes': 8,
  Dirección: 8,
  'Lo que vendo': 11,
  'Acceso, pago y servicios': 7,
  'Foto de portada': 5,
}

test("an owner's screens, and the sheets of «Editar comercio», do not ask for everything at once", async ({
  openAs,
}) => {
  const shop = await addressOf({ path: '/commerces/:id', state: 'full' })
  const page = await openAs('lucia', '/dashboard', PHONE)
  const dialog = page.getByRole('dialog')
  for (const [path, most] of Object.entries(MAX_CONTROLS)) {
    await visit(page, path.replace('/commerces/:id', shop))
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(dialog).toBeVisible({ visible: path.endsWith('?crear') })
    await expect(page.getByRole('status').filter({ hasText: /^Cargando/ })).toHaveCount(0)
    const place = path.endsWith('?crear') ? dialog : page.locator('body')
    const found = await countControls(place)
    expect.soft(found, path).toBeGreaterThan(2)
    expect.soft(found, path).toBeLessThanOrEqual(most)
    if (path !== '/commerces/:id') continue
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect.soft(screens).toBeLessThan(2)
  }
  await visit(page, shop)
  for (const [sheet, most] of Object.entries(MAX_ON_SHEETS)) {
    await openSheet(page, sheet)
    expect.soft(await countControls(dialog), sheet).toBeLessThanOrEqual(most)
    const fields = dialog.locator('input, textarea, select').filter({ visible: true })
    expect.soft(await fields.count(), sheet).toBeLessThanOrEqual(5)
    await expect(dialog.locator('[type=submit]')).toHaveText('Guardar')
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
  }
  await test.step('a tap on the words of a switch turns it', async () => {
    await visit(page, `${shop}/horario`)
    const closure = page.getByRole('switch', { name: 'Cerrado unos días' })
    const wasOn = await closure.isChecked()
    await page.getByText('Cerrado unos días', { exact: true }).tap()
    await expect(closure).toBeChecked({ checked: !wasOn })
  })
})
