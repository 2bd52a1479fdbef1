import { eq } from 'drizzle-orm'
import { USUAL_SETTINGS } from '#contract/settings.ts'
import { applications, categories, messages, questions } from '#server/database/schema.ts'
import {
  applicationRow,
  type FormCall,
  type FormContext,
  newestRow,
  type Subject,
} from './form-call.ts'

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
  return {
    'PATCH /api/settings/': {
      form: () => ({ ...USUAL_SETTINGS, ...CHOSEN, guide_step: null }),
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
      form: ({ shop }) => ({ name: `Nuevo oficio ${shop.id}` }),
      send: (form) => administrator.post('/api/category/', form),
      stored: () => newestRow(server, categories),
    },
    'PUT /api/category/:id/': {
      form: ({ shop }) => ({ name: `Otro oficio ${shop.id}` }),
      send: async (form, subject) =>
        administrator.put(`/api/category/${await categoryId(subject)}/`, form),
      stored: () => newestRow(server, categories),
    },
    'PATCH /api/category/:id/': {
      form: ({ shop }) => ({ name: `Otro oficio más ${shop.id}` }),
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
  }
}
