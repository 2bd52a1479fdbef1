import { eq } from 'drizzle-orm'
import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiClient } from '#testing/api-client.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, PASSWORD, type Person, type TestServer } from '#testing/test-server.ts'
import { sessions, users } from '../database/schema.ts'
import { endSessions } from './queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const signIn = (email: string, password = PASSWORD) =>
  server.anyone.post('/api/token/', { email, password })
const refresh = (token: string) => server.anyone.post('/api/token/refresh/', { refresh: token })
const asBearer = (token: string) => apiClient(server.app, token)
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())

describe('signing in', () => {
  test('answers a refresh and an access token with the claims of SimpleJWT', async () => {
    const { user } = await server.owner()
    const { status, body } = await signIn(user.email)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['refresh', 'access'])
    const { iat, exp, jti, sid, ...rest } = claimsOf(body.access)
    expect(rest).toEqual({ token_type: 'access', user_id: String(user.id) })
    expect(exp - iat).toBe(5 * 60)
    expect([jti, sid]).toEqual([expect.any(String), expect.any(String)])
    const refreshed = claimsOf(body.refresh)
    expect(refreshed.token_type).toBe('refresh')
    expect(refreshed.exp - refreshed.iat).toBe(2 * 24 * 3600)
  })

  test('takes the e-mail without case or surrounding spaces', async () => {
    const { user } = await server.owner()
    expect((await signIn(`  ${user.email.toUpperCase()} `)).status).toBe(200)
  })

  test('takes the password as it is, spaces included', async () => {
    const { user } = await server.owner()
    expect((await signIn(user.email, ` ${PASSWORD}`)).status).toBe(401)
  })

  test('refuses a wrong password alike, whatever has become of the account, and an unknown e-mail', async () => {
    const { user } = await server.owner()
    const { user: inactive } = await server.owner({ is_active: false })
    const { user: unconfirmed } = await server.owner({ is_active: false, activated_at: null })
    const emails = [user, inactive, unconfirmed, { email: 'nadie@example.com' }]
    const answers = await Promise.all(emails.map(({ email }) => signIn(email, 'otra cosa')))
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401])
    const told = answers.map(({ body, headers: { date: _at, ...headers } }) => [body, headers])
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]!.headers['www-authenticate']).toBe('Bearer realm="api"')
    expect(answers[0]!.body).toEqual({
      detail: 'El correo o la contraseña no son correctos. Compruébalos y prueba otra vez.',
      code: 'no_active_account',
    })
  })

  test.each([
    ['account_unconfirmed', { is_active: false, activated_at: null }, /pide otro/],
    ['account_deactivated', { is_active: false }, /escríbenos/],
  ])(
    'tells whoever gives the right password: %s, and never counts it',
    async (code, state, says) => {
      const { user } = await server.owner(state)
      for (let tries = 0; tries < 12; tries++) {
        const { status, body, headers } = await signIn(user.email)
        expect([status, body]).toEqual([401, { detail: expect.stringMatching(says), code }])
        expect(headers['www-authenticate']).toBe('Bearer realm="api"')
      }
    },
  )

  test('names every empty field', async () => {
    const { status, body } = await server.anyone.post('/api/token/', { email: ' ' })
    expect(status).toBe(400)
    expect(body).toEqual({
      email: ['Escribe tu correo electrónico'],
      password: ['Escribe tu contraseña'],
    })
  })

  test('does not even read the Authorization header', async () => {
    const { user } = await server.owner()
    const { status } = await asBearer('nonsense').post('/api/token/', {
      email: user.email,
      password: PASSWORD,
    })
    expect(status).toBe(200)
  })

  test.each([
    ['another password', { password_hash: 'another' }, 'no_active_account'],
    ['been shut', { is_active: false }, 'account_deactivated'],
  ])('opens nothing for an account that has %s by then', async (_name, change, code) => {
    const { user } = await server.owner()
    let signingIn: ReturnType<typeof signIn> | undefined
    await server.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, user.id)).for('update')
      signingIn = signIn(user.email)
      await waitForBlockedQueries(server.db, 1)
      await tx.update(users).set(change).where(eq(users.id, user.id))
    })
    expect((await signingIn)?.body.code).toBe(code)
    expect(await server.db.$count(sessions, eq(sessions.user_id, user.id))).toBe(1)
  })

  test('never counts a success', async () => {
    const { user } = await server.owner()
    const statuses = []
    for (let tries = 0; tries < 12; tries++) statuses.push((await signIn(user.email)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

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
    const { body: pair } = await signIn(user.email)
    server.clock.advance(5 * 60)
    expect((await asBearer(pair.access).get('/auth/users/me')).status).toBe(401)
    const { status, body } = await refresh(pair.refresh)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['access'])
    expect((await asBearer(body.access).get('/auth/users/me')).status).toBe(200)
  })

  test('lasts two days', async () => {
    const { user } = await server.owner()
    const { body: pair } = await signIn(user.email)
    server.clock.advance(2 * 24 * 3600)
    const { status, body } = await refresh(pair.refresh)
    expect(status).toBe(401)
    expect(body.code).toBe('token_not_valid')
  })

  test('is dead on both tokens as soon as it is logged out', async () => {
    const { user } = await server.owner()
    const { body: pair } = await signIn(user.email)
    expect((await asBearer(pair.access).post('/token/logout/')).status).toBe(204)
    expect((await asBearer(pair.access).get('/auth/users/me')).body.code).toBe('token_not_valid')
    expect((await refresh(pair.refresh)).status).toBe(401)
  })

  test('of one device outlives the end of the others', async () => {
    const { user } = await server.owner()
    const first = (await signIn(user.email)).body
    const second = (await signIn(user.email)).body
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
    const { body: pair } = await signIn(person.user.email)
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
    const { body: pair } = await signIn(user.email)
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
