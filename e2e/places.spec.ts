import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { moveFinger } from './touch.ts'

/** Where the geocoder finds an address of the town. */
const PROPOSED = { lat: 40.4213, lng: 0.4231, type: 'portal' }
const server = setUpOwnServer({
  map: { find: (address) => (address.startsWith('Calle Nueva, 3') ? PROPOSED : null) },
})

type Shop = { id: number; name: string; slug: string; latitude: number; longitude: number }

async function espiga(): Promise<Shop> {
  const shops: Shop[] = await server.call('lucia', 'GET', '/api/commerce/')
  return shops.find(({ name }) => name === 'Panadería La Espiga')!
}
const change = async (body: object) =>
  server.call('lucia', 'PATCH', `/api/commerce/${(await espiga()).id}/`, body)

const pin = (page: Page) => page.getByRole('button', { name: /^Pin de tu comercio/ })
const confirm = (page: Page) => page.getByRole('button', { name: 'Aquí está' }).last()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a pin is proposed from the new address, moved by keys, tapped, dragged, and taken away', async ({
    openAs,
  }) => {
    const { id } = await change({ direction: 'Calle Nueva, 3' })
    const place = `/commerces/${id}/lugar`
    const page = await openAs('lucia', place)
    await expect(page.getByText('Creemos que tu puerta está aquí.')).toBeVisible()
    await expect(page.getByText('© Mapa de prueba')).toBeVisible()
    await pin(page).focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText(/^El pin está a \d+ m de donde estaba, al norte\.$/)).toBeAttached()
    expect(await findViolations(page, { include: ['main'] })).toEqual([])
    await confirm(page).click()
    await expect(toast(page)).toContainText('Dirección guardada')
    const proposed = await espiga()
    expect(proposed.latitude).toBeGreaterThan(PROPOSED.lat)
    expect(proposed.longitude).toBeGreaterThan(PROPOSED.lng)
    expect(proposed.latitude - PROPOSED.lat).toBeLessThan(0.001)

    await visit(page, place)
    await expect(pin(page)).toBeVisible()
    const map = (await page.getByRole('application').boundingBox())!
    await page.touchscreen.tap(map.x + map.width * 0.7, map.y + map.height * 0.7)
    await confirmMoved(page)
    const tapped = await espiga()
    expect(tapped.latitude).toBeLessThan(proposed.latitude)
    expect(tapped.longitude).toBeGreaterThan(proposed.longitude)

    await visit(page, place)
    const box = (await pin(page).boundingBox())!
    await moveFinger(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: 60 })
    await confirmMoved(page)
    expect((await espiga()).longitude).toBeGreaterThan(tapped.longitude)

    await visit(page, place)
    await page.getByRole('button', { name: 'Eliminar del mapa' }).click()
    await expect(toast(page)).toContainText('Ya no está en el mapa')
    expect((await espiga()).latitude).toBeNull()
  })
})

async function confirmMoved(page: Page): Promise<void> {
  await expect(page.getByText('pulsa «Aquí está»')).toBeVisible()
  await confirm(page).click()
  await expect(page).toHaveURL(/\/commerces\/\d+$/)
}

test('a neighbour opens the map of a shop by keyboard, and is back where they were', async ({
  page,
}) => {
  const { id } = await change({ latitude: 40.4207, longitude: 0.4246 })
  await page.goto(`${server.url}/comercio/x-${id}`)
  const link = page.getByRole('link', { name: 'Ver en el mapa dónde está Panadería La Espiga' })
  await expect(link.getByText('© Mapa de prueba')).toBeVisible()
  await expect(link).toHaveAttribute('href', /destination=40\.4207%2C0\.4246$/)
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(loaded.filter((name) => /public-map|street-map|leaflet/.test(name))).toEqual([])

  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Panadería La Espiga en el mapa' })
  await expect(dialog.getByRole('button', { name: 'Panadería La Espiga' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cerrar el mapa' })).toBeFocused()
  await expect
    .poll(() =>
      dialog
        .locator('img')
        .evaluateAll((all) => (all as HTMLImageElement[]).every((one) => one.naturalWidth > 0)),
    )
    .toBe(true)
  expect(await findViolations(page, { include: ['dialog:modal'] })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('without scripts the picture leads to directions; without a place the street is drawn', async () => {
  const card = async (place: object) => {
    const { id, slug } = await change(place)
    const html = await (await fetch(`${server.url}/comercio/${slug}-${id}`)).text()
    return /<aside[\s\S]*<\/aside>/.exec(html)![0]
  }
  const known = await card({ latitude: 40.4207, longitude: 0.4246 })
  expect(known).toMatch(/<a href="https:\/\/www\.google\.com\/maps\/dir\/[\s\S]*Ver en el mapa/)
  expect(known).toContain('src="/tiles/')
  const unknown = await card({ latitude: null, longitude: null })
  expect(unknown).not.toContain('Ver en el mapa')
  expect(unknown).toMatch(/<svg [^>]*class="fx[ "]/)
})

test.describe('while the pictures of the map do not come', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('a shop has its drawn street, and the link leads to directions', async ({ page }) => {
    const { id } = await change({ latitude: 40.4207, longitude: 0.4246 })
    await page.route('**/tiles/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`${server.url}/comercio/x-${id}`)
    const link = page.getByRole('link', { name: /^Ver en el mapa/ })
    await link.scrollIntoViewIfNeeded()
    await expect(link.locator('svg.fx')).toBeVisible()
    await expect(link.locator('[data-tiles]')).toHaveAttribute('data-broken', '')
    await expect(link.getByText('© Mapa de prueba')).toBeHidden()
  })

  test('the map says so until one comes; a position is refused, is too far, and is where the pin is put', async ({
    openAs,
  }) => {
    const { id } = await change({ latitude: null, longitude: null })
    const page = await openAs('lucia', `/commerces/${id}`)
    await page.route('**/tiles/**', (route) => route.fulfill({ status: 503, body: '' }))
    await visit(page, `/commerces/${id}/lugar`)
    const sentence = page.getByText(/^El mapa no se ha cargado\./)
    await expect(sentence).toBeVisible()
    expect(await findViolations(page, { include: ['main'] })).toEqual([])
    const here = page.getByRole('button', { name: 'Usar mi posición' })
    await here.click()
    await expect(page.getByRole('alert')).toContainText('No tenemos permiso para ver tu posición')
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 48.85, longitude: 2.35 })
    await here.click()
    await expect(page.getByRole('alert')).toContainText('queda lejos del pueblo')
    await page.context().setGeolocation({ latitude: 40.421, longitude: 0.425 })
    await here.click()
    await expect(page.getByText('Es donde estás tú ahora.')).toBeVisible()
    await confirm(page).click()
    await expect(toast(page)).toContainText('Dirección guardada')
    expect(await espiga()).toMatchObject({ latitude: 40.421, longitude: 0.425 })

    await visit(page, `/commerces/${id}/lugar`)
    await expect(sentence).toBeVisible()
    await page.unroute('**/tiles/**')
    await page.getByRole('button', { name: 'Alejar' }).click()
    await expect(sentence).toBeHidden()
  })

  test('beside the list it is one line over it, until another try brings pictures', async ({
    page,
  }) => {
    await change({ latitude: 40.4207, longitude: 0.4246 })
    await page.route('**/tiles/**', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/directorio')
    const map = page.getByRole('dialog', { name: 'Mapa' })
    await expect(map.getByText(/^El mapa no se ha cargado\./)).toBeVisible()
    expect((await map.boundingBox())!.height).toBeLessThan(80)
    const retry = map.getByRole('button', { name: 'Reintentar' })
    await retry.click({ trial: true })
    await page.unroute('**/tiles/**')
    // Without waiting: requests of the map itself may remove the button.
    await retry.dispatchEvent('click')
    await expect(map.getByRole('button', { name: 'Acercar' })).toBeVisible()
    expect((await map.boundingBox())!.height).toBeGreaterThan(300)
  })
})
