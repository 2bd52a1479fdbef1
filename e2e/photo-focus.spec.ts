import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { isHydrated } from '../tools/wait-for-page.ts'
import { findViolations } from './accessibility.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { fillSection, REGISTERED, registration } from './registration-form.ts'
import { moveFinger } from './touch.ts'

/* These tests change data, so they have their own server. */
const server = setUpOwnServer()

let portrait: { name: string; mimeType: string; buffer: Buffer }
test.beforeAll(async () => {
  const plain = { width: 600, height: 1000, channels: 3, background: '#7aa6c2' } as const
  const buffer = await sharp({ create: plain }).jpeg().toBuffer()
  portrait = { name: 'fachada.jpg', mimeType: 'image/jpeg', buffer }
})

test('an owner places the photo of a shop by dragging, neighbours see it so, and that of an offer by keyboard', async ({
  openAs,
}) => {
  const [{ id }] = await server.call('lucia', 'GET', '/api/commerce/?search=azahar')
  const page = await openAs('lucia', `/commerces/${id}`)
  const dialog = await openSheet(page, 'Foto de portada')
  await choose(dialog)
  const vertical = dialog.getByLabel('Encuadre vertical')
  await expect(vertical).toHaveValue('50')
  // A portrait is only cropped above and below.
  await expect(dialog.getByLabel('Encuadre horizontal')).toHaveCount(0)

  const point = dialog.locator('[data-point]')
  await point.scrollIntoViewIfNeeded()
  const grip = (await point.boundingBox())!
  expect([grip.width, grip.height]).toEqual([44, 44])
  const photo = (await point.locator('..').boundingBox())!
  await point.hover()
  await page.mouse.down()
  await page.mouse.move(photo.x + photo.width / 2, photo.y + photo.height / 4, { steps: 4 })
  await page.mouse.move(photo.x + photo.width / 2, photo.y - 500)
  await page.mouse.up()
  await expect(vertical).toHaveValue('0')
  await expect(vertical).toHaveAttribute('aria-valuetext', '0 % desde arriba')
  const shown = dialog.getByRole('figure', { name: 'En las listas' }).locator('img')
  await expect(shown).toHaveCSS('object-position', '50% 0%')
  expect(await findViolations(page, { include: ['[role=dialog]'] })).toEqual([])

  await test.step('after a reload it stands where it was put', async () => {
    await page.reload()
    await expect(dialog.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible()
    await expect(shown).toHaveCSS('object-position', '50% 0%')
  })

  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toHaveText('Cambios guardados.')
  await expect(page.getByRole('img', { name: 'Foto de Flores Azahar' })).toHaveCSS(
    'object-position',
    '50% 0%',
  )

  await test.step('by keyboard the photo of an offer is placed, centred, and placed again', async () => {
    const [other] = await server.call('lucia', 'GET', '/api/commerce/?search=tinaja')
    await visit(page, `/commerces/${other.id}/offers`)
    await page.getByRole('button', { name: 'Crear oferta' }).first().click()
    const form = page.getByRole('dialog', { name: 'Crear oferta' })
    await expect(form.getByRole('group', { name: 'Encuadre' })).toHaveCount(0)
    await form.getByLabel('Título').fill('Vino de la casa')
    await form.getByLabel('Tipo', { exact: true }).fill('Novedad')
    await form.getByLabel('Descripción').fill('Un litro a granel, si traes la botella.')
    await choose(form)
    const focus = form.getByLabel('Encuadre vertical')
    await form.getByRole('button', { name: 'Subir foto' }).focus()
    await page.keyboard.press('Tab')
    await expect(focus).toBeFocused()
    await page.keyboard.press('End')
    await expect(focus).toHaveValue('100')
    await page.keyboard.press('Tab')
    await expect(form.getByRole('button', { name: 'Centrar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(focus).toHaveValue('50')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(focus).toHaveValue('52')
    await form.getByRole('button', { name: 'Publicar oferta' }).click()
    await expect(toast(page)).toHaveText('Oferta «Vino de la casa» publicada.')
    const ticket = page.getByRole('article').filter({ hasText: 'Vino de la casa' })
    await expect(ticket.locator('img').last()).toHaveCSS('object-position', '50% 52%')

    await ticket.getByRole('button', { name: 'Editar' }).click()
    const edit = page.getByRole('dialog', { name: 'Editar oferta' })
    const again = edit.getByLabel('Encuadre vertical')
    await expect(again).toHaveValue('52')
    await choose(edit)
    await expect(again, 'another photo stands in the middle').toHaveValue('50')
    await edit.getByRole('button', { name: 'Eliminar la foto' }).click()
    await expect(again).toHaveValue('52')
  })

  const html = await (await fetch(`${server.url}/comercio/x-${id}`)).text()
  expect(html).toMatch(/--focus-point: ?50% 0%[^>]*>\s*<img [^>]*alt="Foto de Flores Azahar"/)
  await page.goto('/directorio?q=flores+azahar')
  const listed = page
    .getByRole('article')
    .filter({ hasText: 'Flores Azahar' })
    .locator('img')
    .last()
  await expect(listed).toHaveCSS('object-position', '50% 0%')
  const drawn = await listed.locator('..').evaluate((frame) => {
    const { backgroundImage, backgroundSize, filter } = getComputedStyle(frame, '::before')
    return [backgroundImage.slice(0, 21), backgroundSize, filter]
  })
  const blurred = ['url("data:image/webp;', 'cover', 'blur(14px)']
  expect(drawn, 'until it is there it is shown blurred').toEqual(blurred)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap places the photo of a registration, and a swipe over it only scrolls', async ({
    page,
  }) => {
    const username = 'vera.miga'
    await visit(page, '/signup')
    await fillSection(page, username, 1)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await fillSection(page, username, 2)
    const vertical = page.getByLabel('Encuadre vertical')
    const point = page.locator('[data-point]')
    const stage = point.locator('..')
    await stage.scrollIntoViewIfNeeded()
    const photo = (await stage.boundingBox())!
    await stage.tap({ position: { x: photo.width / 2, y: photo.height * 0.2 } })
    await expect(vertical).toHaveValue('20')

    await test.step('a swipe that begins beside the point moves the page alone', async () => {
      const before = await page.evaluate(() => scrollY)
      const { x, y, height } = (await stage.boundingBox())!
      await moveFinger(page, { x: x + 20, y: y + height / 2 }, { y: 200 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 100)
      await expect(vertical).toHaveValue('20')
    })

    await page.reload()
    await page.waitForFunction(isHydrated)
    await expect(vertical).toHaveValue('20')
    await page.getByRole('button', { name: 'Atrás' }).click()
    await page.getByLabel('Contraseña', { exact: true }).fill(registration(username).Contraseña)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await fillSection(page, username, 3)
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
    const found = await server.call(
      'admin',
      'GET',
      '/api/commerce_applications/?state=unconfirmed&search=vera.miga',
    )
    expect(found).toMatchObject([{ commerce: { photo_focus_x: 50, photo_focus_y: 20 } }])
  })
})

async function choose(dialog: Locator) {
  await dialog.locator('input[type=file]').first().setInputFiles(portrait)
  // The name is shown after the file was read.
  await expect(dialog.locator('input[readonly]')).toHaveValue(/\.\w+$/)
}
