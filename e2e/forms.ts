import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { expect, toast, visit } from './fixtures.ts'
import { PASSWORD, registerOwner, signInAs } from './register-owner.ts'
import { choosePhoto, fillSection, linkMailedTo, REGISTERED } from './registration-form.ts'

export type FormCase = {
  path: string
  person?: DemoAccount
  /** What is done to have the form before one: a press, or more. */
  opens?: string | RegExp | ((page: Page) => Promise<unknown>)
  /** Where the form is: in the dialog, or on the screen where nothing opens it. */
  where?: (page: Page) => Locator
  fields: Record<string, string>
  /** What else is filled in, and still there after a failure. */
  fills?: (form: Locator) => Promise<unknown>
  stays?: (form: Locator) => Promise<unknown>
  sends: string
  to: RegExp
  /** How many calls one press makes, where it is not one. */
  calls?: number
  /** What is seen in the end: without it the dialog closes. */
  done?: (page: Page) => Promise<unknown>
  /** Where what was sent is found again, and in how many rows. */
  stored?: { path: string; row: object }
}

const DEMO_PASSWORD = 'escaparate-demo'

/** Every form of the product: how it is opened and filled in, and what is seen when it was sent. */
export const FORMS: Record<string, FormCase> = {
  'a question': {
    path: '/faq',
    person: 'admin',
    opens: 'Crear FAQ',
    fields: { Pregunta: '¿Y si llueve?', Respuesta: 'Abrimos igual.' },
    sends: 'Guardar',
    to: /\/api\/faq\/$/,
    stored: { path: '/api/faq/', row: { question: '¿Y si llueve?', answer: 'Abrimos igual.' } },
  },
  'a category': {
    path: '/categories',
    person: 'admin',
    opens: 'Crear categoria',
    fields: { Nombre: 'Paragüería' },
    sends: 'Guardar',
    to: /\/api\/category\/$/,
    stored: { path: '/api/category/', row: { name: 'Paragüería' } },
  },
  'an answer': {
    path: '/messages?estado=sin-responder',
    person: 'admin',
    opens: /^Responder: /,
    fields: { 'Tu respuesta': 'Llueva o no, abrimos.' },
    sends: 'Enviar respuesta',
    to: /\/api\/answer_contact\/\d+\/$/,
    stored: { path: '/api/contact/', row: { answer: 'Llueva o no, abrimos.' } },
  },
  'an offer': {
    path: '/commerces/1/offers',
    person: 'admin',
    opens: 'Crear oferta',
    fields: { Título: 'Paraguas', Tipo: 'Novedad', Descripción: 'Que no se dan la vuelta.' },
    sends: 'Publicar oferta',
    to: /\/api\/offer\/$/,
    stored: { path: '/api/offer/', row: { title: 'Paraguas' } },
  },
  'a shop being edited': {
    path: '/commerces/1',
    person: 'admin',
    opens: 'Editar comercio',
    fields: { Dirección: 'Calle de la Lluvia, 7' },
    sends: 'Guardar cambios',
    to: /\/api\/commerce\/1\/$/,
    // What was saved before its answer was lost is met there, and joined by a second call.
    calls: 2,
    stored: { path: '/api/commerce/', row: { direction: 'Calle de la Lluvia, 7' } },
  },
  'a name': {
    path: '/account',
    person: 'nuria',
    opens: 'Cambiar el nombre de usuario',
    fields: { 'Nombre de usuario': 'Nuria la del paraguas' },
    sends: 'Guardar',
    to: /\/auth\/account\/$/,
  },
  'an e-mail': {
    path: '/account',
    person: 'nuria',
    opens: 'Cambiar el correo electrónico',
    fields: {
      'Correo electrónico nuevo': 'lluvia@example.com',
      'Contraseña actual': DEMO_PASSWORD,
    },
    sends: 'Enviar enlace',
    to: /\/auth\/account\/$/,
    done: (page) => expect(page.getByText('Falta confirmar lluvia@example.com')).toBeVisible(),
  },
  'a password': {
    path: '/',
    opens: async (page) => {
      await signInAs(page, await registerOwner(page, 'clave'), '/account')
      await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    },
    fields: { 'Contraseña actual': PASSWORD, 'Contraseña nueva': 'lluvia-y-sol' },
    sends: 'Guardar',
    to: /\/auth\/users\/set_password\/$/,
    done: (page) => expect(toast(page)).toContainText('Contraseña cambiada'),
  },
  'the end of an account': {
    path: '/',
    opens: async (page) => {
      await signInAs(page, await registerOwner(page, 'adios'), '/account')
      await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    },
    fields: { 'Contraseña actual': PASSWORD },
    sends: 'Eliminar mi cuenta',
    to: /\/auth\/account\/$/,
    done: (page) => expect(page).toHaveURL('/account/deleted'),
  },
  'a login': {
    path: '/login',
    fields: { 'Correo electrónico': 'paco@escaparate.example', Contraseña: DEMO_PASSWORD },
    sends: 'Iniciar sesión',
    to: /\/api\/token\/$/,
    done: (page) => expect(page).toHaveURL('/dashboard'),
  },
  'a forgotten password': {
    path: '/password/reset',
    fields: { 'Correo electrónico': 'paco@escaparate.example' },
    sends: 'Enviar enlace',
    to: /\/auth\/users\/reset_password\/$/,
    done: (page) => expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeFocused(),
  },
  'a password instead of the forgotten one': {
    path: '/',
    opens: async (page) => {
      const { email } = await registerOwner(page, 'olvido')
      await page.request.post('/auth/users/reset_password/', { data: { email } })
      await visit(page, await linkMailedTo(page, email, 'password/reset'))
    },
    where: (page) => page.getByRole('main'),
    fields: { 'Contraseña nueva': 'lluvia-y-sol' },
    sends: 'Guardar contraseña',
    to: /\/auth\/users\/reset_password_confirm\/$/,
    done: (page) =>
      expect(page.getByText('Contraseña cambiada. Entra con la nueva.')).toBeVisible(),
  },
  'a registration': {
    path: '/signup',
    fields: { 'Nombre de usuario': 'lluvia.miga', 'Correo electrónico': 'lluvia.miga@example.com' },
    fills: async (form) => {
      const page = form.page()
      await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
      await fillSection(page, 'lluvia.miga', 2)
      await fillSection(page, 'lluvia.miga', 3)
    },
    stays: async (form) => {
      await expect(form.getByLabel('Contraseña', { exact: true })).toHaveValue(PASSWORD)
      await expect(form.getByLabel('Nombre del comercio')).toHaveValue('Café La Miga')
      await expect(form.getByRole('button', { name: 'Quitar Cafetería' })).toBeVisible()
      await expect(form.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
    },
    sends: 'Registrar',
    to: /\/auth\/users\/$/,
    done: (page) => expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible(),
  },
  'a further shop': {
    path: '/commerces',
    person: 'lucia',
    opens: 'Añadir comercio',
    fields: {
      'Nombre del comercio': 'Paraguas Lucía',
      Teléfono: '964 00 55 66',
      Dirección: 'Calle de la Lluvia, 9',
      Descripción: 'Paraguas y botas.',
      'Cuéntanos por qué quieres estar en Escaparate': 'Para cuando llueva.',
    },
    fills: async (form) => {
      await choosePhoto(form.page())
      await form.getByRole('combobox', { name: 'Categorías' }).fill('cafet')
      await form.getByRole('option', { name: 'Cafetería' }).click()
      await form.page().keyboard.press('Escape')
    },
    stays: async (form) => {
      await expect(form.getByRole('button', { name: 'Quitar Cafetería' })).toBeVisible()
      const photo = form.getByAltText('Tu foto, como se verá').filter({ visible: true })
      await expect(photo).toBeVisible()
    },
    sends: 'Enviar solicitud',
    to: /\/api\/commerce\/$/,
    done: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Paraguas Lucía'),
    stored: { path: '/api/commerce/', row: { name: 'Paraguas Lucía' } },
  },
  'a rejection': {
    path: '/applications?estado=pendientes&buscar=espiga',
    person: 'admin',
    opens: async (page) => {
      const heading = page.locator('main h2').getByRole('button', { name: 'La Espiga del Mercado' })
      if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
      await page.getByRole('main').getByRole('button', { name: 'Rechazar' }).click()
    },
    where: (page) => page.getByRole('main'),
    fields: { 'Motivo del rechazo': 'No hay nadie cuando llueve.' },
    sends: 'Rechazar y avisar',
    to: /\/deny_application\/\d+\/$/,
    done: (page) => expect(toast(page)).toContainText('«La Espiga del Mercado» rechazada'),
    stored: { path: '/api/commerce/', row: { reason: 'No hay nadie cuando llueve.' } },
  },
  'a shop sent again after its rejection': {
    path: '/commerces',
    person: 'lucia',
    opens: async (page) => {
      await page.getByRole('link', { name: 'Café La Miga', exact: true }).click()
      await page.getByRole('button', { name: 'Corregir y volver a enviar' }).click()
    },
    fields: {
      Dirección: 'Plaza de la Lluvia, 3',
      'Cuéntanos por qué quieres estar en Escaparate': 'Ya hay toldo.',
    },
    sends: 'Guardar y volver a enviar',
    to: /\/api\/commerce\/\d+\/$/,
    calls: 2,
    stored: { path: '/api/commerce/', row: { direction: 'Plaza de la Lluvia, 3', status: 'PE' } },
  },
  'the application of such a shop': {
    path: '/commerces',
    person: 'nuria',
    opens: async (page) => {
      await page.getByRole('link', { name: 'Barro y Sal', exact: true }).click()
      await page.getByRole('button', { name: 'Corregir y volver a enviar' }).click()
    },
    fields: { 'Cuéntanos por qué quieres estar en Escaparate': 'Ya hay toldo.' },
    sends: 'Guardar y volver a enviar',
    to: /\/api\/commerce\/\d+\/$/,
    stored: { path: '/api/commerce/', row: { name: 'Barro y Sal', status: 'PE' } },
  },
  'a role': {
    path: '/users?buscar=paco',
    person: 'admin',
    opens: 'Gestionar paco',
    fields: {},
    fills: (form) => form.getByRole('radio', { name: 'Administración' }).check(),
    stays: (form) => expect(form.getByRole('radio', { name: 'Administración' })).toBeChecked(),
    sends: 'Cambiar el rol',
    to: /\/auth\/users\/\d+\/$/,
    done: (page) => expect(toast(page)).toContainText('paco: ahora su rol es Administración'),
  },
  'the end of a category in use': {
    path: '/categories',
    person: 'admin',
    opens: async (page) => {
      const row = page.getByRole('row').filter({ hasText: 'Panadería' })
      await row.getByRole('button', { name: 'Eliminar' }).click()
    },
    fields: {},
    fills: (form) => form.getByLabel('Pasan a').selectOption('Cafetería'),
    stays: (form) =>
      expect(
        form.getByLabel('Pasan a').getByRole('option', { name: 'Cafetería' }),
      ).toHaveJSProperty('selected', true),
    sends: 'Mover y eliminar',
    to: /\/api\/category\/\d+\/(\?|$)/,
    done: (page) => expect(toast(page)).toContainText('«Panadería» ya estaba eliminada'),
  },
  'a message of a neighbour': {
    path: '/contacto',
    fields: {
      Asunto: 'Lluvia',
      'Tu correo electrónico': 'ana.lluvia@example.com',
      Mensaje: '¿Abrís si llueve?',
    },
    sends: 'Enviar',
    to: /\/api\/contact\/$/,
    done: (page) => expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible(),
    stored: { path: '/api/contact/', row: { sender: 'ana.lluvia@example.com' } },
  },
}
