import type { Page } from '@playwright/test'
import { picture } from '#testing/pictures.ts'
import { expect } from './fixtures.ts'

/** Returns the data of a new owner's form, by label. */
export function registration(username: string) {
  return {
    'Nombre de usuario': username,
    'Correo electrónico': `${username}@nuevas.example`,
    Contraseña: 'pan-con-tomate',
    'Nombre del comercio': 'Café La Miga',
    Teléfono: '+34 600 12 34 56',
    Dirección: 'Plaza del Pozo',
    Número: '3',
    Descripción: 'Café de especialidad y tostadas con pan del pueblo.',
    'Cuéntanos por qué quieres estar en Escaparate': 'Para que nos encuentren los de fuera.',
  }
}

export const emailOf = (username: string) => registration(username)['Correo electrónico']

type Field = keyof ReturnType<typeof registration>

const SECTIONS: Field[][] = [
  ['Nombre de usuario', 'Correo electrónico', 'Contraseña'],
  ['Nombre del comercio', 'Teléfono', 'Dirección', 'Número', 'Descripción'],
  ['Cuéntanos por qué quieres estar en Escaparate'],
]

/** Fills in one section, counted from 1. The second also gets a photo and a category. */
export async function fillSection(page: Page, username: string, number: 1 | 2 | 3): Promise<void> {
  const written = registration(username)
  for (const label of SECTIONS[number - 1]!) {
    await page.getByLabel(label, { exact: true }).fill(written[label])
  }
  if (number !== 2) return
  await choosePhoto(page)
  await page.getByRole('combobox', { name: 'Categorías' }).fill('cafet')
  await page.getByRole('option', { name: 'Cafetería' }).click()
  await page.keyboard.press('Escape')
}

export async function fillAll(page: Page, username: string): Promise<void> {
  for (const section of [1, 2, 3] as const) await fillSection(page, username, section)
}

/** A photo with the EXIF orientation for a quarter turn to the right. Unrotated, red is on the left. */
export async function rotatedPhoto() {
  const buffer = await picture(1200, 900)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } })
    .jpeg()
    .toBuffer()
  return { name: 'mostrador.jpg', mimeType: 'image/jpeg', buffer }
}

export async function choosePhoto(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Subir|Elegir) foto$/ }).click()
  await (await chooser).setFiles(await rotatedPhoto())
  await expect(page.getByAltText('La foto, como se verá').filter({ visible: true })).toBeVisible()
}

export const REGISTERED = '¡Usuario registrado con exito!'

type Requester = Pick<Page, 'request'>

/** Waits for a mail to this address, and returns the path of the link in the newest one. */
export async function linkMailedTo(page: Requester, email: string, kind: string): Promise<string> {
  let link: string | undefined
  const find = async () => {
    link = await findLink(page, email, kind)
    return link
  }
  await expect.poll(find, { message: `a mail to ${email} with a link to /${kind}` }).toBeTruthy()
  return link!
}

async function findLink(page: Requester, email: string, kind: string): Promise<string | undefined> {
  const list = await (await page.request.get('/dev/mail')).text()
  for (const [, path] of list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)) {
    const mail = await (await page.request.get(path!)).text()
    const link = new RegExp(`/${kind}(/[\\w-]+){1,3}`).exec(mail)?.[0]
    if (mail.includes(email) && link) return link
  }
  return undefined
}
