import { desc, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ObjectType, Verb } from '#contract/entities.ts'
import { addDays } from '#contract/hours/dates.ts'
import type { Answer } from '#testing/api-client.ts'
import { type AuditedFixtures, createAuditedFixtures } from '#testing/audited-fixtures.ts'
import { multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'
import { activity } from '../database/schema.ts'

let server: TestServer
let photo: Blob
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  photo = await photoFile()
})
afterAll(() => server.close())

type AuditedWrite = {
  line: `${Verb} ${ObjectType}`
  by?: (fixtures: AuditedFixtures) => Person
  first?: (fixtures: AuditedFixtures) => Promise<Answer>
  send: (fixtures: AuditedFixtures) => Promise<Answer>
}

const owner = (fixtures: AuditedFixtures) => fixtures.owner
const shopForm = {
  name: 'Otro nombre',
  description: 'Pan de masa madre.',
  category: [1],
  direction: 'Calle Mayor, 14',
  n_tlf: '964123457',
  contact_mail: 'hola@laespiga.example',
}
const offerForm = { title: 'Otra', description: 'Hasta el sábado.', type: '2 x 1', category: [1] }
const nextDay = ({ starts_on }: { starts_on: string }) => {
  const date = addDays(starts_on, 1)
  return { starts_on: date, ends_on: date }
}
const DUTIES = { list: '05/12/2026 09:30;06/12/2026 09:30;Farmacia Gil;Plaza, 1' }
const faqForm = { question: '¿Otra?', answer: 'Sí.' }
/** Returns a different date for each id, because the calendar allows only one day for each date. */
const dateOf = (id: number) => `${2200 + id}-05-05`
const at = {
  offer: ({ offer }: AuditedFixtures) => `/api/offer/${offer.id}/`,
  shop: ({ shop }: AuditedFixtures) => `/api/commerce/${shop.id}/`,
  cover: ({ shop }: AuditedFixtures) => `/api/photo/${shop.photo_id}/`,
  category: ({ category }: AuditedFixtures) => `/api/category/${category!.id}/`,
  faq: ({ question }: AuditedFixtures) => `/api/faq/${question!.id}/`,
  holiday: ({ holiday }: AuditedFixtures) => `/api/holidays/${holiday!.id}/`,
  message: ({ message }: AuditedFixtures) => `/api/contact/${message!.id}/`,
  user: ({ other }: AuditedFixtures) => `/auth/users/${other.user.id}/`,
}

async function addPhoto(fixtures: AuditedFixtures): Promise<Answer> {
  const { payload, headers } = await multipart({ photo })
  return fixtures.owner.post(`${at.shop(fixtures)}photos/`, payload, headers)
}

/** Returns the writes that delete and restore an object of this type. */
function deletionAndRestore(
  type: ObjectType,
  path: (fixtures: AuditedFixtures) => string,
  by?: AuditedWrite['by'],
) {
  const caller = (fixtures: AuditedFixtures) =>
    (by ?? ((one: AuditedFixtures) => one.administrator))(fixtures)
  const remove = (fixtures: AuditedFixtures) => caller(fixtures).delete(path(fixtures))
  const restore = (fixtures: AuditedFixtures) => caller(fixtures).post(`${path(fixtures)}restore/`)
  return {
    [`DELETE /api/${type}/:id/`]: { line: `delete ${type}`, by, send: remove },
    [`POST /api/${type}/:id/restore/`]: {
      line: `restore ${type}`,
      by,
      first: remove,
      send: restore,
    },
  } as Record<string, AuditedWrite>
}

const decide = (method: 'get' | 'post', verb: 'accept' | 'deny'): AuditedWrite => ({
  line: `${verb} application`,
  send: ({ administrator, pk }) => {
    const reason = method === 'post' && verb === 'deny' ? { reason: 'No' } : undefined
    return administrator[method](`/${verb}_application/${pk}/`, reason)
  },
})

const AUDITED_WRITES: Record<string, AuditedWrite> = {
  'POST /auth/users/set_password/': {
    line: 'change_password user',
    by: owner,
    send: (fixtures) =>
      fixtures.owner.post('/auth/users/set_password/', {
        current_password: PASSWORD,
        new_password: 'otra-clave-larga',
      }),
  },
  'PATCH /auth/account/': {
    line: 'update user',
    by: owner,
    send: (fixtures) =>
      fixtures.owner.patch('/auth/account/', { username: `otra-${fixtures.shop.id}` }),
  },
  'DELETE /auth/account/': {
    line: 'delete user',
    by: owner,
    send: (fixtures) => fixtures.owner.delete('/auth/account/', { current_password: PASSWORD }),
  },
  'GET /accept_application/:pk/': decide('get', 'accept'),
  'POST /accept_application/:pk/': decide('post', 'accept'),
  'GET /deny_application/:pk/': decide('get', 'deny'),
  'POST /deny_application/:pk/': decide('post', 'deny'),
  'POST /api/inbox/:kind/:id/undo/': {
    line: 'undo application',
    first: decide('post', 'accept').send,
    send: ({ administrator, pk }) => administrator.post(`/api/inbox/application/${pk}/undo/`),
  },
  'POST /api/commerce_applications/:pk/resubmit/': {
    line: 'resubmit application',
    by: owner,
    first: decide('post', 'deny').send,
    send: (fixtures) =>
      fixtures.owner.post(`/api/commerce_applications/${fixtures.pk}/resubmit/`, {
        application: 'Ya.',
      }),
  },
  'POST /api/category/': {
    line: 'create category',
    send: ({ administrator, name }) => administrator.post('/api/category/', { name: `${name} b` }),
  },
  'PUT /api/category/:id/': {
    line: 'update category',
    send: (fixtures) =>
      fixtures.administrator.put(at.category(fixtures), { name: `${fixtures.name} b` }),
  },
  'PATCH /api/category/:id/': {
    line: 'update category',
    send: (fixtures) =>
      fixtures.administrator.patch(at.category(fixtures), { name: `${fixtures.name} b` }),
  },
  ...deletionAndRestore('category', at.category),
  'POST /api/commerce/': {
    line: 'create commerce',
    by: owner,
    send: async (fixtures) => {
      const form = { ...shopForm, category: '1', application: 'Abrimos cada día.', photo }
      const { payload, headers } = await multipart(form)
      return fixtures.owner.post('/api/commerce/', payload, headers)
    },
  },
  'POST /api/commerce/:id/undo_owner_change/': {
    line: 'undo commerce',
    first: ({ administrator, owner, shop }) =>
      administrator.patch(`/api/commerce/${shop.id}/`, {
        owner_email: '',
        from_owner: owner.user.id,
      }),
    send: ({ administrator, shop }) =>
      administrator.post(`/api/commerce/${shop.id}/undo_owner_change/`),
  },
  'POST /api/commerce/:id/confirm_data/': {
    line: 'confirm commerce',
    by: owner,
    send: ({ owner, shop }) => owner.post(`/api/commerce/${shop.id}/confirm_data/`, {}),
  },
  'PUT /api/commerce/:id/': {
    line: 'update commerce',
    by: owner,
    send: (fixtures) => fixtures.owner.put(at.shop(fixtures), shopForm),
  },
  'PATCH /api/commerce/:id/': {
    line: 'hide commerce',
    by: owner,
    first: decide('post', 'accept').send,
    send: (fixtures) => fixtures.owner.patch(at.shop(fixtures), { hidden: true }),
  },
  ...deletionAndRestore('commerce', at.shop, owner),
  'POST /api/commerce/:id/photos/': { line: 'update commerce', by: owner, send: addPhoto },
  'PATCH /api/commerce/:id/photos/': {
    line: 'update commerce',
    by: owner,
    send: (fixtures) =>
      fixtures.owner.patch(`${at.shop(fixtures)}photos/`, {
        photos: [{ id: fixtures.shop.photo_id, alt: 'La fachada' }],
      }),
  },
  'DELETE /api/photo/:id/': {
    line: 'update commerce',
    by: owner,
    first: addPhoto,
    send: (fixtures) => fixtures.owner.delete(at.cover(fixtures)),
  },
  'POST /api/photo/:id/restore/': {
    line: 'update commerce',
    by: owner,
    first: async (fixtures) => {
      await addPhoto(fixtures)
      return fixtures.owner.delete(at.cover(fixtures))
    },
    send: (fixtures) => fixtures.owner.post(`${at.cover(fixtures)}restore/`),
  },
  'POST /api/answer_contact/:id/': {
    line: 'answer contact',
    send: ({ administrator, message }) =>
      administrator.post(`/api/answer_contact/${message!.id}/`, { answer: 'Hola.' }),
  },
  ...deletionAndRestore('contact', at.message),
  'POST /api/appeals/': {
    line: 'create appeal',
    by: owner,
    send: ({ owner, restriction }) =>
      owner.post('/api/appeals/', { restriction, text: 'Ya está.' }),
  },
  'POST /api/appeals/:id/answer/': {
    line: 'answer appeal',
    first: ({ owner, restriction }) =>
      owner.post('/api/appeals/', { restriction, text: 'Ya está.' }),
    send: ({ administrator, restriction }) =>
      administrator.post(`/api/appeals/${restriction}/answer/`, {
        outcome: 'upheld',
        answer: 'No.',
      }),
  },
  'POST /api/reports/:id/decide/': {
    line: 'answer report',
    send: ({ administrator, report }) =>
      administrator.post(`/api/reports/${report}/decide/`, {
        decision: 'unchanged',
        reason: 'No.',
      }),
  },
  'PUT /api/duty/': {
    line: 'update duty',
    send: ({ administrator }) => administrator.put('/api/duty/', DUTIES),
  },
  'DELETE /api/duty/': {
    line: 'delete duty',
    first: ({ administrator }) => administrator.put('/api/duty/', DUTIES),
    send: ({ administrator }) => administrator.delete('/api/duty/'),
  },
  'POST /api/notices/': {
    line: 'create notice',
    send: ({ administrator, notice }) =>
      administrator.post('/api/notices/', { ...notice, ...nextDay(notice!) }),
  },
  'PUT /api/notices/:id/': {
    line: 'update notice',
    send: ({ administrator, notice }) =>
      administrator.put(`/api/notices/${notice!.id}/`, { ...notice, text: 'Otro' }),
  },
  'DELETE /api/notices/:id/': {
    line: 'delete notice',
    send: ({ administrator, notice }) => administrator.delete(`/api/notices/${notice!.id}/`),
  },
  'POST /api/suggestions/:id/decide/': {
    line: 'deny suggestion',
    send: ({ administrator, suggestion }) =>
      administrator.post(`/api/suggestions/${suggestion!.id}/decide/`, { decision: 'declined' }),
  },
  'PATCH /api/proposals/:id/': {
    line: 'withdraw proposal',
    by: owner,
    send: ({ owner, proposal, shop }) =>
      owner.patch(`/api/proposals/${proposal}/`, { name: shop.name }),
  },
  'POST /api/proposals/:id/withdraw/': {
    line: 'withdraw proposal',
    by: owner,
    send: ({ owner, proposal }) => owner.post(`/api/proposals/${proposal}/withdraw/`),
  },
  'POST /api/proposals/:id/decide/': {
    line: 'accept proposal',
    send: ({ administrator, proposal }) =>
      administrator.post(`/api/proposals/${proposal}/decide/`, { revision: 1, accept: ['name'] }),
  },
  'POST /api/faq/': {
    line: 'create faq',
    send: ({ administrator }) => administrator.post('/api/faq/', faqForm),
  },
  'PUT /api/faq/:id/': {
    line: 'update faq',
    send: (fixtures) => fixtures.administrator.put(at.faq(fixtures), faqForm),
  },
  'PATCH /api/faq/:id/': {
    line: 'update faq',
    send: (fixtures) => fixtures.administrator.patch(at.faq(fixtures), { answer: 'Sí.' }),
  },
  'POST /api/faq/:id/move/': {
    line: 'move faq',
    send: (fixtures) => fixtures.administrator.post(`${at.faq(fixtures)}move/`, { before: null }),
  },
  'POST /api/holidays/': {
    line: 'create holidays',
    send: ({ administrator, shop }) =>
      administrator.post('/api/holidays/', { date: dateOf(shop.id), name: 'Fiesta' }),
  },
  'PUT /api/holidays/:id/': {
    line: 'update holidays',
    send: (fixtures) =>
      fixtures.administrator.put(at.holiday(fixtures), {
        date: dateOf(fixtures.shop.id),
        name: 'Otra fiesta',
      }),
  },
  'PATCH /api/holidays/:id/': {
    line: 'update holidays',
    send: (fixtures) => fixtures.administrator.patch(at.holiday(fixtures), { opening: true }),
  },
  'POST /api/holidays/:id/answer/': {
    line: 'update commerce',
    by: owner,
    first: (fixtures) =>
      fixtures.owner.patch(at.shop(fixtures), {
        hours: { regular: { mon: [['09:00', '14:00']] } },
      }),
    send: (fixtures) =>
      fixtures.owner.post(`${at.holiday(fixtures)}answer/`, {
        commerce: fixtures.shop.id,
        does: 'closed',
      }),
  },
  ...deletionAndRestore('holidays', at.holiday),
  ...deletionAndRestore('faq', at.faq),
  'POST /api/offer/': {
    line: 'create offer',
    by: owner,
    send: (fixtures) =>
      fixtures.owner.post('/api/offer/', { ...offerForm, commerce: fixtures.shop.id }),
  },
  'PUT /api/offer/:id/': {
    line: 'update offer',
    by: owner,
    send: (fixtures) =>
      fixtures.owner.put(at.offer(fixtures), { ...offerForm, commerce: fixtures.shop.id }),
  },
  'PATCH /api/offer/:id/': {
    line: 'update offer',
    by: owner,
    send: (fixtures) => fixtures.owner.patch(at.offer(fixtures), { title: 'Otra' }),
  },
  ...deletionAndRestore('offer', at.offer, owner),
  'PATCH /api/settings/': {
    line: 'update settings',
    send: ({ administrator, name }) => administrator.patch('/api/settings/', { town: name }),
  },
  'PATCH /auth/users/:id/': {
    line: 'change_role user',
    send: (fixtures) => fixtures.administrator.patch(at.user(fixtures), { role: 1 }),
  },
  'POST /auth/users/invite/': {
    line: 'create user',
    send: ({ administrator, shop }) =>
      administrator.post('/auth/users/invite/', { email: `invitada-${shop.id}@example.com` }),
  },
  'POST /auth/users/:id/end_sessions/': {
    line: 'end_sessions user',
    send: (fixtures) => fixtures.administrator.post(`${at.user(fixtures)}end_sessions/`),
  },
}

/** Writes of signed-in users that are not logged, with the reason. */
const SILENT: Record<string, string> = {
  'POST /token/logout/': 'ends the own session, which nobody else sees',
  'DELETE /auth/account/sessions/:uuid/': 'ends a session of one’s own, which nobody else sees',
  'DELETE /auth/account/sessions/': 'ends sessions of one’s own, which nobody else sees',
  'POST /api/freshness/:id/ask/': 'mails an owner; nothing of the shop changes',
  'POST /api/inbox/:kind/:id/later/':
    'moves something in the office’s own queue; nothing is decided',
  'POST /api/inbox/:kind/:id/viewing/': 'says who looks at something; it holds for a minute',
  'POST /api/outbox/:id/retry/': 'tries a mail again; what caused it has its line',
  'POST /auth/users/:id/resend_activation/': 'mails a link again; nothing of the account changes',
  'POST /api/status/test_mail/': 'sends a mail past the outbox; nothing is stored',
  'POST /api/hours/read/': 'reads what somebody types; nothing is stored',
  'POST /api/places/find/': 'asks where an address is; nothing is stored',
  'GET /auth/account/export/': 'counts a download of one’s own data; nothing else changes',
}

test('every write of a signed-in person is in the log, or is named here with a reason', () => {
  const writes = routes
    .filter(
      ({ method, hasSideEffects: changes, access }) =>
        (changes || method !== 'GET') && Array.isArray(access),
    )
    .map(({ method, path }) => `${method} ${path}`)
  expect(writes.toSorted()).toEqual(
    [...Object.keys(AUDITED_WRITES), ...Object.keys(SILENT)].toSorted(),
  )
})

describe.each(Object.entries(AUDITED_WRITES))('%s', (_call, { line, first, send, by }) => {
  test(`leaves the line '${line}' of whoever called, and no secret`, async () => {
    const fixtures = await createAuditedFixtures(server)
    if (first) expect((await first(fixtures)).status).toBeLessThan(300)
    const last = await newest()
    const { status, body } = await send(fixtures)
    expect([200, 201, 204], JSON.stringify(body)).toContain(status)
    const lines = await server.db.select().from(activity).where(gt(activity.id, last))
    const actor = (by?.(fixtures) ?? fixtures.administrator).user
    const told = lines.map(({ verb, object_type, actor_id }) => [verb, object_type, actor_id])
    expect(told).toContainEqual([...line.split(' '), actor.id])
    expect(JSON.stringify(lines)).not.toMatch(/argon2|password_hash|escaparate-demo|otra-clave/)
  })
})

async function newest(): Promise<number> {
  const [line] = await server.db
    .select({ id: activity.id })
    .from(activity)
    .orderBy(desc(activity.id))
    .limit(1)
  return line?.id ?? 0
}
