import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiClient } from '#testing/api-client.ts'
import { claimsOf } from '#testing/jwt-claims.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { endSessions } from './queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const refresh = (token: string) => server.anyone.post('/api/token/refresh/', { refresh: token })
const asBearer = (token: string) => apiClient(server.app, token)

describe('a session', () => {
  test('shows who is signed in, and nothing more', async () => {
    const lucia = await server.owner({ username: 'lucia', email: 'lucia@example.com' })
    const { status, body } = await lucia.get('/auth/users/me')
    expect(status).toBe(200)
    expect(body).toEqual({
      id: lucia.user.id,
      username: 'lucia',
      email: 'lucia@example.com',
      role: 2,
    })
  })

  test('is renewed without a new refresh token', async () => {
    const { user } = await server.owner()
    const { body: pair } = await server.signIn(user.email)
    server.clock.advance(5 * 60)
    expect((await asBearer(pair.access).get('/auth/users/me')).status).toBe(401)
    const { status, body } = await refresh(pair.refresh)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['access'])
    expect((await asBearer(body.access).get('/auth/users/me')).status).toBe(200)
  })

  test('lasts two days', async () => {
    const { user } = await server.owner()
    const { body: pair } = await server.signIn(user.email)
    server.clock.advance(2 * 24 * 3600)
    const { status, body } = await refresh(pair.refresh)
    expect(status).toBe(401)
    expect(body.code).toBe('token_not_valid')
  })

  test('is dead on both tokens as soon as it is logged out', async () => {
    const { user } = await server.owner()
    const { body: pair } = await server.signIn(user.email)
    expect((await asBearer(pair.access).post('/token/logout/')).status).toBe(204)
    expect((await asBearer(pair.access).get('/auth/users/me')).body.code).toBe('token_not_valid')
    expect((await refresh(pair.refresh)).status).toBe(401)
  })

  test('of one device outlives the end of the others', async () => {
    const { user } = await server.owner()
    const first = (await server.signIn(user.email)).body
    const second = (await server.signIn(user.email)).body
    const now = server.clock.now().toISOString()
    await endSessions(server.db, user.id, now, claimsOf(first.access).sid)
    expect((await asBearer(first.access).get('/auth/users/me')).status).toBe(200)
    expect((await asBearer(second.access).get('/auth/users/me')).status).toBe(401)
  })

  test('takes the role anew at each call', async () => {
    const person = await server.owner()
    await update(person, { role: 1 })
    expect((await person.get('/auth/users/me')).body.role).toBe(1)
  })

  test('of a deactivated person is refused at once, and cannot be renewed', async () => {
    const person = await server.owner()
    const { body: pair } = await server.signIn(person.user.email)
    await update(person, { is_active: false })
    expect((await person.get('/auth/users/me')).body.code).toBe('user_inactive')
    expect((await refresh(pair.refresh)).body.code).toBe('token_not_valid')
  })

  test('of a deleted person names nobody', async () => {
    const person = await server.owner()
    await server.services.db.execute(`delete from users where id = ${person.user.id}`)
    const { status, body } = await person.get('/auth/users/me')
    expect([status, body.code]).toEqual([401, 'user_not_found'])
  })
})

describe('a token', () => {
  const me = (authorization: string) =>
    server.anyone.get('/auth/users/me', undefined, { authorization })

  test('of the other type is refused', async () => {
    const { user } = await server.owner()
    const { body: pair } = await server.signIn(user.email)
    expect((await asBearer(pair.refresh).get('/auth/users/me')).status).toBe(401)
    expect((await refresh(pair.access)).status).toBe(401)
  })

  test.each([
    ['another key', { key: 'x'.repeat(40), algorithm: 'HS256' as const }],
    [
      'another algorithm',
      { key: 'a secret that only the tests know', algorithm: 'HS512' as const },
    ],
  ])('signed with %s is refused', async (_name, options) => {
    const person = await server.owner()
    const forged = createSigner(options)(claimsOf(person.token))
    expect((await me(`Bearer ${forged}`)).body.code).toBe('token_not_valid')
  })

  test('without a signature is refused', async () => {
    const person = await server.owner()
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const forged = `${header}.${person.token.split('.')[1]}.`
    expect((await me(`Bearer ${forged}`)).status).toBe(401)
  })

  test('without an end is refused', async () => {
    const person = await server.owner()
    const { exp, ...endless } = claimsOf(person.token)
    const forged = createSigner({ key: server.services.config.secretKey, algorithm: 'HS256' })(
      endless,
    )
    expect((await me(`Bearer ${forged}`)).status).toBe(401)
  })

  test.each([
    ['a session that is no UUID', { sid: 'none' }],
    ['no session', { sid: undefined }],
    ['a person beyond all numbers', { user_id: '2147483648' }],
    ['a person who is no number', { user_id: '1e3' }],
  ])('of our key that names %s is refused, and is no fault', async (_name, claims) => {
    const person = await server.owner()
    const sign = createSigner({ key: server.services.config.secretKey, algorithm: 'HS256' })
    const named = { ...claimsOf(person.token), ...claims }
    const access = await me(`Bearer ${sign(named)}`)
    expect([access.status, access.body.code]).toEqual([401, 'token_not_valid'])
    const renewed = await refresh(sign({ ...named, token_type: 'refresh' }))
    expect([renewed.status, renewed.body.code]).toEqual([401, 'token_not_valid'])
  })

  test('that is bad is refused on a public call too', async () => {
    const { status, body } = await asBearer('nonsense').get('/api/category/')
    expect(status).toBe(401)
    expect(body).toEqual({
      detail: 'La sesión ha terminado. Inicia sesión otra vez.',
      code: 'token_not_valid',
      messages: [
        {
          token_class: 'AccessToken',
          token_type: 'access',
          message: 'El token no es válido o ha caducado.',
        },
      ],
    })
  })

  test.each(['Bearer', 'Bearer a b'])('in the header «%s» is malformed', async (header) => {
    expect((await me(header)).body.code).toBe('bad_authorization_header')
  })

  test('in another scheme identifies nobody, and neither does a cookie', async () => {
    const { token } = await server.owner()
    expect((await me('Basic bHVjaWE6')).body.code).toBe('not_authenticated')
    const { status } = await server.anyone.get('/auth/users/me', undefined, {
      cookie: `auth_access=${token}`,
    })
    expect(status).toBe(401)
  })
})

async function update(person: Person, details: { role?: number; is_active?: boolean }) {
  for (const [column, value] of Object.entries(details)) {
    await server.services.db.execute(
      `update users set ${column} = ${value} where id = ${person.user.id}`,
    )
  }
}
