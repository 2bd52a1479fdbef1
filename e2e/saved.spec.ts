import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { openShop, title } from './open-shop.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer()

test.use({ server, viewport: { width: 390, height: 844 } })

const BAKERY = 'Panadería La Espiga'
const CHEMIST = 'Farmacia Pilar Escrig'

const save = (page: Page, name = 'Guardar') => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

async function saveShop(page: Page, name: string) {
  await openShop(page, name)
  await save(page).click()
  await expect(save(page, 'Guardado')).toBeVisible()
}

async function saveAnOffer(page: Page): Promise<string> {
  await page.goto('/ofertas')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await save(page).click()
  await expect(save(page, 'Guardado')).toBeVisible()
  return (await title(page).textContent())!
}

async function openMenu(page: Page) {
  await page.getByRole('banner').locator('summary').click()
  return page.getByRole('navigation', { name: 'Menú' })
}

test.describe('what a neighbour saves', () => {
  test('is on one page, without an account, until it is taken away', async ({ page }) => {
    await saveShop(page, BAKERY)
    await expect(page.getByRole('status').getByText('Guardado en este dispositivo.')).toBeVisible()
    const offer = await saveAnOffer(page)
    await (await openMenu(page)).getByRole('link', { name: 'Guardados' }).click()
    await expect(title(page)).toHaveText('Guardados')
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByRole('link', { name: BAKERY, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: offer })).toBeVisible()
    await expectNoFault(page)

    await save(page, `Guardado ${BAKERY}`).click()
    await save(page, `Guardado ${offer}`).click()
    await expect(page).toHaveURL(/\/guardados$/)
    await page.reload()
    await expect(page.getByText('Aún no hay nada guardado')).toBeVisible()
    await expectNoFault(page)
  })

  test('can be given to somebody else by its address', async ({ page, openAs }) => {
    await saveShop(page, BAKERY)
    await saveShop(page, CHEMIST)
    await page.getByRole('link', { name: 'Ver mis guardados' }).click()
    await expect(page).toHaveURL(/lista=/)

    const { pathname, search } = new URL(page.url())
    const other = await openAs(undefined, pathname + search)
    await expect(other.getByText('Esta lista te la ha pasado alguien')).toBeVisible()
    await expectNoFault(other)
    await other.getByRole('button', { name: 'Guardarlo todo' }).click()
    await expect(other.getByText('Están solo en este dispositivo')).toBeVisible()
    await expect(cards(other).getByRole('link')).toHaveText([CHEMIST, BAKERY])
  })

  test('that is no longer public is said to be gone', async ({ page }) => {
    await saveShop(page, CHEMIST)
    const id = /(\d+)$/.exec(page.url())![1]
    await saveShop(page, BAKERY)
    await server.call('admin', 'PATCH', `/api/commerce/${id}/`, {
      hidden: true,
      reason: 'Está cerrado.',
    })
    await page.goto('/guardados')
    await expect(page.getByText('Una de las cosas de esta lista ya no está')).toBeVisible()
    await expectNoFault(page)
    await page.getByRole('button', { name: 'Eliminar de la lista' }).click()
    await expect(page.getByText('ya no está')).toBeHidden()
    await expect(cards(page).getByRole('link')).toHaveText([BAKERY])
    await server.call('admin', 'PATCH', `/api/commerce/${id}/`, { hidden: false })
  })

  test('is the same in two tabs', async ({ page, context }) => {
    await openShop(page, BAKERY)
    const other = await context.newPage()
    await other.goto(page.url())
    await save(page).click()
    await expect(save(other, 'Guardado')).toBeVisible()
  })

  test('is not lost without a word where the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await openShop(page, BAKERY)
    await save(page).click()
    await expect(page.getByText('Tu navegador no deja guardar nada.')).toBeVisible()
    await expect(save(page)).toBeVisible()
  })

  test('is seen without a connection, and says of when', async ({ page, context }) => {
    await saveShop(page, CHEMIST)
    const shop = page.url()
    await expect.poll(() => isKept(page)).toBe(true)
    await saveShop(page, BAKERY)
    await page.getByRole('link', { name: 'Ver mis guardados' }).click()
    await expect(cards(page)).toHaveCount(2)
    await context.setOffline(true)

    await page.reload()
    await expect(page.getByText(/^Sin conexión. Así era esta página el \w+/)).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await expect(page.locator('[data-hidden-offline]').first()).toBeHidden()
    await expectNoFault(page)

    await page.goto(shop)
    await expect(title(page)).toHaveText(CHEMIST)
    await expect(page.getByText(/^Sin conexión. Así era esta página/)).toBeVisible()
    await page.goto('/preguntas')
    await expect(page.getByText(/no la habías visto. Esto es lo que guardaste/)).toBeVisible()
    await expect(cards(page)).toHaveCount(2)

    await context.setOffline(false)
    await page.goto('/guardados')
    await expect(page.getByText(/^Sin conexión/)).toBeHidden()
    for (const name of [CHEMIST, BAKERY]) await save(page, `Guardado ${name}`).click()
    const cachesLeft = () => page.evaluate(async () => (await caches.keys()).length)
    await expect.poll(cachesLeft).toBe(0)
    // Files that the page loads from now on must not be cached.
    await page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const assets = files.filter((name) => name.includes('/assets/'))
      for (const file of assets) await (await fetch(file)).arrayBuffer()
    })
    expect(await cachesLeft()).toBe(0)
  })

  test('does not show the code of an offer without a connection', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openShop(page, BAKERY)
    await page.getByRole('link', { name: 'Café con tu coca' }).click()
    const counter = page.getByRole('region', { name: 'Dilo en el mostrador' })
    await counter.getByRole('button', { name: 'Copiar código' }).click()
    await expect(counter.getByRole('button', { name: 'Código copiado' })).toBeFocused()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('COCA')
    await save(page).click()
    await expect.poll(() => isKept(page)).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^Sin conexión. Así era esta página/)).toBeVisible()
    await expect(counter).toBeHidden()
    await context.setOffline(false)
  })

  test('alone makes the device keep pages', async ({ page }) => {
    await openShop(page, BAKERY)
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(await registered()).toBe(0)
    await save(page).click()
    await expect.poll(registered).toBe(1)
  })
})

/** Whether the page and its fonts are in the cache. */
function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const fonts = files.filter((name) => name.endsWith('.woff2'))
    const kept = await Promise.all([location.href, ...fonts].map((url) => caches.match(url)))
    return kept.every((response) => response !== undefined)
  })
}
