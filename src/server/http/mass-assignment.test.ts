import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { openWorld, PASSWORD, type Person, type World } from '#testing/world.ts'
import { createLink } from '../accounts/links.ts'
import { routes } from '../app.ts'
import { applications, commerces, users } from '../database/schema.ts'

/** What nobody may set through a form, by the column it would reach, and what a cheat would send. */
const PROTECTED = {
  users: {
    id: 1,
    role: 3,
    is_active: true,
    password_hash: 'x',
    created_at: '2000-01-01T00:00:00.000Z',
    activated_at: '2000-01-01T00:00:00.000Z',
    registration: 'x',
  },
  commerces: {
    id: 1,
    owner_id: 1,
    owner: 1,
    photo_width: 1,
    hidden: true,
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
} as const

type Row = Record<string, unknown>
type Errand = {
  /** The rows that the call is about, with what it may change taken out. */
  watch: (subject: Person, shop: { id: number }) => Promise<Row[]>
  send: (subject: Person, shop: { id: number }, extra: Row) => Promise<{ status: number }>
}

let world: World
let administrator: Person
let photo: Blob
beforeAll(async () => {
  world = await openWorld({ rateLimits: false })
  administrator = await world.administrator()
  photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
})
afterAll(() => world.close())

const account = async ({ user }: Person) => {
  const [row] = await world.db.select().from(users).where(eq(users.id, user.id))
  return [{ ...row, password_hash: undefined }]
}
const shopRows = async (_subject: Person, { id }: { id: number }) => {
  const [commerce] = await world.db.select().from(commerces).where(eq(commerces.id, id))
  return [{ ...commerce, name: undefined }, await world.applicationOf({ id })]
}
/** What a decision leaves as it is. */
const undecidedRows = async (subject: Person, shop: { id: number }) => {
  const [commerce, application] = await shopRows(subject, shop)
  const decision = { status: 0, reason: 0, application: 0, decided_at: 0, decided_by: 0 }
  return [commerce!, { ...application, ...decision }]
}
const pkOf = async (shop: { id: number }) => (await world.applicationOf(shop)).pk

const form = {
  name: 'Otro nombre',
  description: 'Pan de masa madre, cocas y magdalenas.',
  category: [1],
  direction: 'Calle Mayor, 12',
  n_tlf: '964123456',
  contact_mail: 'hola@laespiga.example',
}

/** Every call that takes a form. */
const ERRANDS: Record<string, Errand> = {
  'POST /api/token/': {
    watch: account,
    send: ({ user }, _shop, extra) =>
      world.anyone.post('/api/token/', { ...extra, email: user.email, password: PASSWORD }),
  },
  'POST /api/token/refresh/': {
    watch: account,
    send: ({ user, session }, _shop, extra) => {
      const refresh = world.tokens.sign('refresh', { userId: user.id, sessionId: session })
      return world.anyone.post('/api/token/refresh/', { ...extra, refresh })
    },
  },
  'POST /auth/users/': {
    watch: async () => {
      const rows = await world.db.select().from(users).where(eq(users.role, 3))
      const shops = await world.db.select().from(commerces).where(eq(commerces.hidden, true))
      const decided = await world.db.select().from(applications)
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
      return world.anyone.post('/auth/users/', payload, headers)
    },
  },
  'POST /auth/users/activation/': {
    watch: account,
    send: async ({ user }, _shop, extra) => {
      const link = await linkOf(user.id, 'activation')
      return world.anyone.post('/auth/users/activation/', { ...extra, ...link })
    },
  },
  'POST /auth/users/resend_activation/': {
    watch: account,
    send: ({ user }, _shop, extra) =>
      world.anyone.post('/auth/users/resend_activation/', { ...extra, email: user.email }),
  },
  'POST /auth/users/reset_password/': {
    watch: account,
    send: ({ user }, _shop, extra) =>
      world.anyone.post('/auth/users/reset_password/', { ...extra, email: user.email }),
  },
  'POST /auth/users/reset_password_confirm/': {
    watch: account,
    send: async ({ user }, _shop, extra) => {
      const link = await linkOf(user.id, 'reset')
      const path = '/auth/users/reset_password_confirm/'
      return world.anyone.post(path, { ...extra, ...link, new_password: 'otra-clave' })
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
  'PUT /api/commerce/:id/': {
    watch: shopRows,
    send: (person, { id }, extra) => person.put(`/api/commerce/${id}/`, { ...extra, ...form }),
  },
  'PATCH /api/commerce/:id/': {
    watch: shopRows,
    send: (person, { id }, extra) =>
      person.patch(`/api/commerce/${id}/`, { ...extra, name: form.name }),
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
  test.each(FIELDS)('cannot set $field of $table', async ({ field, value }) => {
    const { watch, send } = ERRANDS[call]!
    const person = await world.owner()
    const shop = await world.commerce(person, { application: { status: 'PE', decided_at: null } })
    const before = await watch(person, shop)
    const { status } = await send(person, shop, { [field]: value })
    expect([200, 201, 204]).toContain(status)
    expect(await watch(person, shop)).toEqual(before)
  })
})

async function linkOf(user: number, purpose: 'activation' | 'reset') {
  const { config, clock, db } = world.services
  const link = await createLink(db, config, user, purpose, clock.now())
  const [uid, token] = link.split('/').slice(-2)
  return { uid, token }
}
