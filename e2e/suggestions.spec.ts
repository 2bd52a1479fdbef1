import { expect, test, visit } from './fixtures.ts'
import { title } from './open-shop.ts'

test('shops and categories are suggested while typing, chosen by keyboard, and closed without losing what was typed', async ({
  page,
}) => {
  await visit(page, '/directorio')
  const field = page.getByRole('combobox', { name: 'Buscar comercios' })
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')
  const chosen = page.getByRole('option', { selected: true })
  await field.pressSequentially('espig')
  await expect(options).toHaveText(['Panadería La Espiga Calle Mayor, 12'])
  await expect(page.getByRole('status')).toHaveText('1 sugerencia')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.fill('z')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await test.step('a newer search replaces the suggestions of the one before', async () => {
    const { promise: late, resolve: answerLate } = Promise.withResolvers<void>()
    await page.route('**/suggestions/?search=zapat', async (route) => {
      await late
      await route.continue().catch(() => {})
    })
    const asked = page.waitForRequest('**/suggestions/?search=zapat')
    await field.fill('zapat')
    await asked
    await field.fill('espig')
    await expect(options).toHaveText([/^Panadería La Espiga/])
    answerLate()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(options).toHaveText([/^Panadería La Espiga/])
    await field.fill('zapat')
    await expect(options.filter({ hasText: 'Zapatería' }).first()).toContainText(/\d\scomercios?$/)
    await expect(options.filter({ hasText: 'Panadería La Espiga' })).toHaveCount(0)
  })

  await field.fill('panaderia')
  await expect(options.first()).toContainText('Panadería')
  const names = await options.allTextContents()
  expect(names.length).toBeGreaterThan(1)
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(names[0]!)
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id'))!)
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveText(names.at(-1)!)
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('panaderia')
  await expect(field).not.toHaveAttribute('aria-activedescendant')

  await field.fill('espig')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Panadería La Espiga')
})

test.describe('Enter', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('searches for what was typed, with suggestions open or failing; none are asked for offline', async ({
    page,
    context,
  }) => {
    // A page without photos, which would fail offline.
    await visit(page, '/preguntas')
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/suggestions/')) asked += 1
    })
    await context.setOffline(true)
    const field = page.getByLabel('Buscar comercios').filter({ visible: true })
    await field.fill('zapat')
    await context.setOffline(false)
    await field.fill('espig')
    await expect(page.getByRole('option')).toHaveCount(1)
    expect(asked).toBe(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/directorio?q=espig')

    await page.route('**/suggestions/**', (route) => route.abort())
    await field.fill('')
    await field.pressSequentially('flores')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(/para «flores»$/)
  })
})

test.describe('by thumb', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

  test('a suggestion is tapped, and fits the narrowest phone', async ({ page }) => {
    await visit(page, '/')
    const field = page.getByLabel('Buscar comercios').filter({ visible: true })
    await field.tap()
    await field.pressSequentially('espig')
    const option = page.getByRole('option', { name: 'Panadería La Espiga' })
    const { x, width, height } = (await option.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
    expect(height).toBeGreaterThanOrEqual(48)
    await option.tap()
    await expect(title(page)).toHaveText('Panadería La Espiga')
  })
})
