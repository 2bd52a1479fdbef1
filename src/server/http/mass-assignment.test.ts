import { eq, isNotNull, lt, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, PASSWORD, type Person, type TestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'
import { createLink } from '../auth/links.ts'
import {
  applications,
  categories,
  commerces,
  messages,
  offers,
  questions,
  users,
} from '../database/schema.ts'

/** What nobody may set through a form, by the column it would reach, and what a cheat would send. */
const PROTECTED = {
  users: {
    id: 1,
    role: 3,
    is_active: true,
    password_hash: 'x',
    created_at: '2000-01-01T00:00:00.000Z',
    activated_at: '2000-01-01T00:00:00.000Z',
    registration_digest: 'x',
    deleted_at: '2000-01-01T00:00:00.000Z',
  },
  commerces: {
    id: 1,
    owner_id: 1,
    owner: 1,
    photo_width: 1,
    photo_focus_x: 7,
    photo_focus_y: 7,
    hidden: true,
    version: 99,
    created_at: '2000-01-01T00:00:00.000Z',
    updated_at: '2000-01-01T00:00:00.000Z',
    deleted_at: '2000-01-01T00:00:00.000Z',
  },
  applications: {
    pk: 1,
    status: 'OK',
    commerce: 1,
    decided_by: 1,
    decided_at: '2000-01-01T00:00:00.000Z',
    submitted_at: '2000-01-01T00:00:00.000Z',
  },
  offers: {
    id: 1,
    created_at: '2000-01-01T00:00:00.000Z',
    updated_at: '2000-01-01T00:00:00.000Z',
    deleted_at: '2000-01-01T00:00:00.000Z',
  },
  messages: {
    sender: 'otra@example.com',
    answer: 'x',
    answered_by: 999_999,
    answered_at: '2000-01-01T00:00:00.000Z',
    answer_mail: 999_999,
  },
  questions: { position: -5 },
} as const

type Row = Record<string, unknown>
type Errand = {
  /** The rows that the call is about, with what it may change taken out. */
  watch: (subject: Person, shop: { id: number }) => Promise<Row[]>
  send: (subject: Person, shop: { id: number }, extra: Row) => Promise<{ status: number }>
  /** What this call is there to set. */
  may?: string[]
}

let server: TestServer
let administrator: Person
let photo: Blob
let questionId: number
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  administrator = await server.administrator()
  // Takes the ids 1, so that whoever could set one would run into it.
  await server.offer(await server.commerce(administrator))
  photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
  const { body } = await administrator.post('/api/faq/', { question: '¿Cuánto?', answer: 'Nada.' })
  questionId = body.id
})
afterAll(() => server.close())

const account = async ({ user }: Person) => {
  const [row] = await server.db.select().from(users).where(eq(users.id, user.id))
  return [{ ...row, password_hash: undefined }]
}
/** What an account that is gone keeps. */
const emptiedAccount = async (person: Person) => {
  const [row] = await account(person)
  return [{ id: row!.id, role: row!.role, created_at: row!.created_at }]
}
const shopRows = async (_subject: Person, { id }: { id: number }) => {
  const [commerce] = await server.db.select().from(commerces).where(eq(commerces.id, id))
  const its = { ...commerce!, name: '', normalized: '', version: commerce!.version > 2 }
  return [its, await server.applicationOf({ id })]
}
/** What a decision leaves as it is. */
const undecidedRows = async (subject: Person, shop: { id: number }) => {
  const [commerce, application] = await shopRows(subject, shop)
  const decision = { status: 0, reason: 0, application: 0, decided_at: 0, decided_by: 0 }
  return [commerce!, { ...application, ...decision, decision_mail: 0 }]
}
const pkOf = async (shop: { id: number }) => (await server.applicationOf(shop)).pk
/** Its first offer, made where there is none. */
const offerOf = async (shop: { id: number }) => {
  const [found] = await server.db.select().from(offers).where(eq(offers.commerce, shop.id))
  return found ?? (await server.offer(shop))
}
const offerRows = async (_subject: Person, shop: { id: number }) => {
  return [{ ...(await offerOf(shop)), title: '', normalized: '' }]
}

const categoryRows = async () => {
  const rows = await server.db.select().from(categories).where(eq(categories.id, 1))
  return rows.map((row) => ({ ...row, name: undefined }))
}
const questionRows = async () => {
  const rows = await server.db.select().from(questions).where(eq(questions.id, questionId))
  return rows.map((row) => ({ ...row, question: undefined, answer: undefined }))
}
/** Those that only a cheat can have made. */
const oddQuestionRows = async () => {
  const odd = or(lt(questions.position, 1), isNotNull(questions.deleted_at))
  return server.db.select().from(questions).where(odd)
}

const form = {
  name: 'Otro nombre',
  description: 'Pan de masa madre, cocas y magdalenas.',
  category: [1],
  direction: 'Calle Mayor, 12',
  n_tlf: '964123456',
  contact_mail: 'hola@laespiga.example',
}

const offerForm = {
  title: 'Otro título',
  description: 'Lleva dos y paga una, hasta el sábado.',
  type: '2 x 1',
  category: [1],
}

const duda = { subject: 'Horario', sender: 'ana@example.com', message: '¿A qué hora cerráis?' }

const FOCUS = ['photo_focus_x', 'photo_focus_y']

/** Every call that takes a form. */
const ERRANDS: Record<string, Errand> = {
  'POST /api/token/': {
    watch: account,
    send: ({ user }, _shop, extra) =>
      server.anyone.post('/api/token/', { ...extra, email: user.email, password: PASSWORD }),
  },
  'POST /api/token/refresh/': {
    watch: account,
    send: ({ user, session }, _shop, extra) => {
      const refresh = server.tokens.sign('refresh', { userId: user.id, sessionId: session })
      return server.anyone.post('/api/token/refresh/', { ...extra, refresh })
    },
  },
  'POST /auth/users/': {
    watch: async () => {
      const rows = await server.db.select().from(users).where(eq(users.role, 3))
      const shops = await server.db.select().from(commerces).where(eq(commerces.hidden, true))
      const decided = await server.db.select().from(applications)
      return [...rows, ...shops, ...decided.filter(({ status }) => status !== 'PE')]
    },
    send: async ({ user }, _shop, extra) => {
      const texts = Object.fromEntries(
        Object.entries(extra).flatMap(([name, value]) =>
          ['', 'commerce.', 'commerce.application.'].map((group) => [group + name, String(value)]),
        ),
      )
      const { payload, headers } = await multipart({
        ...texts,
        username: `nueva-${user.id}`,
        email: `nueva-${user.id}@example.com`,
        password: PASSWORD,
        'commerce.name': form.name,
        'commerce.description': form.description,
        'commerce.category': '1',
        'commerce.direction': form.direction,
        'commerce.n_tlf': form.n_tlf,
        'commerce.contact_mail': form.contact_mail,
        'commerce.application.application': 'Abrimos cada día.',
        'commerce.photo': photo,
      })
      return server.anyone.post('/auth/users/', payload, headers)
    },
  },
  'POST /auth/users/activation/': {
    watch: account,
    send: async ({ user }, _shop, extra) => {
      const link = await linkOf(user.id, 'activation')
      return server.anyone.post('/auth/users/activation/', { ...extra, ...link })
    },
  },
  'POST /auth/users/resend_activation/': {
    watch: account,
    send: ({ user }, _shop, extra) =>
      server.anyone.post('/auth/users/resend_activation/', { ...extra, email: user.email }),
  },
  'POST /auth/users/reset_password/': {
    watch: account,
    send: ({ user }, _shop, extra) =>
      server.anyone.post('/auth/users/reset_password/', { ...extra, email: user.email }),
  },
  'POST /auth/users/reset_password_confirm/': {
    watch: account,
    send: async ({ user }, _shop, extra) => {
      const link = await linkOf(user.id, 'reset')
      const path = '/auth/users/reset_password_confirm/'
      return server.anyone.post(path, { ...extra, ...link, new_password: 'otra-clave' })
    },
  },
  'POST /auth/users/set_password/': {
    watch: account,
    send: (person, _shop, extra) =>
      person.post('/auth/users/set_password/', {
        ...extra,
        current_password: PASSWORD,
        new_password: 'otra-clave',
      }),
  },
  'PATCH /auth/users/:id/': {
    watch: async (person) => {
      const [row] = await account(person)
      return [{ ...row, role: undefined, is_active: undefined }]
    },
    send: (person, _shop, extra) =>
      administrator.patch(`/auth/users/${person.user.id}/`, { role: 1, ...extra }),
  },
  'POST /api/commerce/': {
    // The new shop is like the one before, but for what its form says.
    watch: async ({ user }) => {
      const rows = await server.db
        .select({ shop: commerces, application: applications })
        .from(commerces)
        .innerJoin(applications, eq(applications.commerce, commerces.id))
        .where(eq(commerces.owner_id, user.id))
      const kinds = rows.map(({ shop, application }) => {
        const { hidden, version, created_at, updated_at, deleted_at } = shop
        const { status, decided_at, decided_by, submitted_at } = application
        const its = { hidden, version, created_at, updated_at, deleted_at }
        return JSON.stringify({ ...its, status, decided_at, decided_by, submitted_at })
      })
      const foreign = await server.db.$count(commerces, eq(commerces.owner_id, 1))
      return [...new Set(kinds)].map((kind) => ({ kind, foreign }))
    },
    send: async (person, _shop, extra) => {
      const texts = Object.fromEntries(
        Object.entries(extra).map(([name, value]) => [name, String(value)]),
      )
      const fields = { ...texts, ...form, category: '1', application: 'Abrimos cada día.', photo }
      const { payload, headers } = await multipart(fields)
      return person.post('/api/commerce/', payload, headers)
    },
  },
  'POST /api/category/': {
    watch: () => server.db.select().from(categories).where(isNotNull(categories.deleted_at)),
    send: (_person, { id }, extra) =>
      administrator.post('/api/category/', { ...extra, name: `Nueva ${id}` }),
  },
  'PUT /api/category/:id/': {
    watch: categoryRows,
    send: (_person, { id }, extra) =>
      administrator.put('/api/category/1/', { ...extra, name: `Otros ${id}` }),
  },
  'PATCH /api/category/:id/': {
    watch: categoryRows,
    send: (_person, { id }, extra) =>
      administrator.patch('/api/category/1/', { ...extra, name: `Los otros ${id}` }),
  },
  'POST /api/faq/': {
    watch: oddQuestionRows,
    send: (_person, { id }, extra) =>
      administrator.post('/api/faq/', { ...extra, question: `¿Y ${id}?`, answer: 'También.' }),
  },
  'PUT /api/faq/:id/': {
    watch: questionRows,
    send: (_person, { id }, extra) =>
      administrator.put(`/api/faq/${questionId}/`, { ...extra, question: `¿${id}?`, answer: 'Sí' }),
  },
  'PATCH /api/faq/:id/': {
    watch: questionRows,
    send: (_person, { id }, extra) =>
      administrator.patch(`/api/faq/${questionId}/`, { ...extra, answer: `Sí, ${id}` }),
  },
  'POST /api/faq/:id/move/': {
    watch: oddQuestionRows,
    send: (_person, _shop, extra) =>
      administrator.post(`/api/faq/${questionId}/move/`, { ...extra, before: null }),
  },
  'PATCH /auth/account/': {
    watch: account,
    send: (person, _shop, extra) => person.patch('/auth/account/', extra),
  },
  'POST /auth/account/email/': {
    watch: async (person) =>
      (await account(person)).map((row) => ({ ...row, email: 0, normalized: 0 })),
    send: async ({ user }, _shop, extra) => {
      const link = await linkOf(user.id, 'email', `otro-${user.email}`)
      return server.anyone.post('/auth/account/email/', { ...extra, ...link })
    },
  },
  'DELETE /auth/account/': {
    watch: emptiedAccount,
    send: (person, _shop, extra) =>
      person.delete('/auth/account/', { ...extra, current_password: PASSWORD }),
  },
  'PUT /api/commerce/:id/': {
    watch: shopRows,
    send: (person, { id }, extra) => person.put(`/api/commerce/${id}/`, { ...extra, ...form }),
    may: FOCUS,
  },
  'PATCH /api/commerce/:id/': {
    watch: shopRows,
    send: (person, { id }, extra) =>
      person.patch(`/api/commerce/${id}/`, { ...extra, name: form.name }),
    may: ['hidden', ...FOCUS],
  },
  'POST /api/offer/': {
    watch: async (_subject, shop) => {
      const rows = await server.db.select().from(offers).where(eq(offers.commerce, shop.id))
      const now = server.clock.now().toISOString()
      return rows.filter(
        ({ created_at, updated_at, deleted_at }) =>
          created_at !== now || updated_at !== now || deleted_at !== null,
      )
    },
    send: (person, { id }, extra) =>
      person.post('/api/offer/', { ...extra, ...offerForm, commerce: id }),
  },
  'PUT /api/offer/:id/': {
    watch: offerRows,
    send: async (person, shop, extra) => {
      const { id } = await offerOf(shop)
      return person.put(`/api/offer/${id}/`, { ...extra, ...offerForm, commerce: shop.id })
    },
    may: FOCUS,
  },
  'PATCH /api/offer/:id/': {
    watch: offerRows,
    send: async (person, shop, extra) => {
      const { id } = await offerOf(shop)
      const form = { ...extra, title: offerForm.title, commerce: shop.id }
      return person.patch(`/api/offer/${id}/`, form)
    },
    may: FOCUS,
  },
  'POST /deny_application/:pk/': {
    watch: undecidedRows,
    send: async (_person, shop, extra) =>
      administrator.post(`/deny_application/${await pkOf(shop)}/`, { ...extra, reason: 'No' }),
  },
  'POST /api/commerce_applications/:pk/resubmit/': {
    watch: undecidedRows,
    send: async (person, shop, extra) => {
      const pk = await pkOf(shop)
      await administrator.post(`/deny_application/${pk}/`, { reason: 'No' })
      const path = `/api/commerce_applications/${pk}/resubmit/`
      return person.post(path, { ...extra, application: 'Otra vez' })
    },
  },
  'POST /api/contact/': {
    watch: () => server.db.select().from(messages).where(isNotNull(messages.answer)),
    send: ({ user }, _shop, extra) =>
      server.anyone.post('/api/contact/', { ...extra, ...duda, sender: user.email }),
  },
  'POST /api/answer_contact/:id/': {
    watch: async (_person, { id }) => {
      const row = { ...duda, id, created_at: server.clock.now().toISOString() }
      await server.db.insert(messages).values(row).onConflictDoNothing()
      const [message] = await server.db.select().from(messages).where(eq(messages.id, id))
      // An id that is no person's, or no mail's, would be refused by the database.
      return [{ ...message, answer: 0, answered_at: 0, answered_by: 0, answer_mail: 0 }]
    },
    send: (_person, { id }, extra) =>
      administrator.post(`/api/answer_contact/${id}/`, { ...extra, answer: 'Sí' }),
  },
}

test('every call that takes a form stands in the table', () => {
  const declared = routes
    .filter((route) => route.form !== undefined)
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(ERRANDS).toSorted()).toEqual(declared.toSorted())
})

const FIELDS = Object.entries(PROTECTED).flatMap(([table, fields]) =>
  Object.entries(fields).map(([field, value]) => ({ table, field, value })),
)

describe.each(Object.keys(ERRANDS))('%s', (call) => {
  const { watch, send, may = [] } = ERRANDS[call]!
  const forbidden = FIELDS.filter(({ field }) => !may.includes(field))

  test.each(forbidden)('cannot set $field of $table', async ({ field, value }) => {
    const person = await server.owner()
    const shop = await server.commerce(person, { application: { status: 'PE', decided_at: null } })
    const before = await watch(person, shop)
    const { status } = await send(person, shop, { [field]: value })
    expect([200, 201, 204]).toContain(status)
    expect(await watch(person, shop)).toEqual(before)
  })
})

async function linkOf(user: number, purpose: 'activation' | 'reset' | 'email', email?: string) {
  const { config, clock, db } = server.services
  const link = await createLink(db, config, user, purpose, clock.now(), email)
  const [uid, token] = link.split('/').slice(-2)
  return { uid, token }
}
