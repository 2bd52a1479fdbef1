import { expect, test, visit, visitBeforeHydration } from './fixtures.ts'
import {
  emailOf,
  fillAll,
  fillSection,
  linkMailedTo,
  REGISTERED,
  registration,
  rotatedPhoto,
} from './registration-form.ts'

test('the registration asks for the person, the shop and the application, and shows all errors at once', async ({
  page,
}) => {
  await visit(page, '/signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registro')
  await expect(page.getByRole('link', { name: 'Volver a inicio' })).toHaveAttribute('href', '/')
  for (const [section, labels] of Object.entries({
    'Datos del usuario': ['Nombre de usuario', 'Correo electrónico', 'Contraseña'],
    'Datos del comercio': [
      'Nombre del comercio',
      'Correo de contacto',
      'Teléfono',
      'Dirección',
      'Número',
      'Código postal',
      'Descripción',
      'Foto del comercio',
    ],
    'Solicitud de alta': ['Cuéntanos por qué quieres estar en Escaparate'],
  })) {
    const fields = page.getByRole('region', { name: section })
    for (const label of labels) {
      await expect(fields.getByLabel(label, { exact: true })).toBeVisible()
    }
  }
  await expect(page.getByRole('combobox', { name: 'Categorías' })).toBeVisible()
  await expect(page.getByLabel('Foto del comercio')).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: 'Subir foto' })).toBeVisible()
  const file = page.locator('input[type=file]').first()
  await expect(file).toHaveAttribute('accept', 'image/*')
  await expect(page.locator('textarea')).toHaveCount(2)

  await page.getByRole('button', { name: 'Registrar' }).click()
  const summary = page.getByRole('region', { name: 'Hay 11 datos por corregir' })
  await expect(page.getByLabel('Nombre de usuario')).toBeFocused()
  for (const message of [
    'El nombre de usuario es obligatorio',
    'El correo electrónico es obligatorio',
    'La contraseña es obligatoria',
    'El nombre es obligatorio',
    'El correo de contacto es obligatorio',
    'El número de teléfono es obligatorio',
    'La dirección es obligatoria',
    'La descripción es obligatoria',
    'La foto es obligatoria',
    'Al menos una categoría es obligatoria',
    'La aplicación es obligatoria',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await summary.getByRole('link', { name: 'Categorías' }).click()
  await expect(page.getByRole('combobox', { name: 'Categorías' })).toBeFocused()
  await page.getByLabel('Teléfono').fill('964 55 AB 10')
  await expect(page.getByText('Debe ser un número de teléfono válido')).toBeVisible()
  await page.getByLabel('Teléfono').fill('964 55 10 10')
  await expect(page.getByText('Debe ser un número de teléfono válido')).toBeHidden()
  await expect(page.getByText('Hay 10 datos por corregir').first()).toBeVisible()
})

test('what is typed before hydration counts; a likely typo of the e-mail is asked about, and corrected with one press', async ({
  page,
}) => {
  const hydrate = await visitBeforeHydration(page, '/signup')
  const register = page.getByRole('button', { name: 'Registrar' })
  const email = page.getByLabel('Correo electrónico')
  const contact = page.getByLabel('Correo de contacto')
  const asked = /¿Querías escribir ana@gmail\.com\?/
  await fillSection(page, 'sonia.miga', 1)
  await register.click()
  await hydrate()
  await expect(page.getByText(/^Hay \d datos por corregir/).first()).toBeVisible()
  await expect(email).toHaveValue(emailOf('sonia.miga'))
  await expect(contact).toHaveValue(emailOf('sonia.miga'))

  await email.fill('ana@gmial.com')
  await page.getByLabel('Contraseña', { exact: true }).focus()
  await expect(email).toHaveAccessibleDescription(asked)
  await page.getByRole('button', { name: 'Sí, poner ese correo' }).click()
  await expect(email).toHaveValue('ana@gmail.com')
  await expect(contact).toHaveValue('ana@gmail.com')
  await expect(email).toBeFocused()
  await expect(email).not.toHaveAccessibleDescription(/¿Querías escribir/)

  await email.fill('ana@gmial.com')
  await page.getByLabel('Contraseña', { exact: true }).focus()
  await expect(email).toHaveAccessibleDescription(asked)
  await register.click()
  await expect(page.getByLabel('Nombre del comercio'), 'the first error').toBeFocused()
  await expect(email, 'asked about, not refused').not.toHaveAttribute('aria-invalid')
})

test('the e-mail of a registration is corrected from its success screen', async ({ page }) => {
  await visit(page, '/signup')
  await fillAll(page, 'olga.miga')
  await page.getByLabel('Correo electrónico').fill('olga.miga@otras.example')
  await page.getByRole('button', { name: 'Registrar' }).click()
  const dialog = page.getByRole('dialog', { name: REGISTERED })
  await dialog.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect(dialog.getByRole('status')).toContainText(
    'Enviado otra vez a olga.miga@otras.example',
  )
  await dialog.getByRole('button', { name: 'No es ese correo: corregirlo' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Correo electrónico')).toBeFocused()
  await expect(page.getByLabel('Descripción')).toHaveValue(registration('olga.miga').Descripción)
  await page.getByLabel('Correo electrónico').fill(emailOf('olga.miga'))
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(dialog).toContainText(emailOf('olga.miga'))
  const link = await linkMailedTo(page, emailOf('olga.miga'), 'activate')
  const [uid, token] = link.split('/').slice(-2)
  const activated = await page.request.post('/auth/users/activation/', { data: { uid, token } })
  expect(activated.status()).toBe(200)
})

test('the whole registration by keyboard alone', async ({ page }) => {
  const photo = await rotatedPhoto()
  page.on('filechooser', (chooser) => chooser.setFiles(photo))
  await visit(page, '/signup')
  await page.getByRole('link', { name: 'Volver a inicio' }).focus()
  for (const [label, text] of Object.entries(registration('pilar.miga'))) {
    await tabTo(label)
    await page.keyboard.type(text)
    if (label !== 'Descripción') continue
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Subir foto' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByAltText('La foto, como se verá').filter({ visible: true })).toBeVisible()
    await tabTo('Categorías')
    await page.keyboard.type('libr')
    await page.keyboard.press('Enter')
    await page.keyboard.type('cafet')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Quitar Librería' })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Quitar Cafetería' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Quitar Cafetería' })).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Categorías' })).toBeFocused()
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Privacidad' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Registrar' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: REGISTERED })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())!.width).toBe(400)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')

  async function tabTo(label: string) {
    const field = page.getByLabel(label, { exact: true })
    // The controls for the photo's focus come after the photo.
    for (let steps = 0; steps < 7; steps += 1) {
      await page.keyboard.press('Tab')
      if (await field.evaluate((control) => control === document.activeElement)) return
    }
    throw new Error(`${label} is not among the next seven stops`)
  }
})
