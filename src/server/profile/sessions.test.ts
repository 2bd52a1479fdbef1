import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { sessions } from '../database/schema.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Reads the log events about a person, newest first. */
const linesOf = async ({ user }: Person) => (await server.activityOf('user', user)).toReversed()

describe('the sessions', () => {
  const CHROME =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

  test('are listed with their device in words, the one that asks first', async () => {
    const person = await server.owner()
    server.clock.advance(60)
    await server.signIn(person.user.email, PASSWORD, { 'user-agent': CHROME })
    await server.signIn((await server.owner()).user.email)
    const { body, headers } = await person.get('/auth/account/sessions/')
    expect(headers['x-total-count']).toBe('2')
    expect(body).toEqual([
      expect.objectContaining({ id: person.session, current: true }),
      {
        id: expect.any(String),
        user_agent: 'Chrome en Android',
        created_at: server.clock.now().toISOString(),
        last_at: server.clock.now().toISOString(),
        current: false,
      },
    ])
  })

  test('say when they were last used, which a renewal writes', async () => {
    const person = await server.owner()
    const { refresh } = (await server.signIn(person.user.email)).body
    const renew = async (seconds: number) => {
      server.clock.advance(seconds)
      expect((await server.anyone.post('/api/token/refresh/', { refresh })).status).toBe(200)
      const rows = await server.db
        .select()
        .from(sessions)
        .where(eq(sessions.user_id, person.user.id))
      return rows.map(({ last_at }) => last_at)
    }
    const first = await renew(250)
    expect(first.toSorted()).toEqual([server.clock.now().toISOString(), null])
    expect(await renew(30)).toEqual(first)
    expect(await renew(30)).toContain(server.clock.now().toISOString())
    const list = (await server.signInAgain(person)).get('/auth/account/sessions/')
    expect((await list).body[1].last_at).toBe(server.clock.now().toISOString())
  })

  test('end at once, with a line in the log', async () => {
    const person = await server.owner()
    const other = await server.signInAgain(person)
    const path = `/auth/account/sessions/${other.session}/`
    expect((await person.delete(path)).status).toBe(204)
    expect((await other.get('/auth/users/me')).body.code).toBe('token_not_valid')
    expect((await person.delete(path)).status).toBe(404)
    expect((await person.get('/auth/account/sessions/')).body).toHaveLength(1)
    expect(await linesOf(person)).toMatchObject([
      { verb: 'end_sessions', before: { session: 'Dispositivo desconocido' } },
    ])
  })

  test('of another person, of nobody and ended ones are not there', async () => {
    const [person, other] = [await server.owner(), await server.owner()]
    for (const id of [other.session, crypto.randomUUID(), 'abc', '1', '%00']) {
      const { status, body } = await person.delete(`/auth/account/sessions/${id}/`)
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    expect((await other.get('/auth/users/me')).status).toBe(200)
  })

  test('but the own one end together, once', async () => {
    const person = await server.owner()
    const others = [await server.signInAgain(person), await server.signInAgain(person)]
    for (let tries = 0; tries < 2; tries++) {
      expect((await person.delete('/auth/account/sessions/')).status).toBe(204)
    }
    for (const other of others) expect((await other.get('/auth/users/me')).status).toBe(401)
    expect((await person.get('/auth/users/me')).status).toBe(200)
    expect(await linesOf(person)).toMatchObject([
      { verb: 'end_sessions', before: { sessions: 3 }, after: { sessions: 1 } },
    ])
  })
})
