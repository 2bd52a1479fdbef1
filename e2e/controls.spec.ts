import { countControls, measureScreen } from '../tools/measure-screen.ts'
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

test("an owner's screens do not ask for everything at once", async ({ openAs }) => {
  const shop = await addressOf({ path: '/commerces/:id', state: 'full' })
  const page = await openAs('lucia', '/dashboard', PHONE)
  const found: Record<string, number> = {}
  for (const path of Object.keys(MAX_CONTROLS)) {
    await visit(page, path.replace('/commerces/:id', shop))
    await expect(page.locator('h1').first()).toBeAttached()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible({ visible: path.endsWith('?crear') })
    await expect(page.getByRole('status').filter({ hasText: /^Cargando/ })).toHaveCount(0)
    found[path] = await countControls(path.endsWith('?crear') ? dialog : page.locator('body'))
    if (path === '/commerces/:id') expect.soft((await measureScreen(page)).screens).toBeLessThan(2)
  }
  for (const [path, most] of Object.entries(MAX_CONTROLS)) {
    expect.soft(found[path], path).toBeGreaterThan(2)
    expect.soft(found[path], path).toBeLessThanOrEqual(most)
  }
})

/** The same maximum for the sheets of 'Editar comercio', which have at most five fields each. */
const MAX_ON_SHEETS: Record<string, number> = {
  'Nombre, categorías y texto': 8,
  'Teléfono, correo y redes': 8,
  Dirección: 8,
  'Lo que vendo': 11,
  'Acceso, pago y servicios': 7,
  'Foto de portada': 5,
}

test('«Editar comercio» asks for one thing at a time', async ({ openAs }) => {
  const shop = await addressOf({ path: '/commerces/:id', state: 'full' })
  const page = await openAs('lucia', shop, PHONE)
  for (const [sheet, most] of Object.entries(MAX_ON_SHEETS)) {
    const dialog = await openSheet(page, sheet)
    expect.soft(await countControls(dialog), sheet).toBeLessThanOrEqual(most)
    const fields = dialog.locator('input, textarea, select').filter({ visible: true })
    expect.soft(await fields.count(), sheet).toBeLessThanOrEqual(5)
    await expect(dialog.locator('[type=submit]')).toHaveText('Guardar')
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
  }
})

test('a tap on the words of a switch turns it', async ({ openAs }) => {
  const shop = await addressOf({ path: '/commerces/:id', state: 'full' })
  const page = await openAs('lucia', `${shop}/horario`, PHONE)
  const closure = page.getByRole('switch', { name: 'Cerrado unos días' })
  const wasOn = await closure.isChecked()
  await page.getByText('Cerrado unos días', { exact: true }).tap()
  await expect(closure).toBeChecked({ checked: !wasOn })
})
