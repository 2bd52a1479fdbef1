import type { BrowserContext, Locator, Page } from '@playwright/test'
import { photoPath } from '#contract/photos.ts'
import { FURTHER_COMMERCE } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { PASSWORD } from '../tools/demo-accounts.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, signIn, test, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* With its own server no published shop has the same photos as pending ones, which would make them public. */
const server = setUpOwnServer()

/** Longer than any signed URL is valid. */
const TEN_MINUTES = 10 * 60

test.describe('the URL of a photo', () => {
  test.use({ signedInAs: 'tomas', expectedConsole: [/status of 404 .*\/photos\//] })

  test('expired photos are shown after the data are reloaded once, however many they are', async ({
    page,
  }) => {
    const shops = [await newShop('Ruedas de Junio', 1202), await newShop('Ruedas de Julio', 1203)]
    const [{ id }] = shops as [{ id: number }, object]
    const list = await leaveOpen(page, '/api/commerce/')
    await page.goto('/commerces')
    for (const { photo } of shops) {
      const hash = /[0-9a-f]{64}/.exec(photo)![0]
      await isShown(page.locator(`img[src*="${photoPath(hash)}?"]`))
    }
    expect(list.data).toBe(2)
    expect(list.refused.size).toBeGreaterThanOrEqual(shops.length)

    const shop = await leaveOpen(page, `/api/commerce/${id}/`)
    await visit(page, `/commerces/${id}`)
    await isShown(page.getByAltText('Foto de Ruedas de Junio'))
    expect(shop.data).toBe(2)
    expect(shop.refused.size).toBe(1)
  })
})

test.describe('a session', () => {
  test.use({ signedInAs: 'lucia', expectedConsole: [/status of 401 .*\/(api|auth)\//] })

  test('a session that expires while typing asks for the password over the form, which then is sent', async ({
    page,
    context,
  }) => {
    const [{ id }] = await server.call(
      'lucia',
      'GET',
      '/api/commerce/?search=panader%C3%ADa+la+espiga',
    )
    await visit(page, `/commerces/${id}`)
    const form = await openSheet(page, 'Nombre, categorías y texto')
    const description = form.getByLabel('Descripción')
    const save = form.getByRole('button', { name: 'Guardar' })
    await description.fill('Pan de masa madre desde 1962, y ahora también los domingos.')
    await loseSession(context)
    await save.click()

    const login = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
    await expect(login.getByText('lucia@escaparate.example')).toBeVisible()
    await expect(login.getByLabel('Contraseña', { exact: true })).toBeFocused()
    await page.keyboard.type('no es esta')
    await page.keyboard.press('Enter')
    await expect(login.getByText('no son correctos')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toBeVisible()
    await login.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')

    await expect(login).toBeHidden()
    await expect(form).toBeHidden()
    await expect(page.getByText('Cambios guardados.')).toBeVisible()
    await expect(page.getByText('y ahora también los domingos')).toBeVisible()

    await test.step('signing in again elsewhere finds the draft of the form', async () => {
      await openSheet(page, 'Nombre, categorías y texto')
      await page.getByLabel('Nombre del comercio').fill('La Espiga de siempre')
      await loseSession(context)
      await save.click()
      await login.getByRole('button', { name: 'Salir' }).click()
      await expect(page).toHaveURL(/\/login\?from=%2Fcommerces%2F\d+/)
      await signIn(page, 'lucia')
      await openSheet(page, 'Nombre, categorías y texto')
      await expect(page.getByLabel('Nombre del comercio')).toHaveValue('La Espiga de siempre')
    })
  })
})

/** Creates a pending shop of Tomás. */
async function newShop(name: string, width: number): Promise<{ id: number; photo: string }> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...FURTHER_COMMERCE, name })) {
    form.append(field, value)
  }
  const photo = new Uint8Array(await picture(width, 900).jpeg().toBuffer())
  form.append('photo', new File([photo], 'foto.jpg', { type: 'image/jpeg' }))
  return server.call('tomas', 'POST', '/api/commerce/', form)
}

/**
 * Opens a page with data of ten minutes ago, whose photo URLs have expired. Later requests wait until each of these
 * photos got a 404, in whatever width. Counts both.
 */
async function leaveOpen(page: Page, path: string) {
  const loads = { data: 0, refused: new Set<string>() }
  const expired = new Set<string>()
  const { promise: allRefused, resolve } = Promise.withResolvers<void>()
  page.on('response', (response) => {
    const [hash] = /(?<=\/photos\/)[0-9a-f]{64}/.exec(response.url()) ?? []
    if (hash === undefined || response.status() !== 404) return
    loads.refused.add(hash)
    if (loads.refused.size === expired.size) resolve()
  })
  const isAsked = (url: URL) => url.pathname === path && !url.searchParams.has('deleted')
  await page.route(isAsked, async (route) => {
    loads.data += 1
    if (loads.data > 1) {
      await allRefused
      return route.continue()
    }
    const response = await route.fetch()
    const lapsed = (await response.text()).replace(
      /([0-9a-f]{64})(-\d+\.webp\?expires=)(\d+)/g,
      (_, hash, path, expires) => {
        expired.add(hash)
        return `${hash}${path}${Number(expires) - TEN_MINUTES}`
      },
    )
    await route.fulfill({ response, body: lapsed })
  })
  return loads
}

async function isShown(photo: Locator): Promise<void> {
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

/** Ends the session, as after its two days. */
async function loseSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  const auth = cookies.filter(({ name }) => name.startsWith('auth_'))
  await context.addCookies(auth.map((cookie) => ({ ...cookie, value: 'caducado' })))
}
