import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACTING_USER_HEADER, OTHER_USER } from '#contract/acting-user.ts'
import type { ApiClient } from '#testing/api-client.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'

let server: TestServer
let lucia: Person
let admin: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  lucia = await server.owner({ username: 'lucia' })
  admin = await server.administrator()
  shop = await server.commerce(lucia)
})
afterAll(() => server.close())

const actingAs = (id: unknown) => ({ [ACTING_USER_HEADER]: String(id) })
const description = async () => (await lucia.get(`/api/commerce/${shop.id}/`)).body.description
const save = (text: string, headers = {}) =>
  admin.patch(`/api/commerce/${shop.id}/`, { description: text }, headers)

test.each(routes.filter(({ access }) => access !== 'login'))(
  '$method $path of a client that acts for another user than its token is refused',
  async ({ method, path }) => {
    const address = path.replace(':kind', 'message').replace(/:\w+/, String(shop.id))
    const call = (person: ApiClient, id: number) =>
      person[method.toLowerCase() as keyof ApiClient](address, undefined, actingAs(id))
    for (const [person, id] of [
      [admin, lucia.user.id],
      [lucia, admin.user.id],
    ] as const) {
      const { status, body } = await call(person, id)
      expect([status, body]).toEqual([409, { code: OTHER_USER, detail: expect.any(String) }])
    }
  },
)

test('a save for another user changes nothing', async () => {
  expect((await save('Pan de masa madre')).status).toBe(200)
  expect((await save('Pan de espelta', actingAs(lucia.user.id))).body.code).toBe(OTHER_USER)
  expect(await description()).toBe('Pan de masa madre')
  expect((await save('Pan de espelta', actingAs(admin.user.id))).status).toBe(200)
  expect(await description()).toBe('Pan de espelta')
})

test.each(['', '0', 'admin', '1, 2'])('no token is that of the user «%s»', async (id) => {
  expect((await admin.get('/auth/users/me/', undefined, actingAs(id))).status).toBe(409)
})

test('a method that a path does not have is refused like the others', async () => {
  const headers = actingAs(lucia.user.id)
  expect((await admin.put('/auth/account/', {}, headers)).body.code).toBe(OTHER_USER)
})

test('whoever signs in or is not signed in acts for nobody', async () => {
  const headers = actingAs(lucia.user.id)
  expect((await server.signIn(admin.user.email, undefined, headers)).status).toBe(200)
  expect((await server.anyone.get('/api/category/', undefined, headers)).status).toBe(200)
  expect((await server.anyone.get('/api/commerce/', undefined, headers)).status).toBe(401)
})

test('the document names the header and its refusal for each call that reads a token', async () => {
  const { paths } = (await server.anyone.get('/api/schema/')).body
  for (const { method, path, access } of routes) {
    const { parameters, responses } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
    const headers = parameters.map(({ name }: { name: string }) => name)
    expect(headers.includes(ACTING_USER_HEADER), path).toBe(access !== 'login')
    if (access !== 'login') expect(responses, path).toHaveProperty('409')
  }
})
