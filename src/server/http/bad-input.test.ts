import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { errorSentences } from '#contract/field-errors.ts'
import { honeypotFields } from '#contract/honeypot.ts'
import type { Answer } from '#testing/api-client.ts'
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

/*
 * Every field of every form is sent what it is not made for: there is a sentence in Spanish under it,
 * or what is read back afterwards is what was sent.
 */
type Form = Record<string, unknown>
type Fixtures = { person: Person; shop: { id: number }; pk: number }
type Errand = {
  /** A form that is taken, with every field. */
  form: (fixtures: Fixtures) => Form | Promise<Form>
  send: (form: Form, fixtures: Fixtures) => Promise<Answer>
  /** What the call leaves, by the names of the form; without: nothing that was written. */
  kept?: (fixtures: Fixtures) => Promise<Form>
}

let server: TestServer
let administrator: Person
let photo: Blob
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  administrator = await server.administrator()
  photo = new Blob([new Uint8Array(await picture(200, 200).jpeg().toBuffer())])
})
afterAll(() => server.close())

const shopForm = {
  name: 'La Espiga',
  description: 'Pan de masa madre, cocas y magdalenas.',
  category: [1],
  direction: 'Calle Mayor, 12',
  n_tlf: '964123456',
  contact_mail: 'hola@laespiga.example',
  web: 'https://laespiga.example',
  photo_focus_x: '30',
  photo_focus_y: '0',
}
const offerForm = {
  title: 'Hogaza de pueblo',
  description: 'Lleva dos y paga una, hasta el sábado.',
  type: '2 x 1',
  category: [1],
  photo_focus_x: 100,
  photo_focus_y: 70,
}
/** Kept in a form of its own, or not to be read back: no text that has to come back as it was. */
const NO_TEXT =
  /(email|password|category|n_tlf|hidden|resubmit|web|photo|photo_from|photo_focus_[xy]|commerce)$/

const shopRow = async ({ shop }: Fixtures) => {
  const [row] = await server.db.select().from(commerces).where(eq(commerces.id, shop.id))
  return row!
}
/** Of a rejected shop that is sent again: with the text of its application, as the form calls it. */
const resubmittedRow = async (fixtures: Fixtures) => {
  const { application } = await applicationRow(fixtures)
  return { ...(await shopRow(fixtures)), application_text: application }
}
const reject = async ({ pk }: Fixtures) => {
  const decided_at = new Date().toISOString()
  await server.db
    .update(applications)
    .set({ status: 'RE', decided_at })
    .where(eq(applications.pk, pk))
}
const resubmission = { resubmit: true, application_text: 'Ya está el número de la calle.' }
const newestShop = async () => {
  const [row] = await server.db.select().from(commerces).orderBy(desc(commerces.id)).limit(1)
  const { application } = await server.applicationOf(row!)
  return { ...row, application }
}
const applicationRow = async ({ pk }: Fixtures) => {
  const [row] = await server.db.select().from(applications).where(eq(applications.pk, pk))
  return row!
}
const newest = (table: typeof offers | typeof messages | typeof questions | typeof categories) => {
  return async () => {
    const [row] = await server.db.select().from(table).orderBy(desc(table.id)).limit(1)
    return row!
  }
}
const offerId = async ({ shop }: Fixtures) => (await server.offer(shop)).id
const questionId = async () => {
  const form = { question: '¿Cuánto cuesta?', answer: 'Nada.' }
  return (await administrator.post('/api/faq/', form)).body.id
}
const categoryId = async ({ shop }: Fixtures) =>
  (await administrator.post('/api/category/', { name: `Oficio ${shop.id}` })).body.id
const messageId = async () => {
  const created_at = server.clock.now().toISOString()
  const duda = { subject: 'Horario', sender: 'ana@example.com', message: '¿Abrís?', created_at }
  return (await server.db.insert(messages).values(duda).returning())[0]!.id
}

const newAccount = ({ shop }: Fixtures) => ({
  username: `nueva-${shop.id}`,
  email: `nueva-${shop.id}@example.com`,
  password: PASSWORD,
  commerce: { ...shopForm, application: { application: 'Abrimos cada día.' } },
})

/** Every call that takes a form. */
const ERRANDS: Record<string, Errand> = {
  'POST /api/token/': {
    form: ({ person }) => ({ email: person.user.email, password: PASSWORD }),
    send: (form) => server.anyone.post('/api/token/', form),
  },
  'POST /api/token/refresh/': {
    form: ({ person: { user, session } }) => ({
      refresh: server.tokens.sign('refresh', { userId: user.id, sessionId: session }),
    }),
    send: (form) => server.anyone.post('/api/token/refresh/', form),
  },
  'POST /auth/users/': {
    form: newAccount,
    send: (form) => sendWithPhoto(server.anyone, '/auth/users/', form, 'commerce.photo'),
    kept: async () => {
      const [account] = await server.db.select().from(users).orderBy(desc(users.id)).limit(1)
      const { application, ...shop } = await newestShop()
      return { username: account!.username, commerce: { ...shop, application: { application } } }
    },
  },
  'POST /auth/users/activation/': {
    form: ({ person }) => linkOf(person, 'activation'),
    send: (form) => server.anyone.post('/auth/users/activation/', form),
  },
  'POST /auth/users/resend_activation/': {
    form: ({ person }) => ({ email: person.user.email }),
    send: (form) => server.anyone.post('/auth/users/resend_activation/', form),
  },
  'POST /auth/users/reset_password/': {
    form: ({ person }) => ({ email: person.user.email }),
    send: (form) => server.anyone.post('/auth/users/reset_password/', form),
  },
  'POST /auth/users/reset_password_confirm/': {
    form: async ({ person }) => ({
      ...(await linkOf(person, 'reset')),
      new_password: 'otra-clave',
    }),
    send: (form) => server.anyone.post('/auth/users/reset_password_confirm/', form),
  },
  'POST /auth/users/set_password/': {
    form: () => ({ current_password: PASSWORD, new_password: 'otra-clave' }),
    send: (form, { person }) => person.post('/auth/users/set_password/', form),
  },
  'PATCH /auth/users/:id/': {
    form: () => ({ role: 1, is_active: true }),
    send: (form, { person }) => administrator.patch(`/auth/users/${person.user.id}/`, form),
  },
  'POST /auth/account/email/': {
    form: ({ person }) => linkOf(person, 'email', `otro-${person.user.email}`),
    send: (form) => server.anyone.post('/auth/account/email/', form),
  },
  'PATCH /auth/account/': {
    form: ({ person }) => ({
      username: `otra-${person.user.id}`,
      email: `otra-${person.user.id}@example.com`,
      current_password: PASSWORD,
    }),
    send: (form, { person }) => person.patch('/auth/account/', form),
    kept: async ({ person }) => {
      const { username } = (await person.get('/auth/account/')).body
      return { username }
    },
  },
  'DELETE /auth/account/': {
    form: () => ({ current_password: PASSWORD }),
    send: (form, { person }) => person.delete('/auth/account/', form),
  },
  'POST /api/commerce/': {
    form: () => ({
      ...shopForm,
      application: 'Abrimos cada día.',
      owner_email: 'rosa@example.com',
    }),
    send: (form, { person }) => sendWithPhoto(person, '/api/commerce/', form, 'photo'),
    kept: newestShop,
  },
  'PUT /api/commerce/:id/': {
    form: () => ({ ...shopForm, ...resubmission }),
    send: async (form, fixtures) => {
      await reject(fixtures)
      return fixtures.person.put(`/api/commerce/${fixtures.shop.id}/`, form)
    },
    kept: resubmittedRow,
  },
  'PATCH /api/commerce/:id/': {
    form: () => ({ ...shopForm, ...resubmission, hidden: false, owner_email: 'rosa@example.com' }),
    send: async (form, fixtures) => {
      await reject(fixtures)
      return fixtures.person.patch(`/api/commerce/${fixtures.shop.id}/`, form)
    },
    kept: resubmittedRow,
  },
  'POST /api/offer/': {
    form: async (fixtures) => ({
      ...offerForm,
      commerce: fixtures.shop.id,
      photo_from: await offerId(fixtures),
    }),
    send: (form, { person }) => person.post('/api/offer/', form),
    kept: newest(offers),
  },
  'PUT /api/offer/:id/': {
    form: ({ shop }) => ({ ...offerForm, commerce: shop.id, photo: null }),
    send: async (form, fixtures) =>
      fixtures.person.put(`/api/offer/${await offerId(fixtures)}/`, form),
    kept: newest(offers),
  },
  'PATCH /api/offer/:id/': {
    form: ({ shop }) => ({ ...offerForm, commerce: shop.id, photo: null }),
    send: async (form, fixtures) =>
      fixtures.person.patch(`/api/offer/${await offerId(fixtures)}/`, form),
    kept: newest(offers),
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
    kept: applicationRow,
  },
  'POST /api/commerce_applications/:pk/resubmit/': {
    form: () => ({ application: 'Abrimos cada día.' }),
    send: async (form, { person, pk }) => {
      const set = { status: 'RE', reason: 'Falta el CIF.' } as const
      await server.db.update(applications).set(set).where(eq(applications.pk, pk))
      return person.post(`/api/commerce_applications/${pk}/resubmit/`, form)
    },
    kept: applicationRow,
  },
  'POST /api/category/': {
    form: ({ shop }) => ({ name: `Nuevo oficio ${shop.id}` }),
    send: (form) => administrator.post('/api/category/', form),
    kept: newest(categories),
  },
  'PUT /api/category/:id/': {
    form: ({ shop }) => ({ name: `Otro oficio ${shop.id}` }),
    send: async (form, fixtures) =>
      administrator.put(`/api/category/${await categoryId(fixtures)}/`, form),
    kept: newest(categories),
  },
  'PATCH /api/category/:id/': {
    form: ({ shop }) => ({ name: `Otro oficio más ${shop.id}` }),
    send: async (form, fixtures) =>
      administrator.patch(`/api/category/${await categoryId(fixtures)}/`, form),
    kept: newest(categories),
  },
  'POST /api/faq/': {
    form: () => ({ question: '¿Cuánto cuesta?', answer: 'Nada.' }),
    send: (form) => administrator.post('/api/faq/', form),
    kept: newest(questions),
  },
  'PUT /api/faq/:id/': {
    form: () => ({ question: '¿Cuánto cuesta?', answer: 'Nada.' }),
    send: async (form) => administrator.put(`/api/faq/${await questionId()}/`, form),
    kept: newest(questions),
  },
  'PATCH /api/faq/:id/': {
    form: () => ({ question: '¿Cuánto cuesta?', answer: 'Nada.' }),
    send: async (form) => administrator.patch(`/api/faq/${await questionId()}/`, form),
    kept: newest(questions),
  },
  'POST /api/faq/:id/move/': {
    form: () => ({ before: null }),
    send: async (form) => administrator.post(`/api/faq/${await questionId()}/move/`, form),
  },
  'POST /api/contact/': {
    form: () => ({ subject: 'Horario', sender: 'ana@example.com', message: '¿Abrís?' }),
    send: (form) => server.anyone.post('/api/contact/', form),
    kept: newest(messages),
  },
  'POST /api/answer_contact/:id/': {
    form: () => ({ answer: 'De nueve a dos.' }),
    send: async (form) => administrator.post(`/api/answer_contact/${await messageId()}/`, form),
    kept: newest(messages),
  },
}

/** The fields of each form, groups opened: the names stand in the table and nowhere else. */
const FIELDS: Record<string, string[]> = {
  'POST /auth/users/': [
    'username',
    'email',
    'password',
    ...Object.keys(shopForm).map((name) => `commerce.${name}`),
    'commerce.application.application',
  ],
}

/** What is sent in the place of a text; `n` keeps names apart that have to be the only ones. */
const HOSTILE: Record<string, (n: number) => unknown> = {
  nothing: () => undefined,
  emptiness: () => '',
  blanks: () => ' \t\n\u00a0\u3000 ',
  'what nobody sees': () => '\u200b\u2060\u3164\u2800',
  'a bell': (n) => `a\u0007b ${n}`,
  'the first control character': (n) => `a\u0001b ${n}`,
  'a deletion': (n) => `a\u007fb ${n}`,
  NUL: (n) => `a\0b ${n}`,
  'a control character of C1': (n) => `a\u0085b ${n}`,
  'lines of Windows': (n) => `Una línea\r\ny otra ${n}`,
  'a tab': (n) => `Una columna\ty otra ${n}`,
  'emoji of several': (n) => `Pan 👩🏽‍🍳 y café ☕️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ${n}`,
  'half an emoji': (n) => `Pan \ud83e ${n}`,
  'the other half': (n) => `Pan \udd56 ${n}`,
  Arabic: (n) => `مخبز السنبلة ${n}`,
  'a turned direction': (n) => `hola\u202egpj.exe ${n}`,
  'an isolated direction': (n) => `hola\u2067gpj.exe\u2069 ${n}`,
  HTML: (n) => `<img src=x onerror=alert(${n})><script>alert(${n})</script>`,
  SQL: (n) => `'; drop table users; -- ${n}`,
  'a template': (n) => `{{7*7}} %s %00 ${n}`,
  'a name of JavaScript': (n) => `__proto__ ${n}`,
  'a long word': (n) => `${n}${'m'.repeat(30)}`,
  'a megabyte': () => 'm'.repeat(1_000_000),
  'a number': (n) => 10_000 + n,
  'a huge number': () => 1e300,
  yes: () => true,
  null: () => null,
  'a list': (n) => [`uno ${n}`, 'dos'],
  'an empty list': () => [],
  'an object': (n) => ({ uno: n }),
}

test('every call that takes a form stands in the table', () => {
  const declared = routes
    .filter((route) => route.form !== undefined)
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(ERRANDS).toSorted()).toEqual(declared.toSorted())
})

const CASES = Object.keys(ERRANDS).flatMap((call) =>
  fieldsOf(call).map((field) => ({ call, field, ...ERRANDS[call]! })),
)

describe.each(Object.keys(ERRANDS))('%s', (call) => {
  const { form, send, kept } = ERRANDS[call]!

  test('takes its form, with every field', async () => {
    const fixtures = await createFixtures()
    const good = await form(fixtures)
    expect((await send(good, fixtures)).status).toBeLessThan(300)
    for (const field of fieldsOf(call)) expect(valueAt(good, field)).not.toBeUndefined()
  })

  test.each(CASES.filter((one) => one.call === call))(
    'answers whatever stands in $field in Spanish, or keeps it',
    async ({ field }) => {
      const faults: unknown[] = []
      for (const [name, make] of Object.entries(HOSTILE)) {
        const fixtures = await createFixtures()
        const value = make(fixtures.shop.id)
        const answer = await send(replaced(await form(fixtures), field, value), fixtures)
        const fault = faultOf(answer, field) ?? (await lossOf(answer, fixtures, field, value))
        if (fault !== undefined) faults.push({ name, fault })
      }
      expect(faults).toEqual([])
    },
  )

  test.each(CASES.filter((one) => one.call === call))(
    'takes as much in $field as it says',
    async ({ field }) => {
      if (typeof valueAt(await form(await createFixtures()), field) !== 'string') return
      const filled = async (length: number) => {
        const fixtures = await createFixtures()
        const text = 'ñ'.repeat(length)
        const answer = await send(replaced(await form(fixtures), field, text), fixtures)
        return { answer, loss: await lossOf(answer, fixtures, field, text) }
      }
      const said = sentencesUnder((await filled(100_000)).answer.body, field)
      const most = Number(/^Debe tener como máximo (\d+) caracteres$/.exec(said[0] ?? '')?.[1])
      // What has a shape of its own says that instead.
      if (/(email|mail|sender|n_tlf|web|photo_focus_[xy])$/.test(field)) return
      expect(most).toBeGreaterThan(0)
      expect(sentencesUnder((await filled(most + 1)).answer.body, field)).toEqual(said)
      const { answer, loss } = await filled(most)
      expect(sentencesUnder(answer.body, field)).not.toEqual(said)
      expect(faultOf(answer, field) ?? loss).toBeUndefined()
    },
  )

  async function lossOf(answer: Answer, fixtures: Fixtures, field: string, value: unknown) {
    if (answer.status >= 300 || value === undefined || !kept || NO_TEXT.test(field)) return
    const found = valueAt(await kept(fixtures), field)
    const sent = String(value).trim().replaceAll('\r\n', '\n')
    return found === sent ? undefined : { found, sent }
  }
})

const ENGLISH = /\b(invalid|expected|input|required|string|received|must|error|failed|too)\b/i
const SENTENCE = /^[A-ZÁÉÍÓÚÑ¿«].*[\p{L}\d».?]$/u

/** What is wrong with an answer; a refusal has at least one sentence, and no word of ours. */
function faultOf({ status, body }: Answer, field: string): unknown {
  if (status < 300) return undefined
  const said = status === 400 ? sentencesUnder(body, field) : errorSentences(body?.detail)
  const isRefusal = status === 400 || status === 401 || status === 404
  const isSpanish = said.every((one) => SENTENCE.test(one) && !ENGLISH.test(one))
  return isRefusal && said.length > 0 && isSpanish ? undefined : { status, body }
}

/** Under the field, the group that it is in, or the whole form. */
function sentencesUnder(body: unknown, field: string): string[] {
  const steps = field.split('.')
  const places = steps.map((_, at) => valueAt(body, steps.slice(0, at + 1).join('.')))
  const own = errorSentences(places.findLast((place) => place !== undefined))
  return own.length > 0 ? own : errorSentences(body)
}

function fieldsOf(call: string): string[] {
  const { form } = routes.find(({ method, path }) => `${method} ${path}` === call)!
  const names = Object.keys((form as z.ZodObject).shape)
  return FIELDS[call] ?? names.filter((name) => !Object.hasOwn(honeypotFields, name))
}

let created = 0

async function createFixtures(): Promise<Fixtures> {
  created += 1
  const username = `bad-input-${created}`
  const person = await server.owner({ username, email: `${username}@example.com` })
  const shop = await server.commerce(person)
  return { person, shop, pk: (await server.applicationOf(shop)).pk }
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, step) => (inner as Form | undefined | null)?.[step], value)
}

function replaced(form: Form, path: string, value: unknown): Form {
  const [step, ...rest] = path.split('.') as [string, ...string[]]
  if (rest.length === 0) return { ...form, [step]: value }
  return { ...form, [step]: replaced(form[step] as Form, rest.join('.'), value) }
}

/** As a browser sends it; what no browser can send goes as JSON, which carries no photo. */
async function sendWithPhoto(
  caller: Person | TestServer['anyone'],
  path: string,
  form: Form,
  at: string,
) {
  const fields = flat(form)
  const isBrowsers = Object.values(fields).every(
    (value) => typeof value === 'string' && value.isWellFormed(),
  )
  if (!isBrowsers) return caller.post(path, form)
  const { payload, headers } = await multipart({
    ...(fields as Record<string, string>),
    [at]: photo,
  })
  return caller.post(path, payload, headers)
}

function flat(form: Form, prefix = ''): Form {
  const entries = Object.entries(form).map(([name, value]): Form => {
    if (name === 'category' && Array.isArray(value)) return { [prefix + name]: String(value) }
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isGroup ? flat(value as Form, `${prefix}${name}.`) : { [prefix + name]: value }
  })
  return Object.assign({}, ...entries)
}

async function linkOf({ user }: Person, purpose: 'activation' | 'reset' | 'email', email?: string) {
  const { config, clock, db } = server.services
  const link = await createLink(db, config, user.id, purpose, clock.now(), email)
  const [uid, token] = link.split('/').slice(-2)
  return { uid, token }
}
