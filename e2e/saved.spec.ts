import type { Page } from '@playwright/test'
import { slugOf } from '#contract/slug.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { title } from './open-shop.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer()

test.use({ server, viewport: { width: 390, height: 844 } })

const BAKERY = 'Panadería La Espiga'
const CHEMIST = 'Farmacia Pilar Escrig'
const OFFER = 'Café con tu coca'

const save = (page: Page, name = 'Guardar') => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

const pathOf = async (name: string) => {
  const [shop] = await server.call('admin', 'GET', `/api/commerce/?search=${name}`)
  return `/comercio/${slugOf(name)}-${shop.id}`
}

async function saveAt(page: Page, path: string) {
  await page.goto(path)
  await save(page).click()
  await expect(save(page, 'Guardado')).toBeVisible()
}

async function openMenu(page: Page) {
  await page.getByRole('banner').locator('summary').click()
  return page.getByRole('navigation', { name: 'Menú' })
}

test.describe('what a neighbour saves', () => {
  test('is on one page, without an account, until it is taken away', async ({ page, context }) => {
    const shop = await pathOf(BAKERY)
    await page.goto(shop)
    const other = await context.newPage()
    await other.goto(shop)
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

    await test.step('it is not lost without a word where the browser stores nothing', async () => {
      await page.evaluate(() => {
        const { setItem } = Storage.prototype
        Storage.prototype.setItem = () => {
          Storage.prototype.setItem = setItem
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await save(page).click()
      await expect(page.getByText('Tu navegador no deja guardar nada.')).toBeVisible()
      await expect(save(page)).toBeVisible()
      expect(await registered()).toBe(0)
    })

    await save(page).click()
    await expect(page.getByRole('status').getByText('Guardado en este dispositivo.')).toBeVisible()
    await expect(save(other, 'Guardado'), 'the same in two tabs').toBeVisible()
    await expect.poll(registered, 'only who saves keeps pages').toBe(1)
    await other.close()
    const [offer] = await server.call('admin', 'GET', '/api/offer/?search=coca')
    await saveAt(page, `/oferta/x-${offer.id}`)
    await (await openMenu(page)).getByRole('link', { name: 'Guardados' }).click()
    await expect(title(page)).toHaveText('Guardados')
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByRole('link', { name: BAKERY, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: offer.title })).toBeVisible()
    await save(page, `Guardado ${BAKERY}`).click()
    await save(page, `Guardado ${offer.title}`).click()
    await expect(page).toHaveURL(/\/guardados$/)
    await page.reload()
    await expect(page.getByText('Aún no hay nada guardado')).toBeVisible()
  })

  test('can be given to somebody else by its address, and is said to be gone', async ({
    page,
    openAs,
  }) => {
    const chemist = await pathOf(CHEMIST)
    await saveAt(page, await pathOf(BAKERY))
    await saveAt(page, chemist)
    await page.getByRole('link', { name: 'Ver mis guardados' }).click()
    await expect(page).toHaveURL(/lista=/)

    const { pathname, search } = new URL(page.url())
    const other = await openAs(undefined, pathname + search)
    await expect(other.getByText('Esta lista te la ha pasado alguien')).toBeVisible()
    await expectNoFault(other)
    await other.getByRole('button', { name: 'Guardarlo todo' }).click()
    await expect(other.getByText('Están solo en este dispositivo')).toBeVisible()
    await expect(cards(other).getByRole('link')).toHaveText([CHEMIST, BAKERY])

    const shop = `/api/commerce/${/\d+$/.exec(chemist)}/`
    await server.call('admin', 'PATCH', shop, { hidden: true, reason: 'Está cerrado.' })
    await page.goto('/guardados')
    await expect(page.getByText('Una de las cosas de esta lista ya no está')).toBeVisible()
    await expectNoFault(page)
    await page.getByRole('button', { name: 'Eliminar de la lista' }).click()
    await expect(page.getByText('ya no está')).toBeHidden()
    await expect(cards(page).getByRole('link')).toHaveText([BAKERY])
    await server.call('admin', 'PATCH', shop, { hidden: false })
  })

  test('is seen without a connection, without the code of an offer, and says of when', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const shop = await pathOf(CHEMIST)
    await saveAt(page, shop)
    await expect.poll(() => isKept(page)).toBe(true)
    await page.goto(await pathOf(BAKERY))
    await page.getByRole('link', { name: OFFER }).click()
    const counter = page.getByRole('region', { name: 'Dilo en el mostrador' })
    await counter.getByRole('button', { name: 'Copiar código' }).click()
    await expect(counter.getByRole('button', { name: 'Código copiado' })).toBeFocused()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('COCA')
    await save(page).click()
    await expect.poll(() => isKept(page)).toBe(true)
    const offer = page.url()
    await page.getByRole('link', { name: 'Ver mis guardados' }).click()
    await expect(cards(page)).toHaveCount(2)
    await context.setOffline(true)

    await page.reload()
    await expect(page.getByText(/^Sin conexión. Así era esta página el \w+/)).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await expect(page.locator('[data-hidden-offline]').first()).toBeHidden()
    await expectNoFault(page)

    for (const [path, name] of [
      [shop, CHEMIST],
      [offer, OFFER],
    ] as const) {
      await page.goto(path)
      await expect(title(page)).toHaveText(name)
      await expect(page.getByText(/^Sin conexión. Así era esta página/)).toBeVisible()
    }
    await expect(counter).toBeHidden()
    await page.goto('/preguntas')
    await expect(page.getByText(/no la habías visto. Esto es lo que guardaste/)).toBeVisible()
    await expect(cards(page)).toHaveCount(2)

    await context.setOffline(false)
    await page.goto('/guardados')
    await expect(page.getByText(/^Sin conexión/)).toBeHidden()
    for (const name of [CHEMIST, OFFER]) await save(page, `Guardado ${name}`).click()
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
