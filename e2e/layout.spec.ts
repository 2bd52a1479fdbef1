import type { Page } from '@playwright/test'
import { openSheet } from './edit-sheet.ts'
import { expect, test, visit } from './fixtures.ts'

const ADMINISTRATION = [
  ['Comercios', '/commerces'],
  ['Solicitudes alta', '/applications'],
  ['Usuarios', '/users'],
  ['Categorías', '/categories'],
  ['FAQ', '/faq'],
  ['Mensajes', '/messages'],
]
const OURS = [
  ['Hoy', '/dashboard'],
  ['Bandeja', '/bandeja'],
  ['Festivos', '/festivos'],
  ['Cifras del pueblo', '/cifras'],
  ['Ajustes', '/ajustes'],
  ['Papelera y registro', '/papelera'],
]

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Principal' })

async function expectLinks(page: Page, expected: string[][]) {
  const sidebar = sidebarOf(page)
  const links = [...expected, ['Log Out', '/logout']]
  await expect(sidebar.getByRole('link')).toHaveCount(links.length)
  for (const [name, href] of links) {
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', href!)
  }
  await expect(sidebar.getByRole('button', { name: 'Configuración' })).toBeVisible()
}

test.describe('the office', () => {
  test.use({ signedInAs: 'admin', viewport: { width: 1280, height: 800 } })

  test('is led to what waits; its sidebar has all links in sight in groups, and opens over a narrow page', async ({
    page,
  }) => {
    await visit(page, '/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para hoy')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Te damos la bienvenida, admin' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Comencemos' })).toHaveAttribute(
      'href',
      '/commerces/',
    )
    await main.getByRole('link', { name: 'Empezar por la más antigua' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bandeja' })).toBeFocused()

    const sidebar = sidebarOf(page)
    await expectLinks(page, [...ADMINISTRATION, ...OURS])
    const items = sidebar.locator('a, ul button')
    await expect(items).toHaveCount(14)
    for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 })
    await expect(sidebar.getByRole('heading')).toHaveText(['Directorio', 'El pueblo', 'Sistema'])
    await expect(sidebar.getByRole('list', { name: 'El pueblo' }).getByRole('link')).toHaveText([
      'FAQ',
      'Festivos',
      'Cifras del pueblo',
    ])

    await page.setViewportSize({ width: 768, height: 1024 })
    const board = sidebar.locator('> div').first()
    const widths = async () => [
      (await sidebar.boundingBox())!.width,
      (await board.boundingBox())!.width,
    ]
    await expect.poll(widths).toEqual([80, 80])
    await sidebar.getByRole('link', { name: 'Categorías' }).focus()
    await expect(sidebar.getByText('Categorías').last()).toBeVisible()
    const header = sidebar.getByRole('button', { name: /admin/ })
    await header.click()
    await expect.poll(widths).toEqual([80, 250])
    await page.keyboard.press('Escape')
    await expect.poll(widths).toEqual([80, 80])
    await expect(header).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('an owner', () => {
  test.use({ signedInAs: 'lucia' })

  test.describe('who need not save data', () => {
    test.use({ savesData: false })

    test('loads few files before it is idle and fetches the other screens', async ({ page }) => {
      await visit(page, '/commerces/')
      await expect(page.getByRole('article').first()).toBeVisible()
      const files = await page.evaluate(() => {
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return performance
          .getEntriesByType('resource')
          .filter(
            ({ name, startTime }) => /\.(js|css)$/.test(name) && startTime < page!.loadEventEnd,
          )
          .map(({ name }) => name)
      })
      expect(files.length).toBeGreaterThan(5)
      expect(files.length).toBeLessThanOrEqual(48)
    })
  })

  test('collapses the sidebar from 250 to 80 px by the header with the name', async ({ page }) => {
    await visit(page, '/settings')
    const sidebar = sidebarOf(page)
    await expectLinks(page, [
      ['Comercios', '/commerces'],
      ['Ver la web', '/directorio'],
    ])
    const width = async () => (await sidebar.boundingBox())!.width
    const header = sidebar.getByRole('button', { name: /lucia/ })
    await expect(sidebar).toHaveCSS('transition', /^width 0\.3s/)
    expect(await width()).toBe(250)
    await header.click()
    await expect.poll(width).toBe(80)
    await expect(header).toHaveAttribute('aria-expanded', 'false')
    await page.reload()
    await expect(header).toHaveAttribute('aria-expanded', 'false')
    expect(await width(), 'as it was left').toBe(80)
    await header.focus()
    await page.keyboard.press('Enter')
    await expect.poll(width).toBe(250)

    await test.step('has bars in place of it under 576 px', async () => {
      await page.setViewportSize({ width: 576, height: 844 })
      const wide = page.locator('#barra-lateral')
      await expect(wide).toBeVisible()
      await page.setViewportSize({ width: 575, height: 844 })
      await expect(wide).toBeHidden()
      await expect(sidebar.getByRole('link')).toHaveText(['Inicio', 'Comercios'])
      await expect(sidebar.getByRole('link', { name: 'Log Out' })).toHaveCount(0)
      await sidebar.getByRole('button', { name: 'Configuración' }).click()
      const settings = page.getByRole('dialog', { name: 'Configuración' })
      await expect(settings.getByRole('link', { name: 'Ver la web' })).toBeVisible()
      await settings.getByRole('link', { name: 'Log Out' }).click()
      await expect(page).toHaveURL('/logout')
    })
  })

  test('is greeted by name, in green, and led to the shops, whose name is told once', async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, '/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Te damos la bienvenida, lucia',
    )
    await expect(page.getByText(/Nos alegra verte de nuevo.*tus comercios.*ofertas/)).toBeVisible()
    const start = page.getByRole('link', { name: 'Comencemos' })
    await expect(async () => {
      const colour = await start.evaluate((button) => getComputedStyle(button).backgroundColor)
      const [red, green, blue] = colour.match(/\d+/g)!.map(Number)
      expect(green).toBeGreaterThan(red! + 50)
      expect(green).toBeGreaterThan(blue! + 25)
    }).toPass()
    await start.click()
    await expect(page).toHaveURL('/commerces/')
    const region = page.locator('[aria-live="polite"].visually-hidden')
    await expect(region).toHaveText('Comercios · Escaparate')
    await page.clock.runFor(10_000)
    await expect(region).toBeEmpty()
  })

  test('sees shops on cards 330 px wide, and on a shop all that customers need, and what to edit it with', async ({
    page,
  }) => {
    await visit(page, '/commerces/')
    const card = page.getByRole('article').filter({ hasText: 'Panadería La Espiga' })
    expect((await card.boundingBox())!.width).toBe(330)
    await expect(card.locator('img, svg').first()).toBeVisible()
    await expect(card.getByRole('heading')).toHaveText('Panadería La Espiga')
    const chip = (await card.getByText('Publicada').boundingBox())!
    expect((await card.getByRole('heading').boundingBox())!.y).toBeGreaterThan(chip.y + chip.height)
    await expect(card.getByText(/masa madre, cocas/)).toBeVisible()
    const offers = card.getByRole('link', { name: /^Ver ofertas/ })
    await expect(offers).toHaveText('Ver ofertas')
    await expect(offers).toHaveAttribute('href', /^\/commerces\/\d+\/offers\/$/)

    await test.step('finds what the states mean beside them, where there is room', async () => {
      const rail = page.getByRole('complementary', { name: 'Qué significa cada estado' })
      const columns = async () => {
        const boxes = await Promise.all(
          (await page.getByRole('article').all()).map((card) => card.boundingBox()),
        )
        return new Set(boxes.map((box) => box!.x)).size
      }
      await expect(rail).toBeVisible()
      await expect.poll(columns).toBe(2)
      await page.getByRole('button', { name: /lucia/ }).click()
      await expect(rail).toBeHidden()
      await expect.poll(columns).toBe(3)
      await page.setViewportSize({ width: 1600, height: 900 })
      await expect(rail).toBeVisible()
      await expect.poll(columns).toBe(3)
    })

    await test.step('sees dimmed photos in the dark theme, with less motion at once', async () => {
      const photo = page.getByRole('article').locator('div:has(> img)').first()
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(photo).toHaveCSS('filter', /brightness\(0\.\d+\)/)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await expect(photo).toHaveCSS('filter', 'none')
      const moving = await page.evaluate(() => {
        document.documentElement.setAttribute('data-color-scheme', 'dark')
        return document.getAnimations().length
      })
      expect(moving).toBe(0)
    })

    await card.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(/\/commerces\/\d+\/$/)
    const main = page.getByRole('main')
    await expect(main.getByRole('img', { name: 'Foto de Panadería La Espiga' })).toBeVisible()
    await expect(main.getByRole('list', { name: 'Categorías' })).toContainText('Panadería')
    await expect(main.getByText(/masa madre, cocas/)).toBeVisible()
    const known = main.getByRole('definition')
    for (const text of ['Calle Mayor, 12', 'hola@laespiga.example']) {
      await expect(known.filter({ hasText: text })).toBeVisible()
    }
    await expect(main.getByRole('img', { name: /Calle Mayor, 12/ })).toBeVisible()

    const sheets: Record<string, string[]> = {
      'Nombre, categorías y texto': ['Nombre del comercio', 'Descripción'],
      'Teléfono, correo y redes': ['Correo de contacto', 'Teléfono'],
      Dirección: ['Dirección'],
    }
    const dialog = page.getByRole('dialog', { name: 'Editar comercio' })
    for (const [sheet, fields] of Object.entries(sheets)) {
      await openSheet(page, sheet)
      for (const field of fields) await expect(dialog.getByLabel(field)).toHaveValue(/./)
      const categories = dialog.getByRole('combobox', { name: 'Categorías' })
      await expect(categories).toHaveCount(sheet === 'Nombre, categorías y texto' ? 1 : 0)
      await dialog.getByRole('button', { name: 'Cerrar' }).click()
    }
    await openSheet(page, 'Foto de portada')
    await expect(dialog.getByLabel('Foto del comercio')).toBeVisible()
  })
})

/** The action that empty screens offer, of each account in one page. */
const NEXT = [
  ['empty', 'lucia', [['/commerces/', 'button', 'Añadir comercio']]],
  ['empty', 'admin', [['/faq/', 'button', 'Crear FAQ']]],
  [
    'demo',
    'admin',
    [
      ['/users/?buscar=zzzz', 'link', 'Quitar la búsqueda'],
      ['/applications/?buscar=zzzz', 'link', 'Quitar la búsqueda'],
      ['/applications/?estado=todas&buscar=zzzz', 'link', 'Quitar la búsqueda'],
      ['/papelera/?tipo=festivos', 'link', 'Ver lo demás'],
    ],
  ],
] as const

for (const [server, person, screens] of NEXT) {
  test.describe(`on a phone of ${person}, with the data '${server}'`, () => {
    test.use({ server, signedInAs: person, viewport: { width: 390, height: 844 } })

    test('an empty list has its next step above the bar', async ({ page }) => {
      for (const [address, role, name] of screens) {
        await visit(page, address)
        const step = page.getByRole('main').getByRole(role, { name })
        await expect(step, address).toHaveCount(1)
        const { y, height } = (await step.boundingBox())!
        const bar = (await sidebarOf(page).boundingBox())!
        expect(y + height, 'right above the bar').toBeLessThan(bar.y)
        expect(y + height).toBeGreaterThan(bar.y - 20)
      }
    })
  })
}
