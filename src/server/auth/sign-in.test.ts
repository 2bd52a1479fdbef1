import argon2 from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMON_PASSWORD } from '#contract/fields.ts'
import { apiClient } from '#testing/api-client.ts'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { emailLink } from '#testing/email-links.ts'
import { claimsOf } from '#testing/jwt-claims.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { sessions, users } from '../database/schema.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
const asBearer = (token: string) => apiClient(server.app, token)

describe('signing in', () => {
  test('answers a refresh and an access token with the claims of SimpleJWT', async () => {
    const { user } = await server.owner()
    const { status, body } = await server.signIn(user.email)
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
    expect((await server.signIn(`  ${user.email.toUpperCase()} `)).status).toBe(200)
  })

  test('takes the password as it is, spaces included', async () => {
    const { user } = await server.owner()
    expect((await server.signIn(user.email, ` ${PASSWORD}`)).status).toBe(401)
  })

  test('takes a password however the keyboard composes its letters', async () => {
    const person = await server.owner()
    const { email } = person.user
    const form = { current_password: PASSWORD, new_password: 'contrasen\u0303a' }
    expect((await person.post('/auth/users/set_password/', form)).status).toBe(204)
    for (const typed of ['contraseña', 'contrasen\u0303a']) {
      expect((await server.signIn(email, typed)).status).toBe(200)
    }
  })

  test('takes a password that was set before passwords were composed, and then either way', async () => {
    const apart = 'contrasen\u0303a'
    const { user } = await server.owner({ password_hash: await argon2.hash(apart) })
    expect((await server.signIn(user.email, 'contraseña')).status).toBe(401)
    expect((await server.signIn(user.email, apart)).status).toBe(200)
    for (const typed of ['contraseña', apart]) {
      expect((await server.signIn(user.email, typed)).status).toBe(200)
    }
  })

  test('takes such a password where it is asked for again, and changes it', async () => {
    const apart = 'contrasen\u0303a'
    const person = await server.owner({ password_hash: await argon2.hash(apart) })
    const form = { current_password: apart, new_password: 'otra contraseña' }
    expect((await person.post('/auth/users/set_password/', form)).status).toBe(204)
    expect((await server.signIn(person.user.email, 'otra contraseña')).status).toBe(200)
  })

  test.each(['contraseña', 'Password123', '123456'])(
    'refuses %s to whoever administers, wherever it is chosen, and never to an owner',
    async (new_password) => {
      const form = { current_password: PASSWORD, new_password }
      const administrator = await server.administrator()
      const owner = await server.owner()
      const refused = await administrator.post('/auth/users/set_password/', form)
      expect([refused.status, refused.body]).toEqual([400, { new_password: [COMMON_PASSWORD] }])
      expect((await owner.post('/auth/users/set_password/', form)).status).toBe(204)
      const reset = async (person: Person) => {
        const link = await emailLink(server, person, 'reset')
        return server.anyone.post('/auth/users/reset_password_confirm/', { ...link, new_password })
      }
      const again = await reset(administrator)
      expect([again.status, again.body]).toEqual([400, { new_password: [COMMON_PASSWORD] }])
      expect((await reset(owner)).status).toBe(204)
    },
  )

  test('refuses a wrong password alike, whatever has become of the account, and an unknown e-mail', async () => {
    const { user } = await server.owner()
    const { user: inactive } = await server.owner({ is_active: false })
    const { user: unconfirmed } = await server.owner({ is_active: false, activated_at: null })
    const emails = [user, inactive, unconfirmed, { email: 'nadie@example.com' }]
    const answers = await Promise.all(emails.map(({ email }) => server.signIn(email, 'otra cosa')))
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
        const { status, body, headers } = await server.signIn(user.email)
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
    let signingIn: ReturnType<TestServer['signIn']> | undefined
    await server.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, user.id)).for('update')
      signingIn = server.signIn(user.email)
      await waitForBlockedQueries(server.db, 1)
      await tx.update(users).set(change).where(eq(users.id, user.id))
    })
    expect((await signingIn)?.body.code).toBe(code)
    expect(await server.db.$count(sessions, eq(sessions.user_id, user.id))).toBe(1)
  })

  test('never counts a success', async () => {
    const { user } = await server.owner()
    const statuses = []
    for (let tries = 0; tries < 12; tries++) statuses.push((await server.signIn(user.email)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
