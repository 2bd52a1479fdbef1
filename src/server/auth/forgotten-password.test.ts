import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailLink } from '#testing/email-links.ts'
import { registrationForm, registrations } from '#testing/registrations.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import { openAfterAnswer } from '../http/after-answer.ts'
import { lockEmail } from './locks.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.clock.advance(3600))
afterAll(() => server.close())

const { register, lastLink } = registrations(() => server)

describe('a forgotten password', () => {
  const ask = (email: string) => server.anyone.post('/auth/users/reset_password/', { email })
  const confirm = (link: object, new_password = 'otra-clave') =>
    server.anyone.post('/auth/users/reset_password_confirm/', { ...link, new_password })

  test('is replaced by a mailed link, once, and every session ends', async () => {
    const person = await server.owner()
    expect((await ask(person.user.email.toUpperCase())).status).toBe(204)
    const link = await lastLink(person.user.email)
    expect((await confirm(link)).status).toBe(204)
    expect((await person.get('/auth/users/me')).status).toBe(401)
    expect((await server.signIn(person.user.email, 'otra-clave')).status).toBe(200)
    expect((await confirm(link, 'tercera')).body).toEqual({ token: [expect.any(String)] })
    expect(await server.mailsTo(person.user.email)).toHaveLength(2)
  })

  test('that was replaced although its answer was lost, may be sent again', async () => {
    const { user } = await server.owner()
    await ask(user.email)
    const form = { ...(await lastLink(user.email)), new_password: 'otra-clave' }
    const send = (key: string, changes = {}) =>
      server.anyone.post(
        '/auth/users/reset_password_confirm/',
        { ...form, ...changes },
        { 'idempotency-key': key },
      )
    expect((await send('lost')).status).toBe(204)
    expect((await send('lost')).status).toBe(204)
    expect((await send('lost', { new_password: 'tercera' })).status).toBe(422)
    expect((await send('other')).status).toBe(400)
    expect(await server.mailsTo(user.email)).toHaveLength(2)
  })

  test('has an hour', async () => {
    const { user } = await server.owner()
    await ask(user.email)
    const link = await lastLink(user.email)
    server.clock.advance(3600)
    expect((await confirm(link)).status).toBe(400)
  })

  test('may be tried twenty times an hour from one place, whatever is asked at once', async () => {
    const from = { 'x-forwarded-for': '203.0.113.80' }
    const wrong = { uid: 'MQ', token: 'x'.repeat(43), new_password: 'otra-clave' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        server.anyone.post('/auth/users/reset_password_confirm/', wrong, from),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(10).fill(429)])
  })

  test('must be replaced by one that is long enough', async () => {
    const { user } = await server.owner()
    await ask(user.email)
    const { body } = await confirm(await lastLink(user.email), '12345')
    expect(body).toEqual({
      new_password: ['La contraseña debe tener al menos 6 caracteres'],
    })
  })

  test('of nobody, or of an inactive account, sends nothing and says the same', async () => {
    const { user } = await server.owner({ is_active: false })
    expect((await ask(user.email)).status).toBe(204)
    expect((await ask('nadie@example.com')).status).toBe(204)
    expect(await server.mailsTo(user.email)).toEqual([])
  })

  test.each(['reset_password', 'resend_activation'])(
    'is answered before anything is done that tells who has an account: %s',
    async (path) => {
      const { user } = await server.owner(
        path === 'reset_password' ? {} : { activated_at: null, is_active: false },
      )
      const afterAnswer = openAfterAnswer((error) => expect.unreachable(String(error)))
      const app = await createApp({ ...server.services, afterAnswer })
      const [locked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const held = server.db.transaction(async (tx) => {
        await lockEmail(tx, user.email)
        locked.resolve()
        await free.promise
      })
      await locked.promise
      const url = `/auth/users/${path}/`
      const { statusCode } = await app.inject({ method: 'POST', url, body: { email: user.email } })
      expect([statusCode, await server.mailsTo(user.email)]).toEqual([204, []])
      free.resolve()
      await held
      await afterAnswer.close()
      expect(await server.mailsTo(user.email)).toHaveLength(1)
      await app.close()
    },
  )

  test('sends at most three mails an hour to one person, those about registrations counted', async () => {
    const { user } = await server.owner()
    await register(registrationForm({ email: user.email }))
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        server.anyone.post(
          '/auth/users/reset_password/',
          { email: user.email },
          { 'x-forwarded-for': `198.51.100.${i}` },
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await server.mailsTo(user.email)).toHaveLength(3)
  })
})

describe('the e-mail of a mailed link', () => {
  const ask = (link: object) => server.anyone.post('/auth/users/link_email/', link)

  test.each(['activation', 'reset', 'invitation'] as const)(
    'is told for one of %s',
    async (kind) => {
      const { user } = await server.owner()
      const link = await emailLink(server, { user }, kind)
      expect(await ask(link)).toMatchObject({ status: 200, body: { email: user.email } })
      const other = await emailLink(server, await server.owner(), kind)
      expect((await ask({ uid: other.uid, token: link.token })).body).toEqual({
        token: [expect.any(String)],
      })
    },
  )

  test('is told of no link that is spent, has ended, or is of a closed account', async () => {
    const person = await server.owner()
    const spent = await emailLink(server, person, 'reset')
    const form = { ...spent, new_password: 'otra-clave' }
    expect((await server.anyone.post('/auth/users/reset_password_confirm/', form)).status).toBe(204)
    const ended = await emailLink(server, person, 'reset')
    const changed = await emailLink(server, person, 'email', 'otro@example.com')
    const closed = await emailLink(server, await server.owner({ is_active: false }), 'reset')
    server.clock.advance(3600)
    const late = await emailLink(server, await server.owner({ is_active: false }), 'reset')
    for (const link of [spent, ended, changed, closed, late]) {
      expect((await ask(link)).body).toEqual({ token: [expect.any(String)] })
    }
  })
})

describe('the own password', () => {
  test('is changed with the old one; the other sessions end, this one goes on', async () => {
    const person = await server.owner()
    const { body: other } = await server.signIn(person.user.email)
    const change = (current_password: string) =>
      person.post('/auth/users/set_password/', { current_password, new_password: 'otra-clave' })
    expect((await change('mal')).body).toEqual({ current_password: [expect.any(String)] })
    expect((await change(PASSWORD)).status).toBe(204)
    expect((await person.get('/auth/users/me')).status).toBe(200)
    expect(
      (await server.anyone.post('/api/token/refresh/', { refresh: other.refresh })).status,
    ).toBe(401)
    expect(await server.mailsTo(person.user.email)).toHaveLength(1)
  })
})
