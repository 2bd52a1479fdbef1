import { eq } from 'drizzle-orm'
import { addDays } from '#contract/hours/dates.ts'
import type { PendingChange } from '#contract/proposals.ts'
import { DEFAULT_SETTINGS } from '#contract/settings.ts'
import {
  applications,
  categories,
  holidays,
  inboxPostponed,
  messages,
  notices,
  proposals,
  questions,
  reports,
  restrictions,
  suggestions,
} from '#server/database/schema.ts'
import { SUGGESTION } from '#testing/audited-fixtures.ts'
import { questionLink, unsubscription } from '#testing/email-links.ts'
import { proposalOf } from '#testing/proposal-calls.ts'
import { reportOf } from '#testing/report-calls.ts'
import { appealOf, restrictionOf } from '#testing/restrictions.ts'
import { subscriptionOf } from '#testing/subscriptions.ts'
import { openShop } from '#testing/test-shops.ts'
import {
  applicationRow,
  type FormCall,
  type FormContext,
  newestRow,
  type Subject,
} from './form-call.ts'

const DAY = 86_400_000
const SOUGHT = { words: ['pan', 'barra de pan'], like: 'panaderia' }
const CHOSEN = { town: 'Vila-real', region: 'ES-VC', postal_codes: ['12540'] }

export function officeFormCalls({ server, administrator }: FormContext): Record<string, FormCall> {
  const questionId = async () => {
    const form = { question: '¿Cuánto cuesta?', answer: 'Nada.' }
    return (await administrator.post('/api/faq/', form)).body.id
  }
  const categoryId = async ({ shop }: Subject) =>
    (await administrator.post('/api/category/', { name: `Oficio ${shop.id}` })).body.id
  const messageId = async () => {
    const created_at = server.clock.now().toISOString()
    const row = { subject: 'Horario', sender: 'ana@example.com', message: '¿Abrís?', created_at }
    return (await server.db.insert(messages).values(row).returning())[0]!.id
  }
  const holidayForm = ({ shop }: Subject) => ({
    date: addDays('2040-01-01', shop.id),
    name: 'San Pascual',
    scope: 'local',
    opening: false,
  })
  const noticeForm = ({ shop }: Subject) => ({
    text: 'Mercado de Navidad',
    link: 'https://example.com/mercado',
    starts_on: addDays('2040-01-01', shop.id),
    ends_on: addDays('2040-01-01', shop.id),
  })
  const holidayId = async ({ shop }: Subject) => {
    const form = { date: addDays('2060-01-01', shop.id), name: 'Fiesta' }
    const { body } = await administrator.post('/api/holidays/', form)
    if (body.id) return body.id
    const { body: found } = await administrator.get(`/api/holidays/?date=${form.date}`)
    return found[0].id
  }
  return {
    'PATCH /api/settings/': {
      form: () => ({ ...DEFAULT_SETTINGS, ...CHOSEN, guide_step: null }),
      send: (form) => administrator.patch('/api/settings/', form),
      stored: async () => (await administrator.get('/api/settings/')).body,
    },
    'POST /deny_application/:pk/': {
      form: () => ({ reason: 'Falta el CIF.' }),
      send: async (form, { pk }) => {
        await server.db
          .update(applications)
          .set({ status: 'PE', decided_at: null })
          .where(eq(applications.pk, pk))
        return administrator.post(`/deny_application/${pk}/`, form)
      },
      stored: (subject) => applicationRow(server, subject),
    },
    'POST /api/commerce_applications/:pk/resubmit/': {
      form: () => ({ application: 'Abrimos cada día.' }),
      send: async (form, { person, pk }) => {
        const set = { status: 'RE', reason: 'Falta el CIF.' } as const
        await server.db.update(applications).set(set).where(eq(applications.pk, pk))
        return person.post(`/api/commerce_applications/${pk}/resubmit/`, form)
      },
      stored: (subject) => applicationRow(server, subject),
    },
    'POST /api/category/': {
      form: ({ shop }) => ({ name: `Nuevo oficio ${shop.id}`, ...SOUGHT }),
      send: (form) => administrator.post('/api/category/', form),
      stored: () => newestRow(server, categories),
    },
    'PUT /api/category/:id/': {
      form: ({ shop }) => ({ name: `Otro oficio ${shop.id}`, ...SOUGHT }),
      send: async (form, subject) =>
        administrator.put(`/api/category/${await categoryId(subject)}/`, form),
      stored: () => newestRow(server, categories),
    },
    'PATCH /api/category/:id/': {
      form: ({ shop }) => ({ name: `Otro oficio más ${shop.id}`, ...SOUGHT }),
      send: async (form, subject) =>
        administrator.patch(`/api/category/${await categoryId(subject)}/`, form),
      stored: () => newestRow(server, categories),
    },
    'POST /api/faq/': {
      form: () => ({ question: '¿Cuánto cuesta?', answer: 'Nada.' }),
      send: (form) => administrator.post('/api/faq/', form),
      stored: () => newestRow(server, questions),
    },
    'PUT /api/faq/:id/': {
      form: () => ({ question: '¿Cuánto cuesta?', answer: 'Nada.' }),
      send: async (form) => administrator.put(`/api/faq/${await questionId()}/`, form),
      stored: () => newestRow(server, questions),
    },
    'PATCH /api/faq/:id/': {
      form: () => ({ question: '¿Cuánto cuesta?', answer: 'Nada.' }),
      send: async (form) => administrator.patch(`/api/faq/${await questionId()}/`, form),
      stored: () => newestRow(server, questions),
    },
    'POST /api/faq/:id/move/': {
      form: () => ({ before: null }),
      send: async (form) => administrator.post(`/api/faq/${await questionId()}/move/`, form),
    },
    'POST /api/holidays/': {
      form: holidayForm,
      send: async (form) => {
        await server.db.delete(holidays)
        return administrator.post('/api/holidays/', form)
      },
      stored: () => newestRow(server, holidays),
    },
    'PUT /api/holidays/:id/': {
      form: holidayForm,
      send: async (form, subject) =>
        administrator.put(`/api/holidays/${await holidayId(subject)}/`, form),
      stored: () => newestRow(server, holidays),
    },
    'PATCH /api/holidays/:id/': {
      form: holidayForm,
      send: async (form, subject) =>
        administrator.patch(`/api/holidays/${await holidayId(subject)}/`, form),
      stored: () => newestRow(server, holidays),
    },
    'POST /api/holidays/:id/answer/': {
      form: async ({ shop }) => ({ commerce: await openShop(server, shop), does: 'closed' }),
      send: async (form, subject) =>
        subject.person.post(`/api/holidays/${await holidayId(subject)}/answer/`, form),
    },
    'POST /api/mailed/read/': {
      form: async (subject) => questionLink(server, subject.person, await holidayId(subject)),
      send: (form) => server.anyone.post('/api/mailed/read/', form),
      isOnce: true,
    },
    'POST /api/mailed/answer/': {
      form: async (subject) => ({
        ...(await questionLink(server, subject.person, await holidayId(subject))),
        closed: [await openShop(server, subject.shop)],
        open: [],
        extend: [],
        data: 'unchanged',
        appeal: 'Ya está corregido.',
      }),
      send: (form) => server.anyone.post('/api/mailed/answer/', form),
      isOnce: true,
    },
    'POST /api/mailed/unsubscribe/': {
      form: ({ person }) => unsubscription(server, person),
      send: (form) => server.anyone.post('/api/mailed/unsubscribe/', form),
    },
    'POST /api/contact/': {
      form: () => ({ subject: 'Horario', sender: 'ana@example.com', message: '¿Abrís?' }),
      send: (form) => server.anyone.post('/api/contact/', form),
      stored: () => newestRow(server, messages),
    },
    'POST /api/answer_contact/:id/': {
      form: () => ({ answer: 'De nueve a dos.' }),
      send: async (form) => administrator.post(`/api/answer_contact/${await messageId()}/`, form),
      stored: () => newestRow(server, messages),
    },
    'POST /api/inbox/:kind/:id/later/': {
      form: () => ({ until: new Date(server.clock.now().getTime() + DAY).toISOString() }),
      send: async (form) =>
        administrator.post(`/api/inbox/message/${await messageId()}/later/`, form),
      stored: async () => (await server.db.select().from(inboxPostponed)).at(-1)!,
    },
    'POST /api/directory/actions/': {
      form: ({ shop }) => ({ kind: 'call', commerce: shop.id, offer: null }),
      send: (form) => server.anyone.post('/api/directory/actions/', form),
    },
    'POST /api/reports/': {
      form: async ({ person }) => ({
        commerce: (await server.commerce(person)).id,
        offer: null,
        kind: 'illegal',
        text: 'Vende lo que no se puede vender.',
        name: 'Ana Gil',
        email: 'ana@example.com',
        minors: false,
        good_faith: true,
      }),
      send: (form) => server.anyone.post('/api/reports/', form),
      stored: () => newestRow(server, reports),
    },
    'PUT /api/duty/': {
      form: () => ({ list: '05/12/2026 09:30;06/12/2026 09:30;Farmacia Gil;Plaza, 1' }),
      send: (form) => administrator.put('/api/duty/', form),
    },
    'POST /api/notices/': {
      form: noticeForm,
      async send(form) {
        await server.db.delete(notices)
        return administrator.post('/api/notices/', form)
      },
      stored: () => newestRow(server, notices),
    },
    'PUT /api/notices/:id/': {
      form: noticeForm,
      async send(form, subject) {
        await server.db.delete(notices)
        const row = { ...noticeForm(subject), text: 'Otro', link: '' }
        const [found] = await server.db.insert(notices).values(row).returning()
        return administrator.put(`/api/notices/${found!.id}/`, form)
      },
      stored: () => newestRow(server, notices),
    },
    'POST /api/suggestions/': {
      form: () => SUGGESTION,
      send: (form) => server.anyone.post('/api/suggestions/', form),
      stored: () => newestRow(server, suggestions),
      // Null counts as missing.
      unstored: ['text'],
    },
    'POST /api/suggestions/:id/decide/': {
      form: () => ({ decision: 'declined' }),
      async send(form) {
        const row = { ...SUGGESTION, created_at: server.clock.now().toISOString() }
        const [found] = await server.db.insert(suggestions).values(row).returning()
        return administrator.post(`/api/suggestions/${found!.id}/decide/`, form)
      },
    },
    'POST /api/subscriptions/': {
      form: ({ shop }) => ({
        email: `vecina-${shop.id}@example.com`,
        categories: [1],
        commerces: [],
      }),
      send: (form) => server.anyone.post('/api/subscriptions/', form),
    },
    'POST /api/subscriptions/read/': {
      form: () => subscriptionOf(server),
      send: (form) => server.anyone.post('/api/subscriptions/read/', form),
    },
    'POST /api/subscriptions/confirm/': {
      form: () => subscriptionOf(server, { isConfirmed: false }),
      send: (form) => server.anyone.post('/api/subscriptions/confirm/', form),
    },
    'POST /api/subscriptions/change/': {
      form: async () => ({ ...(await subscriptionOf(server)), categories: [1], commerces: [] }),
      send: (form) => server.anyone.post('/api/subscriptions/change/', form),
    },
    'POST /api/subscriptions/leave/': {
      form: () => subscriptionOf(server),
      send: (form) => server.anyone.post('/api/subscriptions/leave/', form),
    },
    'POST /api/appeals/': {
      form: async ({ person }) => ({
        restriction: await restrictionOf(server, await server.commerce(person)),
        text: 'Ya está corregido.',
      }),
      send: (form, { person }) => person.post('/api/appeals/', form),
      async stored() {
        const { id, appeal } = await newestRow(server, restrictions)
        return { restriction: id, text: appeal }
      },
    },
    'POST /api/appeals/:id/answer/': {
      form: () => ({ outcome: 'upheld', answer: 'Sigue mal.' }),
      async send(form, { person, shop }) {
        const id = await appealOf(server, shop, person)
        const answered = await administrator.post(`/api/appeals/${id}/answer/`, form)
        if (answered.status !== 200) {
          await server.db.delete(restrictions).where(eq(restrictions.id, id))
        }
        return answered
      },
      stored: () => newestRow(server, restrictions),
    },
    'POST /api/reports/:id/decide/': {
      form: () => ({ decision: 'unchanged', reason: 'Hemos llamado y está bien.' }),
      send: async (form, { shop }) =>
        administrator.post(`/api/reports/${await reportOf(server, shop)}/decide/`, form),
      stored: () => newestRow(server, reports),
    },
    'PATCH /api/proposals/:id/': {
      form: () => ({
        name: 'Otro nombre',
        category: [1],
        direction: 'Plaza del Pozo, 14',
        street: 'Plaza del Pozo',
        number: '14',
        address_extra: '',
        postal_code: '',
        locality: '',
        latitude: null,
        longitude: null,
        photo_focus_x: 20,
        photo_focus_y: 80,
      }),
      send: async (form, { person, shop }) =>
        person.patch(`/api/proposals/${await proposalOf(server, shop)}/`, form),
      // Whether the change waits for review depends on settings that other calls leave.
      async stored({ person, shop }) {
        const { body } = await person.get(`/api/commerce/${shop.id}/`)
        const asked = (body.pending ?? []).map(({ field, to }: PendingChange) =>
          field === 'address' || field === 'photo' ? to : { [field]: to },
        )
        return Object.assign({}, body, ...asked)
      },
    },
    'POST /api/proposals/:id/withdraw/': {
      form: () => ({ fields: ['name'] }),
      send: async (form, { person, shop }) =>
        person.post(`/api/proposals/${await proposalOf(server, shop)}/withdraw/`, form),
    },
    'POST /api/proposals/:id/decide/': {
      form: () => ({ revision: 1, accept: [], reject: ['name'], reason: 'No es su nombre.' }),
      send: async (form, { shop }) =>
        administrator.post(`/api/proposals/${await proposalOf(server, shop)}/decide/`, form),
      stored: () => newestRow(server, proposals),
    },
  }
}
