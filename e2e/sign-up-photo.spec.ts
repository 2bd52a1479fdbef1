import sharp from 'sharp'
import { expect, test, visit } from './fixtures.ts'
import { fillAll, REGISTERED, rotatedPhoto } from './registration-form.ts'

test('a photo is uploaded upright and without its location; what is none is refused under its field', async ({
  page,
}) => {
  const bodies: Promise<FormData>[] = []
  await page.route('**/auth/users/', (route) => {
    const headers = { 'content-type': route.request().headers()['content-type']! }
    const body = new Uint8Array(route.request().postDataBuffer()!)
    bodies.push(new Response(body, { headers }).formData())
    return route.fulfill({ status: 201, json: { username: 'foto', email: 'foto@m.example' } })
  })
  await visit(page, '/signup')
  const photo = await rotatedPhoto()
  const half = photo.buffer.subarray(0, photo.buffer.length / 2)
  const pdf = Buffer.from('%PDF-1.7')
  for (const [file, sentence] of [
    [{ ...photo, buffer: half }, /está incompleta o dañada/],
    [{ name: 'precios.pdf', mimeType: 'application/pdf', buffer: pdf }, /no nos sirve como foto/],
  ] as const) {
    const chooser = page.waitForEvent('filechooser')
    const button = page.getByRole('button', { name: 'Subir foto' })
    await button.click()
    await (await chooser).setFiles(file)
    await expect(button).toHaveAccessibleDescription(sentence)
  }

  await fillAll(page, 'foto.miga')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible()
  const sent = (await bodies[0]!).get('commerce.photo') as File
  const { format, width, height, exif } = await sharp(await sent.arrayBuffer()).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 900, height: 1200 })
})
