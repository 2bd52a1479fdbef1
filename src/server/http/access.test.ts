import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#testing/caller.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createApp, routes } from '../app.ts'
import type { Method } from './route.ts'

/**
 * Who may do what: product.md, section 3, call by call. A number is the status of an empty call by
 * somebody who may make it or of the refusal; `other` is an owner before another owner's shop.
 */
const TABLE: Record<string, Record<Who, number>> = {
  'POST /api/token/': { anonymous: 400, visitor: 400, owner: 400, other: 400, administrator: 400 },
  'POST /api/token/refresh/': {
    anonymous: 400,
    visitor: 400,
    owner: 400,
    other: 400,
    administrator: 400,
  },
  'GET /auth/users/me/': {
    anonymous: 401,
    visitor: 200,
    owner: 200,
    other: 200,
    administrator: 200,
  },
  'POST /token/logout/': {
    anonymous: 401,
    visitor: 204,
    owner: 204,
    other: 204,
    administrator: 204,
  },
  'GET /api/category/': {
    anonymous: 200,
    visitor: 200,
    owner: 200,
    other: 200,
    administrator: 200,
  },
  'GET /api/commerce/': {
    anonymous: 401,
    visitor: 200,
    owner: 200,
    other: 200,
    administrator: 200,
  },
  'GET /api/commerce/:id/': {
    anonymous: 401,
    visitor: 404,
    owner: 200,
    other: 404,
    administrator: 200,
  },
  'PUT /api/commerce/:id/': {
    anonymous: 401,
    visitor: 403,
    owner: 400,
    other: 404,
    administrator: 400,
  },
  'PATCH /api/commerce/:id/': {
    anonymous: 401,
    visitor: 403,
    owner: 200,
    other: 404,
    administrator: 200,
  },
  'GET /api/offer/': { anonymous: 401, visitor: 200, owner: 200, other: 200, administrator: 200 },
}

const PEOPLE = ['anonymous', 'visitor', 'owner', 'other', 'administrator'] as const
type Who = (typeof PEOPLE)[number]

let world: World
let shop: { id: number }
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
    shop = await world.commerce(person)
    const caller = await newPerson[who]()
    const send = caller[method.toLowerCase() as Lowercase<Method>]
    const { status } = await send(path.replace(':id', String(shop.id)))
    expect(status).toBe(TABLE[call]![who])
  })
})

test('a route that does not say who may call it stops the server', async () => {
  const app = await createApp(world.services)
  expect(() => app.get('/api/forgotten/', () => 'open to all')).toThrow('does not say who may call')
  await app.close()
})
