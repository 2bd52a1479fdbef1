import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Commerce } from '#contract/commerces.ts'
import { findViolations } from './accessibility.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { type LayoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { setUpOwnServer } from './own-server.ts'

/* These tests change data, so they have their own server. */
const server = setUpOwnServer()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const COLOURS = ['#b54a20', '#007e46', '#0b57d0', '#eaa52b', '#666b60', '#952421', '#6bbe8a']

/** Creates JPEG photos of different colours. */
async function photos(many: number, first = 0) {
  return Promise.all(
    Array.from({ length: many }, async (_, at) => {
      const background = COLOURS[(first + at) % COLOURS.length]!
      const size = { width: 900 + first + at, height: 700, channels: 3, background } as const
      const buffer = await sharp({ create: size }).jpeg().toBuffer()
      return { name: `foto-${first + at + 1}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )
}

const shopOf = async (name: string): Promise<Commerce> =>
  ((await server.call('lucia', 'GET', '/api/commerce/')) as Commerce[]).find(
    (shop) => shop.name === name,
  )!

async function choose(page: Page, files: Awaited<ReturnType<typeof photos>>) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Añadir fotos' }).click()
  await (await chooser).setFiles(files)
}

const items = (page: Page) =>
  page.getByRole('list', { name: 'Fotos', exact: true }).locator('> li > button')
const opened = (page: Page) => page.getByRole('dialog', { name: /^Foto \d de \d$/ })
const waiting = (page: Page) => page.getByRole('list', { name: 'Fotos por enviar' })
const placesOf = async (name: string) => (await shopOf(name)).photos.map(({ alt }) => alt)

test.describe('on a phone whose line is bad', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] })

  test('eight photos are sent, and those that fail are sent again, after a reload too', async ({
    openAs,
  }) => {
    const { id } = await shopOf('Bodega La Tinaja')
    const page = await openAs('lucia', `/commerces/${id}`, PHONE)
    await page.getByRole('link', { name: 'Añadir fotos' }).click()
    await expect(page.getByRole('heading', { name: 'Fotos', level: 1 })).toBeVisible()
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/photos/', async (route) => {
      calls += 1
      await isSeen
      return [3, 5, 6].includes(calls) ? route.abort() : route.continue()
    })
    await choose(page, await photos(8))
    await expect(waiting(page).locator('> li')).toHaveCount(8)
    await expect(waiting(page).getByText('En espera').first()).toBeVisible()
    goOn()
    const third = waiting(page).getByRole('listitem', { name: 'foto-3.jpg' })
    await expect(third.getByText('No hay conexión.')).toBeVisible()
    await expect(items(page)).toHaveCount(5)
    await expect(waiting(page).getByText('No hay conexión.')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Ya hay 8.' })).toBeVisible()
    expect(await findViolations(page, { include: ['main'] })).toEqual([])
    await third.getByRole('button', { name: 'Reintentar' }).click()
    await expect(items(page)).toHaveCount(6)
    await expect(waiting(page).locator('> li')).toHaveCount(2)

    await page.reload()
    await expect(waiting(page).getByText('Se quedó sin enviar.')).toHaveCount(2)
    await page.getByRole('button', { name: 'Reintentar: foto-5.jpg' }).click()
    await expect(items(page)).toHaveCount(7)
    await page.getByRole('button', { name: 'Eliminar: foto-6.jpg' }).click()
    await page.reload()
    await expect(items(page)).toHaveCount(7)
    await expect(waiting(page)).toHaveCount(0)
  })
})

test('photos are described, put in order by keyboard and mouse, deleted with undo, and dropped', async ({
  openAs,
}) => {
  const { id, photos: before } = await shopOf('Café La Miga')
  const alts = ['La fachada', 'La ventana', '', '']
  await server.call('lucia', 'PATCH', `/api/commerce/${id}/photos/`, {
    photos: before.map(({ id }, at) => ({ id, alt: alts[at] })),
  })
  const page = await openAs('lucia', `/commerces/${id}/fotos`)
  await items(page).nth(2).press('Enter')
  await opened(page).getByRole('button', { name: 'Describir' }).press('Enter')
  const field = page.getByLabel('Qué se ve en la foto', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('La terraza')
  await field.press('Enter')
  await expect(opened(page).getByRole('button', { name: 'Describir La terraza' })).toBeFocused()
  await page.getByRole('button', { name: 'Foto siguiente' }).click()
  await expect(opened(page)).toHaveAccessibleName('Foto 4 de 4')
  expect(await findViolations(page, { include: ['[role=dialog]'] })).toEqual([])
  await page.getByRole('button', { name: 'Foto anterior' }).click()
  await page.keyboard.press('Escape')
  await expect(items(page).nth(2)).toBeFocused()
  await expect(page.getByText('4 fotos. Falta describir una.')).toBeVisible()
  const act = async (photo: string, action: string) => {
    await page.getByRole('button', { name: photo }).press('Enter')
    await opened(page).getByRole('button', { name: action }).press('Enter')
    await expect(opened(page)).toBeHidden()
  }
  await act('Foto 3: La terraza', 'Mover')
  await expect(page.getByText('Toca el sitio nuevo.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Foto 3: La terraza' })).toBeFocused()
  await act('Foto 3: La terraza', 'Mover')
  await page.getByRole('button', { name: 'Ponerla en el puesto 2' }).press('Enter')
  await expect(page.getByText('Ahora está en el puesto 2 de 4.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Foto 2: La terraza' })).toBeFocused()
  await act('Foto 2: La terraza', 'Poner de portada')
  await expect(page.getByText('Ahora es la portada.')).toBeAttached()
  const stored = expect.poll(() => placesOf('Café La Miga'))
  await stored.toEqual(['La terraza', 'La fachada', 'La ventana', ''])
  await act('Portada: La terraza', 'Eliminar')
  await expect(toast(page)).toContainText('Has eliminado la foto «La terraza».')
  await expect(items(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(items(page)).toHaveCount(4)
  await expect(items(page).first()).toBeFocused()
  expect((await placesOf('Café La Miga'))[0]).toBe('La terraza')

  // A busy browser sometimes misses a gesture.
  await expect(async () => {
    const third = page.getByRole('button', { name: 'La ventana' })
    await third.dragTo(items(page).first(), { targetPosition: { x: 40, y: 40 } })
    await expect
      .poll(() => placesOf('Café La Miga'), { timeout: 5_000 })
      .toEqual(['La ventana', 'La terraza', 'La fachada', ''])
  }).toPass()
  await drop(page, await photos(6, 20))
  await expect(page.getByText('2 fotos no cabían.')).toBeVisible()
  await expect(items(page)).toHaveCount(8)
})

/** Drops files from another program on the region that takes photos. */
async function drop(page: Page, files: Awaited<ReturnType<typeof photos>>): Promise<void> {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, sent)
  await page.getByRole('region', { name: 'Añadir fotos' }).dispatchEvent('drop', { dataTransfer })
}

test.describe('on the page of a shop', () => {
  const path = async () => {
    const { id } = await shopOf('Panadería La Espiga')
    return `/comercio/panaderia-la-espiga-${id}`
  }
  const viewer = (page: Page) => page.getByRole('dialog', { name: 'Fotos de Panadería La Espiga' })

  test('its photos are opened, turned over and closed by keyboard', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await visit(page, await path())
    const mosaic = page.getByRole('list', { name: 'Fotos de Panadería La Espiga' })
    const loading = await mosaic
      .locator('img[srcset]')
      .evaluateAll((images) => images.map((image) => image.getAttribute('loading')))
    expect(loading).toEqual(['eager', ...loading.slice(1).map(() => 'lazy')])
    expect(scripts).toEqual([])
    const all = page.getByRole('link', { name: 'Ver las 7 fotos' })
    await all.focus()
    await page.keyboard.press('Enter')
    await expect(viewer(page).getByText('Foto 1 de 7')).toBeVisible()
    expect(scripts).toHaveLength(1)
    await page.keyboard.press('ArrowRight')
    await expect(viewer(page).getByText('Foto 2 de 7')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer(page).getByText('Foto 3 de 7')).toBeVisible()
    await page.keyboard.press('End')
    await expect(viewer(page).getByText('Foto 7 de 7')).toBeVisible()
    await expect(viewer(page).getByRole('button', { name: 'Foto siguiente' })).toBeHidden()
    const { photos } = await shopOf('Panadería La Espiga')
    await expect(viewer(page).getByRole('img', { name: photos[6]!.alt })).toBeInViewport()
    await expect(viewer(page).locator('[data-caption]')).toHaveText(photos[6]!.alt)
    expect(await findViolations(page, { include: ['dialog[open]'] })).toEqual([])
    await viewer(page).getByRole('button', { name: 'Ampliar' }).click()
    const width = await viewer(page)
      .locator('li:not([inert]) img')
      .evaluate((image) => image.getBoundingClientRect().width / innerWidth)
    expect(width).toBeGreaterThan(1.5)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
    await expect(all).toBeFocused()
  })

  test('a photo zoomed while it leaves is small again, and one that still moves is closed', async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, await path())
    await page.getByRole('link', { name: 'Ver las 7 fotos' }).click()
    await expect(viewer(page).getByText('Foto 1 de 7')).toBeVisible()
    const strip = viewer(page).locator('[data-strip]')
    await strip.evaluate((list) => {
      list.scrollTo({ left: list.clientWidth, behavior: 'instant' })
      list.dispatchEvent(new MouseEvent('dblclick'))
      list.dispatchEvent(new Event('scroll'))
    })
    await page.clock.runFor(1000)
    await expect(viewer(page).getByText('Foto 2 de 7')).toBeVisible()
    await expect(
      viewer(page).getByRole('button', { name: 'Ampliar', pressed: false }),
    ).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer(page).getByText('Foto 3 de 7')).toBeVisible()
    await strip.evaluate((list) => list.dispatchEvent(new Event('scroll')))
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
    await page.clock.runFor(1000)
  })

  test('they are swiped on a phone, and open where they are', async ({ openAs }) => {
    const page = await openAs(undefined, await path(), PHONE)
    const mosaic = page.getByRole('list', { name: 'Fotos de Panadería La Espiga' })
    await mosaic.getByRole('link').nth(1).scrollIntoViewIfNeeded()
    await mosaic.getByRole('link').nth(1).tap()
    await expect(viewer(page).getByText('Foto 2 de 7')).toBeVisible()
    const strip = viewer(page).locator('[data-strip]')
    await strip.evaluate((list) => list.scrollTo({ left: 3 * list.clientWidth }))
    await expect(viewer(page).getByText('Foto 4 de 7')).toBeVisible()
    await viewer(page).getByRole('button', { name: 'Cerrar' }).tap()
    await expect(viewer(page)).toBeHidden()
  })

  test.describe('without our fonts', () => {
    test.use({ expectedConsole: [/net::ERR_FAILED/] })

    // Late fonts move other elements, such as the header's menu, depending on the system's fonts.
    test('nothing moves while they come', async ({ page }) => {
      await page.route(/\.woff2$/, (route) => route.abort())
      await page.addInitScript(recordLayoutShifts)
      await visit(page, await path())
      await expect(page.getByRole('link', { name: 'Ver las 7 fotos' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => (window as unknown as LayoutShifts).layoutShifts)
      expect(shifts).toEqual([])
    })
  })

  test('without JavaScript all stand there, as links to their files', async ({ openAs }) => {
    const page = await openAs(undefined, await path(), { javaScriptEnabled: false })
    const links = page.getByRole('list', { name: 'Fotos de Panadería La Espiga' }).getByRole('link')
    await expect(links).toHaveCount(7)
    await expect(page.getByRole('link', { name: 'Ver las 7 fotos' })).toBeHidden()
    const { photos } = await shopOf('Panadería La Espiga')
    await expect(links.last()).toHaveAttribute('href', photos[6]!.url)
    const file = await page.request.get(photos[6]!.url)
    expect(file.headers()['content-type']).toBe('image/webp')
  })
})
