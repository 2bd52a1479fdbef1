import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient } from '#testing/api-client.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { createApp, routes } from '../app.ts'
import type { Method } from './route.ts'

/**
 * Permissions of each route. A number is the status of a request without a body, or of the refusal. `other` is an owner
 * who requests another owner's shop.
 */
type Row = [anonymous: number, visitor: number, owner: number, other: number, administrator: number]

const TABLE: Record<string, Row> = {
  'POST /api/token/': [400, 400, 400, 400, 400],
  'POST /api/token/refresh/': [400, 400, 400, 400, 400],
  'POST /auth/users/': [400, 400, 400, 400, 400],
  'POST /auth/users/activation/': [400, 400, 400, 400, 400],
  'POST /auth/users/link_email/': [400, 400, 400, 400, 400],
  'POST /auth/users/resend_activation/': [400, 400, 400, 400, 400],
  'POST /auth/users/reset_password/': [400, 400, 400, 400, 400],
  'POST /auth/users/reset_password_confirm/': [400, 400, 400, 400, 400],
  'POST /auth/users/set_password/': [401, 400, 400, 400, 400],
  'GET /auth/users/': [401, 403, 403, 403, 200],
  'GET /auth/users/:id/': [401, 403, 403, 403, 200],
  'PATCH /auth/users/:id/': [401, 403, 403, 403, 200],
  'POST /auth/users/invite/': [401, 403, 403, 403, 400],
  'POST /auth/users/:id/resend_activation/': [401, 403, 403, 403, 409],
  'POST /auth/users/:id/end_sessions/': [401, 403, 403, 403, 200],
  'GET /auth/users/me/': [401, 200, 200, 200, 200],
  'GET /auth/account/': [401, 200, 200, 200, 200],
  'PATCH /auth/account/': [401, 200, 200, 200, 200],
  'DELETE /auth/account/': [401, 400, 400, 400, 400],
  'POST /auth/account/email/': [400, 400, 400, 400, 400],
  'GET /auth/account/sessions/': [401, 200, 200, 200, 200],
  'DELETE /auth/account/sessions/': [401, 204, 204, 204, 204],
  'GET /auth/account/sessions/:uuid/': [401, 404, 404, 404, 404],
  'DELETE /auth/account/sessions/:uuid/': [401, 404, 404, 404, 404],
  'GET /auth/account/export/': [401, 200, 200, 200, 200],
  'POST /token/logout/': [401, 204, 204, 204, 204],
  'GET /api/category/': [200, 200, 200, 200, 200],
  'GET /api/category/use/': [401, 403, 403, 403, 200],
  'POST /api/category/': [401, 403, 403, 403, 400],
  'GET /api/category/:id/': [404, 404, 404, 404, 404],
  'PUT /api/category/:id/': [401, 403, 403, 403, 404],
  'PATCH /api/category/:id/': [401, 403, 403, 403, 404],
  'DELETE /api/category/:id/': [401, 403, 403, 403, 404],
  'POST /api/category/:id/restore/': [401, 403, 403, 403, 404],
  'GET /api/faq/': [200, 200, 200, 200, 200],
  'POST /api/faq/': [401, 403, 403, 403, 400],
  'GET /api/faq/:id/': [404, 404, 404, 404, 404],
  'PUT /api/faq/:id/': [401, 403, 403, 403, 404],
  'PATCH /api/faq/:id/': [401, 403, 403, 403, 404],
  'DELETE /api/faq/:id/': [401, 403, 403, 403, 404],
  'POST /api/faq/:id/move/': [401, 403, 403, 403, 404],
  'POST /api/faq/:id/restore/': [401, 403, 403, 403, 404],
  'GET /api/holidays/': [401, 403, 200, 200, 200],
  'GET /api/freshness/': [401, 403, 403, 403, 200],
  'GET /api/freshness/summary/': [401, 403, 403, 403, 200],
  'GET /api/freshness/unconfirmed/': [401, 403, 200, 200, 200],
  'GET /api/freshness/:id/': [401, 403, 403, 403, 404],
  'POST /api/freshness/:id/ask/': [401, 403, 403, 403, 404],
  'GET /api/inbox/': [401, 403, 403, 403, 200],
  'POST /api/inbox/:kind/:id/later/': [401, 403, 403, 403, 404],
  'POST /api/inbox/:kind/:id/viewing/': [401, 403, 403, 403, 404],
  'POST /api/inbox/:kind/:id/undo/': [401, 403, 403, 403, 404],
  'GET /api/holidays/unanswered/': [401, 403, 200, 200, 200],
  'POST /api/holidays/:id/answer/': [401, 403, 404, 404, 404],
  'POST /api/mailed/read/': [400, 400, 400, 400, 400],
  'POST /api/mailed/answer/': [400, 400, 400, 400, 400],
  'POST /api/mailed/unsubscribe/': [400, 400, 400, 400, 400],
  'POST /api/holidays/': [401, 403, 403, 403, 400],
  'GET /api/holidays/:id/': [401, 403, 404, 404, 404],
  'PUT /api/holidays/:id/': [401, 403, 403, 403, 404],
  'PATCH /api/holidays/:id/': [401, 403, 403, 403, 404],
  'DELETE /api/holidays/:id/': [401, 403, 403, 403, 404],
  'POST /api/holidays/:id/restore/': [401, 403, 403, 403, 404],
  'GET /api/commerce/': [401, 200, 200, 200, 200],
  'POST /api/commerce/': [401, 403, 400, 400, 400],
  'GET /api/commerce/:id/': [401, 404, 200, 404, 200],
  'PUT /api/commerce/:id/': [401, 403, 400, 404, 400],
  'PATCH /api/commerce/:id/': [401, 403, 200, 404, 200],
  'DELETE /api/commerce/:id/': [401, 403, 204, 404, 400],
  'POST /api/commerce/:id/restore/': [401, 403, 200, 404, 200],
  'POST /api/commerce/:id/undo_owner_change/': [401, 403, 403, 403, 404],
  'POST /api/commerce/:id/confirm_data/': [401, 403, 200, 404, 200],
  'POST /api/commerce/:id/photos/': [401, 403, 400, 404, 400],
  'PATCH /api/commerce/:id/photos/': [401, 403, 400, 404, 400],
  'DELETE /api/photo/:id/': [401, 403, 400, 404, 204],
  'POST /api/photo/:id/restore/': [401, 403, 200, 404, 200],
  'POST /api/hours/read/': [401, 403, 400, 400, 400],
  'POST /api/places/find/': [401, 403, 400, 400, 400],
  'GET /api/directory/commerces/': [200, 200, 200, 200, 200],
  'GET /api/directory/commerces.csv': [200, 200, 200, 200, 200],
  'GET /api/directory/commerces.geojson': [200, 200, 200, 200, 200],
  'GET /api/directory/osm.geojson': [200, 200, 200, 200, 200],
  'GET /api/directory/commerces/:id/': [404, 404, 404, 404, 404],
  'GET /api/directory/offers/': [200, 200, 200, 200, 200],
  'GET /api/directory/offers/:id/': [404, 404, 404, 404, 404],
  'GET /api/directory/categories/': [200, 200, 200, 200, 200],
  'GET /api/directory/suggestions/': [200, 200, 200, 200, 200],
  'GET /api/offer/': [401, 200, 200, 200, 200],
  'POST /api/offer/': [401, 403, 400, 400, 400],
  'GET /api/offer/types/': [401, 403, 200, 200, 200],
  'GET /api/offer/:id/': [401, 404, 200, 404, 200],
  'PUT /api/offer/:id/': [401, 403, 400, 404, 400],
  'PATCH /api/offer/:id/': [401, 403, 200, 404, 200],
  'DELETE /api/offer/:id/': [401, 403, 204, 404, 204],
  'POST /api/offer/:id/restore/': [401, 403, 200, 404, 200],
  'GET /api/commerce_applications/': [401, 403, 403, 403, 200],
  'GET /api/commerce_applications/:pk/': [401, 403, 403, 403, 200],
  'GET /accept_application/:pk/': [401, 403, 403, 403, 200],
  'POST /accept_application/:pk/': [401, 403, 403, 403, 200],
  'GET /deny_application/:pk/': [401, 403, 403, 403, 200],
  'POST /deny_application/:pk/': [401, 403, 403, 403, 400],
  'POST /api/commerce_applications/:pk/resubmit/': [401, 403, 400, 404, 400],
  'POST /api/directory/actions/': [400, 400, 400, 400, 400],
  'POST /api/reports/': [400, 400, 400, 400, 400],
  'GET /api/reports/': [401, 403, 403, 403, 200],
  'GET /api/reports/:id/': [401, 403, 403, 403, 404],
  'GET /api/restrictions/': [401, 200, 200, 200, 200],
  'GET /api/restrictions/:id/': [401, 404, 404, 404, 404],
  'POST /api/appeals/': [401, 400, 400, 400, 400],
  'GET /api/appeals/': [401, 403, 403, 403, 200],
  'GET /api/appeals/:id/': [401, 403, 403, 403, 404],
  'POST /api/appeals/:id/answer/': [401, 403, 403, 403, 404],
  'POST /api/reports/:id/decide/': [401, 403, 403, 403, 404],
  'GET /api/duty/': [200, 200, 200, 200, 200],
  'PUT /api/duty/': [401, 403, 403, 403, 400],
  'DELETE /api/duty/': [401, 403, 403, 403, 204],
  'GET /api/notices/': [401, 403, 403, 403, 200],
  'POST /api/notices/': [401, 403, 403, 403, 400],
  'PUT /api/notices/:id/': [401, 403, 403, 403, 404],
  'DELETE /api/notices/:id/': [401, 403, 403, 403, 404],
  'POST /api/suggestions/': [400, 400, 400, 400, 400],
  'GET /api/suggestions/:id/': [401, 403, 403, 403, 404],
  'POST /api/suggestions/:id/decide/': [401, 403, 403, 403, 404],
  'POST /api/subscriptions/': [400, 400, 400, 400, 400],
  'POST /api/subscriptions/read/': [400, 400, 400, 400, 400],
  'POST /api/subscriptions/confirm/': [400, 400, 400, 400, 400],
  'POST /api/subscriptions/change/': [400, 400, 400, 400, 400],
  'POST /api/subscriptions/leave/': [400, 400, 400, 400, 400],
  'GET /api/proposals/': [401, 403, 200, 200, 200],
  'GET /api/proposals/:id/': [401, 403, 404, 404, 404],
  'PATCH /api/proposals/:id/': [401, 403, 404, 404, 403],
  'POST /api/proposals/:id/withdraw/': [401, 403, 404, 404, 403],
  'POST /api/proposals/:id/decide/': [401, 403, 403, 403, 404],
  'POST /api/contact/': [400, 400, 400, 400, 400],
  'GET /api/contact/': [401, 403, 403, 403, 200],
  'GET /api/contact/:id/': [401, 403, 403, 403, 404],
  'POST /api/answer_contact/:id/': [401, 403, 403, 403, 404],
  'DELETE /api/contact/:id/': [401, 403, 403, 403, 404],
  'POST /api/contact/:id/restore/': [401, 403, 403, 403, 404],
  'GET /api/activity/': [401, 403, 403, 403, 200],
  'GET /api/activity/:id/': [401, 403, 403, 403, 404],
  'GET /api/commerce/:id/history/': [401, 403, 200, 404, 200],
  'GET /api/commerce/:id/figures/': [401, 403, 200, 404, 200],
  'GET /api/figures/week/': [401, 403, 200, 200, 200],
  'GET /api/figures/': [401, 403, 403, 403, 200],
  'GET /api/figures.csv': [401, 403, 403, 403, 200],
  'GET /api/bin/': [401, 403, 403, 403, 200],
  'GET /api/periods/': [200, 200, 200, 200, 200],
  'GET /api/legal/': [200, 200, 200, 200, 200],
  'GET /api/settings/': [401, 403, 403, 403, 200],
  'PATCH /api/settings/': [401, 403, 403, 403, 200],
  'GET /api/site/': [200, 200, 200, 200, 200],
  'GET /api/status/': [401, 403, 403, 403, 200],
  'POST /api/status/test_mail/': [401, 403, 403, 403, 200],
  'GET /healthz': [200, 200, 200, 200, 200],
  'GET /readyz': [200, 200, 200, 200, 200],
  'GET /api/outbox/': [401, 403, 403, 403, 200],
  'GET /api/outbox/:id/': [401, 403, 403, 403, 404],
  'POST /api/outbox/:id/retry/': [401, 403, 403, 403, 404],
}

const PEOPLE = ['anonymous', 'visitor', 'owner', 'other', 'administrator'] as const
type Who = (typeof PEOPLE)[number]

let server: TestServer
const newPerson: Record<Who, () => Promise<ApiClient>> = {
  anonymous: async () => server.anyone,
  visitor: () => server.visitor(),
  owner: async () => owner,
  other: () => server.owner(),
  administrator: () => server.administrator(),
}
let owner: ApiClient

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('every route stands in the table, and nothing else does', () => {
  const declared = routes.map(({ method, path }) => `${method} ${path}`)
  expect(declared.toSorted()).toEqual(Object.keys(TABLE).toSorted())
})

describe.each(Object.keys(TABLE))('%s', (call) => {
  const [method, path] = call.split(' ') as [Method, string]

  test.each(PEOPLE)('answers %s as the table says', async (who) => {
    const person = await server.owner()
    owner = person
    const shop = await server.commerce(person, { application: { status: 'PE', decided_at: null } })
    const { pk } = await server.applicationOf(shop)
    const caller = await newPerson[who]()
    const send = caller[method.toLowerCase() as Lowercase<Method>]
    const id = path.startsWith('/api/offer/')
      ? (await server.offer(shop)).id
      : path.startsWith('/api/photo/')
        ? shop.photo_id
        : shop.id
    const { status } = await send(path.replace(':id', `${id}`).replace(':pk', `${pk}`))
    expect(status).toBe(TABLE[call]![PEOPLE.indexOf(who)])
  })
})

test('a route that does not say who may call it stops the server', async () => {
  const app = await createApp(server.services)
  expect(() => app.get('/api/forgotten/', () => 'open to all')).toThrow('does not say who may call')
  await app.close()
})
