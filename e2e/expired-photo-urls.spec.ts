import type { Locator, Page } from '@playwright/test'
import { photoPath } from '#contract/photos.ts'
import { FURTHER_COMMERCE } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { expect, test } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* With its own server no published shop has the same photos as pending ones, which would make them public. */
const server = setUpOwnServer()
test.use({ signedInAs: 'tomas', expectedConsole: [/status of 404 .*\/photos\//] })

/** Longer than any signed URL is valid. */
const TEN_MINUTES = 10 * 60

test('a photo whose signed URL expired is shown after the data are reloaded once', async ({
  page,
}) => {
  const { id } = await newShop('Ruedas de Mayo', 1201)
  const loads = await leaveOpen(page, `/api/commerce/${id}/`)
  await page.goto(`/commerces/${id}`)
  await isShown(page.getByAltText('Foto de Ruedas de Mayo'))
  expect(loads.data).toBe(2)
  expect(loads.refused.size).toBe(1)
})

test('many expired photos cause one reload', async ({ page }) => {
  const shops = [await newShop('Ruedas de Junio', 1202), await newShop('Ruedas de Julio', 1203)]
  const loads = await leaveOpen(page, '/api/commerce/')
  await page.goto('/commerces')
  for (const { photo } of shops) {
    const hash = /[0-9a-f]{64}/.exec(photo)![0]
    await isShown(page.locator(`img[src*="${photoPath(hash)}?"]`))
  }
  expect(loads.data).toBe(2)
  expect(loads.refused.size).toBeGreaterThanOrEqual(shops.length)
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
