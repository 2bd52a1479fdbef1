import { ACCOUNT_FORMS } from './account-forms.ts'
import { expect, more, toast } from './fixtures.ts'
import type { FormCase } from './form-case.ts'
import { choosePhoto } from './registration-form.ts'
import { openLine } from './review-list.ts'

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
  'a holiday': {
    path: '/festivos',
    person: 'admin',
    opens: 'Añadir festivo',
    fields: { Día: '2032-08-16', Nombre: 'San Roque' },
    sends: 'Guardar',
    to: /\/api\/holidays\/$/,
    stored: { path: '/api/holidays/', row: { date: '2032-08-16', name: 'San Roque' } },
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
    opens: /^Responder$/,
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
    fields: { Dirección: 'Calle de la Lluvia', Número: '7' },
    sends: 'Guardar cambios',
    to: /\/api\/commerce\/1\/$/,
    // The save whose answer was lost has changed the version: the retry is a conflict, merged by a second call.
    calls: 2,
    stored: { path: '/api/commerce/', row: { direction: 'Calle de la Lluvia, 7' } },
  },
  'the hours of a shop': {
    path: '/commerces/1/horario',
    person: 'admin',
    fields: {},
    fills: async (form) => {
      await form.getByRole('button', { name: 'Escribir la semana en una línea' }).click()
      await form.getByLabel('La semana en una línea').fill('S 10:05-14')
      await form.page().keyboard.press('Tab')
    },
    stays: (form) => expect(form.getByLabel('Sábado: la mañana')).toHaveValue('10:05–14:00'),
    sends: 'Guardar horario',
    to: /\/api\/commerce\/1\/$/,
    // As of a shop: the retry is a conflict, and the same hours are none.
    calls: 2,
    done: (page) => expect(toast(page)).toContainText('Horario guardado'),
    stored: {
      path: '/api/commerce/',
      row: { hours_text: 'Lunes a viernes Cerrado; Sábado 10:05–14:00; Domingo Cerrado' },
    },
  },
  ...ACCOUNT_FORMS,
  'a further shop': {
    path: '/commerces',
    person: 'lucia',
    opens: 'Añadir comercio',
    fields: {
      'Nombre del comercio': 'Paraguas Lucía',
      Teléfono: '964 00 55 66',
      Dirección: 'Calle de la Lluvia',
      Número: '9',
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
      const entry = await openLine(page, 'La Espiga del Mercado')
      await entry.getByRole('button', { name: 'Rechazar' }).click()
    },
    where: (page) => page.getByRole('main'),
    fields: { 'Motivo del rechazo': 'No hay nadie cuando llueve.' },
    sends: 'Rechazar y avisar',
    to: /\/deny_application\/\d+\/$/,
    done: (page) => expect(toast(page)).toContainText('«La Espiga del Mercado» rechazada'),
    stored: { path: '/api/commerce/', row: { reason: 'No hay nadie cuando llueve.' } },
  },
  'the reason of a shop that the office hides': {
    path: '/commerces?buscar=azahar',
    person: 'admin',
    opens: async (page) => {
      await page.getByRole('rowheader').getByRole('link').click()
      await more(page).click()
      await page.getByRole('button', { name: 'Ocultar' }).click()
    },
    fields: { Motivo: 'El toldo cae sobre la acera.' },
    sends: 'Ocultar y avisar',
    to: /\/api\/commerce\/\d+\/$/,
    done: (page) => expect(toast(page)).toContainText('«Flores Azahar» está oculto.'),
    stored: { path: '/api/restrictions/', row: { reason: 'El toldo cae sobre la acera.' } },
  },
  'the reason of an account that the office deactivates': {
    path: '/users?buscar=yolanda',
    person: 'admin',
    opens: async (page) => {
      await page.getByRole('button', { name: 'Gestionar yolanda.rius' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click()
    },
    fields: { Motivo: 'Nadie la conoce.' },
    sends: 'Desactivar y avisar',
    to: /\/auth\/users\/\d+\/$/,
    done: (page) => expect(toast(page)).toContainText('yolanda.rius ya no puede iniciar sesión'),
    stored: { path: '/api/restrictions/', row: { reason: 'Nadie la conoce.' } },
  },
  'a shop sent again after its rejection': {
    path: '/commerces',
    person: 'lucia',
    opens: async (page) => {
      await page.getByRole('link', { name: 'Café La Miga', exact: true }).click()
      await page.getByRole('button', { name: 'Corregir y volver a enviar' }).click()
    },
    fields: {
      Dirección: 'Plaza de la Lluvia',
      Número: '3',
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
