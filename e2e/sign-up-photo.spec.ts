import sharp from 'sharp'
import { expect, test, visit } from './fixtures.ts'
import { fillAll, REGISTERED, rotatedPhoto } from './registration-form.ts'

test('a photo is uploaded upright and without its location', async ({ page }) => {
  const bodies: Promise<FormData>[] = []
  await page.route('**/auth/users/', (route) => {
    const headers = { 'content-type': route.request().headers()['content-type']! }
    const body = new Uint8Array(route.request().postDataBuffer()!)
    bodies.push(new Response(body, { headers }).formData())
    return route.fulfill({ status: 201, json: { username: 'foto', email: 'foto@m.example' } })
  })
  await visit(page, '/signup')
  await fillAll(page, 'foto.miga')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
  const sent = (await bodies[0]!).get('commerce.photo') as File
  const { format, width, height, exif } = await sharp(await sent.arrayBuffer()).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 900, height: 1200 })
})

for (const { what, file, sentence } of [
  {
    what: 'cut off',
    file: async () => {
      const photo = await rotatedPhoto()
      return { ...photo, buffer: photo.buffer.subarray(0, photo.buffer.length / 2) }
    },
    sentence: /está incompleta o dañada/,
  },
  {
    what: 'no picture',
    file: async () => ({
      name: 'precios.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    }),
    sentence: /no nos sirve como foto/,
  },
]) {
  test(`a photo that is ${what} is refused under its field`, async ({ page }) => {
    await visit(page, '/signup')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Subir foto' }).click()
    await (await chooser).setFiles(await file())
    await expect(page.getByRole('button', { name: 'Subir foto' })).toHaveAccessibleDescription(
      sentence,
    )
  })
}
