import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Commerce } from '#contract/commerces.ts'
import { MAX_SHOP_PHOTOS } from '#contract/gallery.ts'
import { PHOTO_ERRORS } from '#contract/photos.ts'
import { PICTURE_FILES, type PictureFile, quarters, quartersOf } from '#testing/picture-files.ts'
import { photoFile } from '#testing/pictures.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, test } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* Tests files that a browser reads, rotates, shrinks or rejects in its own way, and files that it leaves to the
   server. src/server/photos/picture-files.test.ts tests all files. */
const NAMES = [
  ...['foto.jpg', 'png-llamado.jpg', 'foto.webp', 'foto.heic', 'girada-6.jpg', 'girada-7.jpg'],
  ...['girada.webp', 'girada.png', 'logo-blanco.png', 'logo-blanco.webp', 'todo-transparente.png'],
  ...['sin-marca-de-fin.jpg', 'sin-fin.png', 'cortada-0.5.jpg', 'cortada-0.5.png', 'vacia.jpg'],
  ...['svg-llamado.png', 'animada.webp', 'animada.heic', 'pequena.jpg', 'tira-enorme.png'],
  ...['de-48-megapixeles.jpg', 'pesada.png', 'dice-que-es-enorme.png'],
]
const FILES = PICTURE_FILES.filter(({ name }) => NAMES.includes(name))

const server = setUpOwnServer({ settings: { PHOTO_MB_PER_OWNER: '500' } })

/** Chromium reports the 400 for a file that was left to the server. */
test.use({ expectedConsole: [/status of 400/] })

const SHOP = 'Mercería Carrete'
const find = async () =>
  ((await server.call('lucia', 'GET', '/api/commerce/')) as Commerce[]).find(
    ({ name }) => name === SHOP,
  )!
test.beforeAll(async () => {
  const cover = new FormData()
  cover.append('photo', await photoFile(), 'portada.jpg')
  await server.call('lucia', 'POST', `/api/commerce/${(await find()).id}/photos/`, cover)
})
const items = (page: Page) =>
  page.getByRole('list', { name: 'Fotos', exact: true }).locator('> li > button')
const unsent = (page: Page) => page.getByRole('list', { name: 'Fotos por enviar' })

async function choose(page: Page, files: { name: string; buffer: Buffer }[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Añadir fotos' }).click()
  // Sets the type by the file name, as browsers do.
  const typed = files.map(({ name, buffer }) => ({ name, buffer, mimeType: typeOf(name) }))
  await (await chooser).setFiles(typed)
}

function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (ending === 'pdf') return 'application/pdf'
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`
}

const isStored = ({ error, isShrunkByBrowsers }: PictureFile) =>
  error === undefined || isShrunkByBrowsers === true

/** Returns the stored photos except the cover, and deletes them to make room for others. */
async function takeStored() {
  const { photos } = await find()
  const taken = []
  for (const { id, url, width, height } of photos.slice(1)) {
    const shows = await quartersOf(await (await fetch(url)).arrayBuffer())
    taken.push({ shows, isPortrait: height > width })
    await server.call('lucia', 'DELETE', `/api/photo/${id}/`)
  }
  return taken
}

const ROOM = MAX_SHOP_PHOTOS - 1
for (let at = 0; at < FILES.length; at += ROOM) {
  const files = FILES.slice(at, at + ROOM)
  test(`the browser says the same of ${files.map(({ name }) => name).join(', ')}`, async ({
    openAs,
  }) => {
    const { id } = await find()
    const page = await openAs('lucia', `/commerces/${id}/fotos`)
    const chosen = files.map(async ({ name, bytes }) => ({ name, buffer: await bytes() }))
    await choose(page, await Promise.all(chosen))
    const stored = files.filter(isStored)
    const refused = files.filter((file) => !isStored(file))
    await expect(items(page)).toHaveCount(1 + stored.length, { timeout: 60_000 })
    for (const { name, error } of refused) {
      const item = unsent(page).getByRole('listitem', { name, exact: true })
      await expect(item.getByText(`${PHOTO_ERRORS[error!]}.`)).toBeVisible()
    }
    expect(await takeStored()).toEqual(
      stored.map(({ shows, isPortrait = false }) => ({ shows, isPortrait })),
    )
  })
}

test('a preview shows the ground that is stored', async ({ openAs }) => {
  const { id } = await find()
  const page = await openAs('lucia', `/commerces/${id}`)
  const dialog = await openSheet(page, 'Foto de portada')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Subir foto' }).click()
  const buffer = await quarters('W--W').png().toBuffer()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  const preview = dialog.getByRole('figure', { name: 'En las listas' }).locator('img')
  const drawn = () =>
    preview.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')!.drawImage(image, 0, 0)
      return canvas.toDataURL('image/png').split(',')[1]!
    })
  // At first the previous cover is shown.
  await expect(async () => {
    const shown = Buffer.from(await drawn(), 'base64')
    expect(await quartersOf(shown)).toBe('WDDW')
    expect((await sharp(shown).stats()).isOpaque).toBe(true)
  }).toPass()
})

/** Browsers that resist fingerprinting falsify what is encoded of a canvas, what is read of it, or everything. */
const FALSIFIERS = [
  () => {
    HTMLCanvasElement.prototype.toBlob = function (done, type) {
      const noise = new OffscreenCanvas(this.width, this.height)
      const context = noise.getContext('2d')!
      const pixels = context.createImageData(this.width, this.height)
      for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = ((at * 7919) % 251) | 128
      context.putImageData(pixels, 0, 0)
      void noise.convertToBlob({ type: type ?? 'image/png' }).then(done)
    }
  },
  () => {
    const { getImageData } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const pixels = getImageData.apply(this, area)
      pixels.data.fill(255)
      return pixels
    }
  },
  () => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null)
    HTMLCanvasElement.prototype.getContext = () => null
  },
]

test('a browser that falsifies canvases sends the file as it is', async ({ openAs }) => {
  const { id } = await find()
  const page = await openAs('lucia', `/commerces/${id}/fotos`)
  for (const [at, falsify] of FALSIFIERS.entries()) {
    await page.evaluate(falsify)
    const buffer = await quarters('BGYR', 700 + at)
      .jpeg()
      .toBuffer()
    await choose(page, [{ name: `puesto-${at}.jpg`, buffer }])
    await expect(items(page)).toHaveCount(2 + at)
  }
  expect(await takeStored()).toEqual(FALSIFIERS.map(() => ({ shows: 'BGYR', isPortrait: false })))
})
