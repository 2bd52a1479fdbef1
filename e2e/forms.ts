import { openSheet } from './edit-sheet.ts'
import { expect, more, toast } from './fixtures.ts'
import type { FormCase } from './form-case.ts'
import { PASSWORD } from './register-owner.ts'
import { fillSection, REGISTERED } from './registration-form.ts'
import { openLine } from './review-list.ts'

/**
 * One form of each kind, with how to open it, fill it in and see that it was sent. form-store.test.ts tests what all
 * have in common.
 */
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
  'a shop being edited': {
    path: '/commerces/1',
    person: 'admin',
    opens: async (page) => void (await openSheet(page, 'Dirección')),
    fields: { Dirección: 'Calle de la Lluvia', Número: '7' },
    sends: 'Guardar',
    to: /\/api\/commerce\/1\/$/,
    // The lost save has changed the version: the retry is a conflict, which a second call merges.
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
    // As for a shop, the retry is a conflict, which is merged because the hours are the same.
    calls: 2,
    done: (page) => expect(toast(page)).toContainText('Horario guardado'),
    stored: {
      path: '/api/commerce/',
      row: { hours_text: 'Lunes a viernes cerrado; Sábado 10:05–14:00; Domingo cerrado' },
    },
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
