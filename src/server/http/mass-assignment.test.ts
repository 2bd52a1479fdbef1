import { afterAll, describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/test-server.ts'
import { accountWrites } from '#testing/watched-writes/account.ts'
import { commerceWrites } from '#testing/watched-writes/commerce.ts'
import { officeWrites } from '#testing/watched-writes/office.ts'
import { openWriteContext, type WatchedWrite } from '#testing/watched-writes/watched-write.ts'
import { routes } from '../app.ts'

/** Values that no form may set, by table and column. */
const PROTECTED = {
  users: {
    id: 1,
    role: 3,
    is_active: true,
    is_trusted: true,
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
    photo_id: 1,
    photo_alt: 'x',
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
  reports: {
    object: 'x',
    decision: 'hidden',
    decided_at: '2000-01-01T00:00:00.000Z',
    decided_by: 999_999,
    decision_mail: 999_999,
  },
  subscriptions: {
    id: '00000000-0000-4000-8000-000000000000',
    created_at: '2000-01-01T00:00:00.000Z',
    confirmed_at: '2000-01-01T00:00:00.000Z',
    merged_into: '00000000-0000-4000-8000-000000000000',
  },
  restrictions: {
    kind: 'account_deactivated',
    object: 'x',
    decided_at: '2000-01-01T00:00:00.000Z',
    decided_by: 999_999,
    ended_at: '2000-01-01T00:00:00.000Z',
    appellant: 999_999,
    appealed_at: '2000-01-01T00:00:00.000Z',
    outcome: 'granted',
    answer: 'x',
    answered_at: '2000-01-01T00:00:00.000Z',
    answered_by: 999_999,
  },
  questions: { position: -5 },
  settings: { guide_step: 5, chosen: { town: 'x' } },
  holidays: { proposed_for: 'ES', version: 99 },
} as const

const server = await openTestServer({ rateLimits: false })
afterAll(() => server.close())

const context = await openWriteContext(server)
/** All routes that take a form. */
const WRITES: Record<string, WatchedWrite> = {
  ...accountWrites(context),
  ...commerceWrites(context),
  ...officeWrites(context),
}

test('every call that takes a form stands in the table', () => {
  const declared = routes
    .filter((route) => route.form !== undefined)
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(WRITES).toSorted()).toEqual(declared.toSorted())
})

/** Maximum number of added fields of a form. */
const MAX_FIELDS = 12
type Form = Record<string, unknown>

/** Forms with several protected fields each. Values of the same field are in different forms. */
const FORMS = Object.values(PROTECTED)
  .flatMap((fields) => Object.entries(fields))
  .reduce<Form[]>((forms, [name, value]) => {
    if (forms.some((form) => form[name] === value)) return forms
    const free = forms.find((form) => !(name in form) && Object.keys(form).length < MAX_FIELDS)
    if (free) free[name] = value
    else forms.push({ [name]: value })
    return forms
  }, [])

test('every protected field is sent with each of its values', () => {
  const sent = FORMS.flatMap((form) => Object.entries(form))
  for (const fields of Object.values(PROTECTED)) {
    for (const field of Object.entries(fields)) expect(sent).toContainEqual(field)
  }
})

describe.each(Object.keys(WRITES))('%s', (call) => {
  const { watch, send, allowed = [] } = WRITES[call]!

  test.each(FORMS.keys().toArray())('sets nothing that is protected, form %i', async (at) => {
    const fields = Object.entries(FORMS[at]!).filter(([name]) => !allowed.includes(name))
    const person = await server.owner()
    const shop = await server.commerce(person, { application: { status: 'PE', decided_at: null } })
    const before = await watch(person, shop)
    const { status } = await send(person, shop, Object.fromEntries(fields))
    expect([200, 201, 204]).toContain(status)
    expect(await watch(person, shop)).toEqual(before)
  })
})
