import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { attempts } from '../database/schema.ts'
import { ServiceUnavailable } from '../errors.ts'
import { createLink } from './links.ts'
import { hashPassword, isPassword } from './passwords.ts'

const { verify } = argon2

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
// Counts calls of the real hash function: each costs 10 ms of a processor, which an attacker could exploit.
beforeEach(() => {
  vi.spyOn(argon2, 'hash')
  vi.spyOn(argon2, 'verify')
})
afterAll(() => server.close())

const work = () =>
  vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length

test('a hash costs what OWASP demands at least', async () => {
  expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

describe('a password reset hashes', () => {
  const reset = (link: { uid?: string; token?: string }) =>
    server.anyone.post('/auth/users/reset_password_confirm/', { ...link, new_password: PASSWORD })
  const linkOf = async (user: number) => {
    const { db, config } = server.services
    const link = await createLink(db, config, user, 'reset', server.clock.now())
    const [uid, token] = link.split('/').slice(-2)
    return { uid: uid!, token: token! }
  }

  test('once, for a good link', async () => {
    const { user } = await server.owner()
    expect((await reset(await linkOf(user.id))).status).toBe(204)
    expect(work()).toBe(1)
  })

  test('nothing for a link that is none, has been used, or is of a deactivated account', async () => {
    const { user } = await server.owner()
    const { user: shut } = await server.owner({ is_active: false })
    const link = await linkOf(user.id)
    await reset(link)
    vi.mocked(argon2.hash).mockClear()
    const wrong = [{ ...link, token: 'x'.repeat(43) }, { ...link, uid: '!!' }, link]
    for (const bad of [...wrong, await linkOf(shut.id)]) {
      expect((await reset(bad)).status).toBe(400)
    }
    expect(work()).toBe(0)
  })
})

describe('an own password is checked', () => {
  test('not at all when it was changed too often, nor when another e-mail was asked for too often', async () => {
    const person = await server.owner()
    const same = { current_password: PASSWORD, new_password: PASSWORD }
    for (let changes = 0; changes < 10; changes++) {
      await person.post('/auth/users/set_password/', same)
    }
    const ask = (email: string) =>
      person.patch('/auth/account/', { email, current_password: PASSWORD })
    for (let asked = 0; asked < 5; asked++) await ask(`otra${asked}@example.com`)
    vi.mocked(argon2.hash).mockClear()
    vi.mocked(argon2.verify).mockClear()
    expect((await person.post('/auth/users/set_password/', same)).status).toBe(429)
    expect((await ask('otra@example.com')).status).toBe(429)
    expect(work()).toBe(0)
  })
})

describe('signing in checks one password', () => {
  const signIn = (email: string, password: string, address: string) =>
    server.anyone.post('/api/token/', { email, password }, { 'x-forwarded-for': address })

  test('whoever it is, and whatever it is', async () => {
    const { user } = await server.owner()
    const { user: shut } = await server.owner({ is_active: false })
    const { user: unconfirmed } = await server.owner({ is_active: false, activated_at: null })
    const tries = [user, shut, unconfirmed, { email: 'nadie@example.com' }].flatMap(({ email }) =>
      [PASSWORD, 'mal'].map((password) => ({ email, password })),
    )
    for (const { email, password } of tries) {
      vi.mocked(argon2.verify).mockClear()
      await signIn(email, password, '203.0.113.1')
      expect(work()).toBe(1)
    }
  })

  test('and twice one whose accents come apart, whoever it is', async () => {
    const { user } = await server.owner()
    for (const email of [user.email, 'nadie.otra.vez@example.com']) {
      vi.mocked(argon2.verify).mockClear()
      await signIn(email, 'an\u0303o', '203.0.113.3')
      expect(work()).toBe(2)
    }
  })

  test('and none for a try that is not let through', async () => {
    const { user } = await server.owner()
    for (const email of [user.email, 'nadie.mas@example.com']) {
      for (let tries = 0; tries < 10; tries++) await signIn(email, 'mal', '203.0.113.2')
      vi.mocked(argon2.verify).mockClear()
      expect((await signIn(email, PASSWORD, '203.0.113.2')).status).toBe(429)
      expect(work()).toBe(0)
    }
  })
})

test('one password for each processor is hashed at a time, and of a hundred at once the surplus is refused', async () => {
  let [running, most] = [0, 0]
  vi.mocked(argon2.verify).mockImplementation(async (...args) => {
    most = Math.max(most, ++running)
    return await verify(...args).finally(() => running--)
  })
  const checks = await Promise.allSettled(
    Array.from({ length: 100 }, () => isPassword(undefined, PASSWORD)),
  )
  expect(most).toBe(availableParallelism())
  const reasons = checks.flatMap((check) => (check.status === 'rejected' ? [check.reason] : []))
  expect(reasons).toHaveLength(100 - 50 - availableParallelism())
  expect(reasons.every((reason) => reason instanceof ServiceUnavailable)).toBe(true)
})

test('a login that was refused because too much is waiting does not count as an attempt', async () => {
  const { user } = await server.owner()
  const before = await server.db.$count(attempts)
  vi.mocked(argon2.verify).mockRejectedValueOnce(new ServiceUnavailable('too much is waiting'))
  const refused = await server.signIn(user.email)
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, expect.any(String)])
  expect(await server.db.$count(attempts)).toBe(before)
})
