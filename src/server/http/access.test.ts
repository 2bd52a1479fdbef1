import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#testing/caller.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createApp, routes } from '../app.ts'
import type { Method } from './route.ts'

/**
 * Who may do what: product.md, section 3, call by call. A number is the status of an empty call by
 * somebody who may make it or of the refusal; `other` is an owner before another owner's shop.
 */
type Row = [anonymous: number, visitor: number, owner: number, other: number, administrator: number]

const TABLE: Record<string, Row> = {
  'POST /api/token/': [400, 400, 400, 400, 400],
  'POST /api/token/refresh/': [400, 400, 400, 400, 400],
  'POST /auth/users/': [400, 400, 400, 400, 400],
  'POST /auth/users/activation/': [400, 400, 400, 400, 400],
  'POST /auth/users/resend_activation/': [400, 400, 400, 400, 400],
  'POST /auth/users/reset_password/': [400, 400, 400, 400, 400],
  'POST /auth/users/reset_password_confirm/': [400, 400, 400, 400, 400],
  'POST /auth/users/set_password/': [401, 400, 400, 400, 400],
  'GET /auth/users/me/': [401, 200, 200, 200, 200],
  'POST /token/logout/': [401, 204, 204, 204, 204],
  'GET /api/category/': [200, 200, 200, 200, 200],
  'GET /api/commerce/': [401, 200, 200, 200, 200],
  'GET /api/commerce/:id/': [401, 404, 200, 404, 200],
  'PUT /api/commerce/:id/': [401, 403, 400, 404, 400],
  'PATCH /api/commerce/:id/': [401, 403, 200, 404, 200],
  'GET /api/offer/': [401, 200, 200, 200, 200],
  'GET /api/commerce_applications/': [401, 403, 403, 403, 200],
  'GET /accept_application/:pk/': [401, 403, 403, 403, 200],
  'POST /accept_application/:pk/': [401, 403, 403, 403, 200],
  'GET /deny_application/:pk/': [401, 403, 403, 403, 200],
  'POST /deny_application/:pk/': [401, 403, 403, 403, 400],
  'POST /api/commerce_applications/:pk/resubmit/': [401, 403, 400, 404, 400],
  'GET /api/outbox/': [401, 403, 403, 403, 200],
  'POST /api/outbox/:id/retry/': [401, 403, 403, 403, 404],
}

const PEOPLE = ['anonymous', 'visitor', 'owner', 'other', 'administrator'] as const
type Who = (typeof PEOPLE)[number]

let world: World
const newPerson: Record<Who, () => Promise<Caller>> = {
  anonymous: async () => world.anyone,
  visitor: () => world.visitor(),
  owner: async () => owner,
  other: () => world.owner(),
  administrator: () => world.administrator(),
}
let owner: Caller

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('every route stands in the table, and nothing else does', () => {
  const declared = routes.map(({ method, path }) => `${method} ${path}`)
  expect(declared.toSorted()).toEqual(Object.keys(TABLE).toSorted())
})

describe.each(Object.keys(TABLE))('%s', (call) => {
  const [method, path] = call.split(' ') as [Method, string]

  test.each(PEOPLE)('answers %s as the table says', async (who) => {
    const person = await world.owner()
    owner = person
    const shop = await world.commerce(person, { application: { status: 'PE', decided_at: null } })
    const { pk } = await world.applicationOf(shop)
    const caller = await newPerson[who]()
    const send = caller[method.toLowerCase() as Lowercase<Method>]
    const { status } = await send(path.replace(':id', `${shop.id}`).replace(':pk', `${pk}`))
    expect(status).toBe(TABLE[call]![PEOPLE.indexOf(who)])
  })
})

test('a route that does not say who may call it stops the server', async () => {
  const app = await createApp(world.services)
  expect(() => app.get('/api/forgotten/', () => 'open to all')).toThrow('does not say who may call')
  await app.close()
})
