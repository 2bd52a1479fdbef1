import { expect, test, visit } from './fixtures.ts'
import { type LayoutShifts, recordLayoutShifts } from './layout-shifts.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing tells what the directory is for, and leads to login and registration', async ({
    page,
  }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    for (const told of [/directorio de los comercios locales/, /visibilidad/, /digitalizar/]) {
      await expect(main.getByText(told).first()).toBeVisible()
    }
    await expect(main.getByText(/compra local.*solidaridad/)).toBeVisible()
    const features = main.getByRole('region', {
      name: 'Todo lo que hace falta detrás del mostrador',
    })
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Registro y gestión de comercios',
      'Publicación de ofertas y promociones',
      'Análisis de ventas e informes',
      'Interfaz intuitiva',
      'Soporte técnico continuo',
    ])
    await expect(main.getByRole('term')).toHaveText([
      'Más visibilidad en internet',
      'Una comunidad de vecinos comprometida',
      'Nuevos clientes',
      'Más competitividad',
      'Crecimiento a largo plazo',
    ])
    const testimonials = main.getByRole('figure')
    await expect(testimonials).toHaveCount(2)
    for (const said of await testimonials.all()) {
      await expect(said.locator('figcaption')).toHaveText(/^\p{Lu}\p{L}+ · \p{Lu}/u)
    }
    const ways = page.getByRole('banner')
    for (const [name, href, place] of [
      ['Iniciar Sesión', '/login', ways],
      ['Registrarse', '/signup', ways],
      ['Regístrate Ahora', '/signup', main],
    ] as const) {
      await expect(place.getByRole('link', { name }).first()).toHaveAttribute('href', href)
    }
    await expect(page.getByRole('contentinfo')).toContainText('© 2024')
    await ways.getByRole('link', { name: 'Iniciar Sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

test('search, registration and login are on the first screen', async ({ page }) => {
  await visit(page, '/')
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const search = page.getByRole('main').getByRole('search')
    await expect(search.getByLabel('Buscar comercios')).toBeInViewport({ ratio: 1 })
    await expect(search.getByRole('button', { name: 'Buscar' })).toBeInViewport({ ratio: 1 })
    const menu = page.getByRole('banner').locator('summary')
    if (await menu.isVisible()) await menu.click()
    for (const [name, address] of [
      ['Comercios', '/directorio'],
      ['Ofertas', '/ofertas'],
      ['Preguntas', '/preguntas'],
      ['Iniciar Sesión', '/login'],
      ['Registrarse', '/signup'],
    ] as const) {
      const way = page.getByRole('banner').getByRole('link', { name, exact: true })
      await expect(way).toBeInViewport({ ratio: 1 })
      await expect(way).toHaveAttribute('href', address)
    }
  }
})

for (const width of [390, 1280]) {
  test(`late fonts move the landing hardly, and nothing else moves it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(recordLayoutShifts)
    const painted = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await painted.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    const shifts = () => page.evaluate(() => (window as unknown as LayoutShifts).layoutShifts)
    expect(await shifts()).toEqual([])
    painted.resolve()
    await page.evaluate(() => document.fonts.ready)
    await page.getByText('© 2024 Escaparate').scrollIntoViewIfNeeded()
    const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0)
    expect(moved).toBeLessThan(0.002)
  })
}
