import type { BrowserContextOptions, Page } from '@playwright/test'
import { BROWSER } from '#testing/counted-site.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { openShop } from './open-shop.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer()
const PHONE = { viewport: { width: 390, height: 844 }, userAgent: BROWSER }

test.use({
  ...PHONE,
  permissions: ['clipboard-read', 'clipboard-write'],
  // A wider window loads another size of the photo than the one that was preloaded.
  expectedConsole: [/was preloaded using link preload but not used/],
})

const BAKERY = 'Panadería La Espiga'

async function bakery() {
  const { results } = await server.call('lucia', 'GET', '/api/commerce/?page=1')
  return results.find(({ name }: { name: string }) => name === BAKERY) as { id: number }
}

type Sums = Record<string, number>

/** Returns today's figures of a shop, as its owner sees them. */
async function countsOf({ id }: { id: number }): Promise<Sums> {
  const { days } = await server.call('lucia', 'GET', `/api/commerce/${id}/figures/?days=7`)
  return days.at(-1)
}

/** Returns the difference: the demo town has figures already. */
function added(now: Sums, before: Sums): Sums {
  const kinds = Object.keys(now).filter((kind) => typeof now[kind] === 'number')
  return Object.fromEntries(kinds.map((kind) => [kind, now[kind]! - before[kind]!]))
}

/** Presses everything that reports an action and does not leave the page. */
async function pressEverything(page: Page) {
  page.setDefaultTimeout(15_000)
  await page.evaluate(() => {
    Object.assign(window, { print() {} })
    addEventListener('click', (event) => event.preventDefault())
  })
  const main = page.getByRole('main')
  const links = ['Llamar', 'Cómo llegar', 'Escribir por WhatsApp']
  for (const name of links) await main.getByRole('link', { name, exact: false }).first().click()
  await main.locator('a[href^="mailto:"]').first().click()
  await main.locator('a[rel~=ugc]:not([href*="wa.me"])').first().click()
  for (const name of ['Compartir', /Guarda/]) {
    await main.getByRole('button', { name }).first().click()
  }
  // Phones have no print button.
  await page.setViewportSize({ width: 1280, height: 844 })
  await main.getByRole('button', { name: 'Imprimir' }).click()
  await page.setViewportSize(PHONE.viewport)
  // Saving reports in the turn after the click.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
}

const EVERYTHING = {
  appearances: 1,
  views: 1,
  call: 1,
  mail: 1,
  directions: 1,
  whatsapp: 1,
  web: 1,
  share: 1,
  print: 1,
  save: 1,
}

test('what a neighbour looks at and presses is counted, and of an owner nothing', async ({
  page,
  openContext,
}) => {
  const shop = await bakery()
  const before = await countsOf(shop)
  const counted = async () => added(await countsOf(shop), before)
  const lucia = await openContext('lucia', { userAgent: `${BROWSER} Otro` })
  await lucia.request.get(`/comercio/x-${shop.id}`)
  await page.request.get(`/directorio?q=${BAKERY}`)
  await openShop(page, BAKERY)
  await page.evaluate(() => Object.assign(Navigator.prototype, { share: undefined }))
  await pressEverything(page)
  await expect.poll(counted, { timeout: 30_000 }).toMatchObject(EVERYTHING)
})

test('the code of an offer that is copied is counted of the offer', async ({ page }) => {
  const shop = await bakery()
  const { results } = await server.call('lucia', 'GET', `/api/offer/?page=1&commerce=${shop.id}`)
  const [offer] = results
  const ofOffer = async () => {
    const { offers } = await server.call('lucia', 'GET', `/api/commerce/${shop.id}/figures/?days=7`)
    const its = offers.find(({ id }: { id: number }) => id === offer.id)
    return { views: its?.views ?? 0, code: its?.code ?? 0 }
  }
  const [before, ofShop] = [await ofOffer(), await countsOf(shop)]
  await server.call('lucia', 'PATCH', `/api/offer/${offer.id}/`, { code: 'MASA-10' })
  await page.goto(`/oferta/x-${offer.id}`)
  await page.getByRole('button', { name: 'Copiar código' }).click()
  const counted = async () => added(await ofOffer(), before)
  await expect.poll(counted, { timeout: 30_000 }).toEqual({ views: 1, code: 1 })
  expect(added(await countsOf(shop), ofShop)).toMatchObject({ code: 1 })
})

for (const [how, options] of [
  ['', {}],
  [' without JavaScript', { javaScriptEnabled: false }],
] as [string, BrowserContextOptions][]) {
  test(`whoever objects is not counted${how}, until they want to be`, async ({ openAs }) => {
    const shop = await bakery()
    const page = await openAs(undefined, '/privacidad', {
      ...PHONE,
      userAgent: `${BROWSER} Edg/${how.length}`,
      ...options,
    })
    const { views: before } = await countsOf(shop)
    // The header's search has its own status element.
    const said = page.getByRole('form', { name: 'Si te contamos' }).getByRole('status')
    await page.getByRole('button', { name: 'No quiero contar en las cifras' }).click()
    await expect(said).toHaveText('Hecho: lo que mires en este dispositivo ya no cuenta.')
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'sin_cifras', value: '1', sameSite: 'Lax' })
    if (how === '') await expectNoFault(page)
    const path = `/comercio/x-${shop.id}`
    await page.request.get(path)

    if (how === '') {
      await page.goto('/privacidad')
      await expect(page.getByRole('button', { name: 'No quiero contar' })).toBeHidden()
    }
    await page.getByRole('button', { name: 'Quiero volver a contar' }).click()
    await expect(said).toHaveText('Hecho: lo que mires en este dispositivo vuelve a contar.')
    expect(await page.context().cookies()).toEqual([])
    await page.request.get(path)
    // A view from while counting was off would have arrived before this one.
    const views = async () => (await countsOf(shop)).views
    await expect.poll(views, { timeout: 30_000 }).toBe(before! + 1)
  })
}
