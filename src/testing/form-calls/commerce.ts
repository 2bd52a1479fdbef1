import { eq } from 'drizzle-orm'
import { applications, commerces, offers } from '#server/database/schema.ts'
import type { TestServer } from '#testing/test-server.ts'
import {
  applicationRow,
  type FormCall,
  type FormContext,
  newestRow,
  type Subject,
} from './form-call.ts'
import { ADDRESS, newestShop, SHOP_FORM, sendWithPhoto } from './shop-form.ts'

const OFFER_FORM = {
  title: 'Hogaza de pueblo',
  description: 'Lleva dos y paga una, hasta el sábado.',
  type: '2 x 1',
  starts_on: '2026-03-05',
  ends_on: '2026-03-07',
  weekdays: ['thu'],
  conditions: 'Hasta seis por persona.',
  code: 'ESPIGA10',
  price: 1.9,
  previous_price: 2.5,
  category: [1],
  photo_focus_x: 100,
  photo_focus_y: 70,
}
const PLACE = { latitude: 39.938, longitude: -0.101 }
const FACTS = { step_cm: 0, door_cm: '90', card: 'true', languages: ['es'] }
const HOURS = { regular: { mon: [['09:30', '14:00']] } }
const resubmission = {
  with_pending: false,
  resubmit: true,
  application_text: 'Ya está el número de la calle.',
}

export function commerceFormCalls({
  server,
  administrator,
  photo,
}: FormContext): Record<string, FormCall> {
  const offerId = async ({ shop }: Subject) => (await server.offer(shop)).id
  return {
    'POST /api/commerce/': {
      form: () => ({
        ...SHOP_FORM,
        application: 'Abrimos cada día.',
        owner_email: 'rosa@example.com',
      }),
      send: (form, { person }) => sendWithPhoto(person, '/api/commerce/', form, { photo }),
      stored: () => newestShop(server),
    },
    'PUT /api/commerce/:id/': {
      form: () => ({ ...SHOP_FORM, ...PLACE, hours: HOURS, facts: FACTS, ...resubmission }),
      send: async (form, subject) => {
        await reject(server, subject)
        return subject.person.put(`/api/commerce/${subject.shop.id}/`, form)
      },
      stored: (subject) => resubmittedRow(server, subject),
    },
    'DELETE /api/commerce/:id/': {
      form: () => ({ reason: 'No es un comercio.' }),
      send: async (form, { person }) => {
        const { id } = await server.commerce(person)
        return administrator.delete(`/api/commerce/${id}/`, form)
      },
    },
    'DELETE /api/offer/:id/': {
      form: () => ({ reason: 'No es una oferta.' }),
      send: async (form, { shop }) => {
        const { id } = await server.offer(shop)
        return administrator.delete(`/api/offer/${id}/`, form)
      },
    },
    'PATCH /api/commerce/:id/': {
      form: () => ({
        ...SHOP_FORM,
        ...PLACE,
        hours: HOURS,
        facts: FACTS,
        ...resubmission,
        hidden: false,
        closed_for_good: false,
        reason: 'Está cerrado.',
        owner_email: 'rosa@example.com',
        from_owner: 1,
      }),
      send: async (form, subject) => {
        await reject(server, subject)
        return subject.person.patch(`/api/commerce/${subject.shop.id}/`, form)
      },
      unstored: ['reason', 'from_owner'],
      stored: (subject) => resubmittedRow(server, subject),
    },
    'POST /api/commerce/:id/photos/': {
      form: () => ({ alt: 'El horno, con las hogazas dentro' }),
      send: (form, { person, shop }) =>
        sendWithPhoto(person, `/api/commerce/${shop.id}/photos/`, form, { photo }),
      stored: async ({ person, shop }) =>
        (await person.get(`/api/commerce/${shop.id}/`)).body.photos.at(-1),
    },
    'PATCH /api/commerce/:id/photos/': {
      form: async ({ person, shop }) => {
        const [{ id }] = (await person.get(`/api/commerce/${shop.id}/`)).body.photos
        return { photos: [{ id, alt: 'La fachada' }] }
      },
      send: (form, { person, shop }) => person.patch(`/api/commerce/${shop.id}/photos/`, form),
    },
    'POST /api/hours/read/': {
      form: () => ({ text: 'L-V 9:30-14' }),
      send: (form, { person }) => person.post('/api/hours/read/', form),
    },
    'POST /api/places/find/': {
      form: () => ADDRESS,
      send: (form, { person }) => person.post('/api/places/find/', form),
    },
    'POST /api/offer/': {
      form: async (subject) => ({
        ...OFFER_FORM,
        commerce: subject.shop.id,
        photo_from: await offerId(subject),
      }),
      send: (form, { person }) => person.post('/api/offer/', form),
      stored: () => newestRow(server, offers),
    },
    'PUT /api/offer/:id/': {
      form: ({ shop }) => ({ ...OFFER_FORM, commerce: shop.id, photo: null, ended: false }),
      send: async (form, subject) =>
        subject.person.put(`/api/offer/${await offerId(subject)}/`, form),
      stored: () => newestRow(server, offers),
    },
    'PATCH /api/offer/:id/': {
      form: ({ shop }) => ({ ...OFFER_FORM, commerce: shop.id, photo: null, ended: false }),
      send: async (form, subject) =>
        subject.person.patch(`/api/offer/${await offerId(subject)}/`, form),
      stored: () => newestRow(server, offers),
    },
  }
}

/** Of a resubmitted shop: `application_text` is in its application. */
async function resubmittedRow(server: TestServer, subject: Subject) {
  const { application } = await applicationRow(server, subject)
  const { id } = subject.shop
  const [row] = await server.db.select().from(commerces).where(eq(commerces.id, id))
  return { ...row, application_text: application }
}

async function reject({ db }: TestServer, { pk }: Subject) {
  const decided_at = new Date().toISOString()
  await db.update(applications).set({ status: 'RE', decided_at }).where(eq(applications.pk, pk))
}
