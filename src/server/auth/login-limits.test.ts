import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { attempts, loginBuckets } from '../database/schema.ts'
import { createLink } from './links.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const signIn = (email: string, ip: string, password = PASSWORD) =>
  server.anyone.post('/api/token/', { email, password }, { 'x-forwarded-for': ip })
const guess = async (email: string, ip: string) => (await signIn(email, ip, 'mal')).status
const atOnce = <T>(times: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)))
const evaluated = (statuses: number[]) => statuses.filter((status) => status === 401).length

/** Returns a different network for each test, because known IP addresses are remembered for a day. */
let networks = 0
const network = () => {
  networks += 1
  const net = networks
  return (host: number) => `10.0.${net}.${host}`
}
const TEN = Array.from({ length: 10 }, (_, index) => index + 1)

describe('a place that the account knows', () => {
  test('has ten wrong tries in a quarter of an hour to itself, also of thirty at once', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    expect((await signIn(user.email, ipOf(1))).status).toBe(200)
    expect(evaluated(await atOnce(30, () => guess(user.email, ipOf(1))))).toBe(10)
    const { status, headers } = await signIn(user.email, ipOf(1))
    expect([status, headers['retry-after']]).toEqual([429, '900'])
    server.clock.advance(900)
    expect((await signIn(user.email, ipOf(1))).status).toBe(200)
  })

  test('lets its owner in at once, for ninety days, however much others guess', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    expect((await signIn(user.email, ipOf(1))).status).toBe(200)
    for (const days of [0, 89]) {
      server.clock.advance(days * 24 * 3600)
      await atOnce(30, (index) => guess(user.email, ipOf(100 + index)))
      expect(await guess(user.email, ipOf(100))).toBe(429)
      expect((await signIn(user.email, ipOf(1))).status).toBe(200)
    }
    server.clock.advance(90 * 24 * 3600)
    await atOnce(30, (index) => guess(user.email, ipOf(100 + index)))
    expect((await signIn(user.email, ipOf(1))).status).toBe(429)
  })

  test('is the one where a forgotten password was replaced', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    const { db, config } = server.services
    const link = await createLink(db, config, user.id, 'reset', server.clock.now())
    const [uid, token] = link.split('/').slice(-2)
    const from = { 'x-forwarded-for': ipOf(1) }
    const form = { uid, token, new_password: 'otra-clave' }
    await server.anyone.post('/auth/users/reset_password_confirm/', form, from)
    await atOnce(30, (index) => guess(user.email, ipOf(100 + index)))
    expect((await signIn(user.email, ipOf(1), 'otra-clave')).status).toBe(200)
  })
})

describe('places that the account does not know', () => {
  test('have ten tries in a row each, and then one a minute', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    expect(evaluated(await atOnce(30, () => guess(user.email, ipOf(1))))).toBe(10)
    for (let minute = 0; minute < 3; minute++) {
      const { status, headers, body } = await signIn(user.email, ipOf(1))
      expect([status, headers['retry-after']]).toEqual([429, '60'])
      expect(body).toEqual({
        detail: 'Demasiados intentos. Vuelve a probar en 60 segundos.',
        code: 'throttled',
      })
      server.clock.advance(59)
      expect(await guess(user.email, ipOf(1))).toBe(429)
      server.clock.advance(1)
      expect(await guess(user.email, ipOf(1))).toBe(401)
    }
  })

  test('share one allowance: of thirty at once eleven are heard', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    expect(evaluated(await atOnce(30, (index) => guess(user.email, ipOf(index + 1))))).toBe(11)
  })

  test('are heard sixty times in an hour and no more, however many they are', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    await atOnce(30, (index) => guess(user.email, ipOf(index + 1)))
    const statuses = []
    for (let step = 0; step < 120; step++) {
      server.clock.advance(30)
      statuses.push(await guess(user.email, ipOf((step % 30) + 1)))
    }
    expect(evaluated(statuses)).toBeLessThanOrEqual(60)
    expect(evaluated(statuses)).toBeGreaterThan(50)
  })

  test('are told the same of an e-mail that has an account and of one that has none', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    const heard = async (email: string) => {
      const answers = []
      for (const host of [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 11, 12]) {
        const { status, body, headers } = await signIn(email, ipOf(host), 'mal')
        answers.push([status, JSON.stringify(body), headers['retry-after']])
      }
      return answers
    }
    const [known, unknown] = [await heard(user.email), await heard('nadie.de.aqui@example.com')]
    expect(known).toEqual(unknown)
    expect(new Set(known.map(([status]) => status))).toEqual(new Set([401, 429]))
  })

  test('share one allowance, whatever the capitals of the e-mail', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    const written = [user.email, user.email.toUpperCase(), `  ${user.email} `]
    const statuses = await atOnce(30, (index) => guess(written[index % 3]!, ipOf(1)))
    expect(evaluated(statuses)).toBe(10)
  })

  test('leave few traces, however often they try', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    for (let tries = 0; tries < 20; tries++) await guess(user.email, ipOf(1))
    const key = `${user.email} ${ipOf(1)}`
    expect(await server.db.$count(attempts, eq(attempts.key, key))).toBe(5)
    expect(await server.db.$count(loginBuckets, eq(loginBuckets.account, user.email))).toBe(1)
  })
})

describe('places that hammer at an account', () => {
  test.each([
    ['one after the other', [1, 10]],
    ['by turns', [10, 1]],
  ])('cannot keep its owner out of a new one: ten that try %s', async (_name, [turns, tries]) => {
    const { user } = await server.owner()
    const ipOf = network()
    const hammer = async () => {
      for (const host of TEN) await guess(user.email, ipOf(host))
    }
    for (let turn = 0; turn < turns!; turn++) {
      for (const host of TEN) {
        for (let again = 0; again < tries!; again++) await guess(user.email, ipOf(host))
      }
    }
    const first = await signIn(user.email, ipOf(11))
    const wait = first.status === 200 ? 0 : Number(first.headers['retry-after'])
    expect(wait).toBeLessThanOrEqual(60)
    for (let waited = 0; waited < wait; waited++) {
      server.clock.advance(1)
      if (waited % 30 === 0 || waited === wait - 1) await hammer()
    }
    const then = await signIn(user.email, ipOf(11))
    expect(then.status).toBe(200)
  })

  test('leave a slot in store while they hammer: whoever is new enters at once', async () => {
    const { user } = await server.owner()
    const ipOf = network()
    for (let round = 0; round < 2; round++) {
      for (const host of TEN) await guess(user.email, ipOf(host))
    }
    for (let minute = 0; minute < 3; minute++) {
      server.clock.advance(60)
      for (const host of TEN) await guess(user.email, ipOf(host))
      expect(await guess(user.email, ipOf(1))).toBe(429)
    }
    expect((await signIn(user.email, ipOf(11))).status).toBe(200)
  })

  test('get their slot back when the password was right', async () => {
    const { user } = await server.owner({ is_active: false })
    const ipOf = network()
    for (let tries = 0; tries < 15; tries++) {
      const { body } = await signIn(user.email, ipOf(1))
      expect(body.code).toBe('account_deactivated')
    }
    expect(evaluated(await atOnce(30, () => guess(user.email, ipOf(1))))).toBe(10)
  })
})

test('one place may be wrong a hundred times in a quarter of an hour, over all accounts', async () => {
  const { user } = await server.owner()
  const ipOf = network()
  const accounts: string[] = []
  // Of accounts: a wrong password of none takes as long as a real one.
  for (let at = 0; at < 15; at++) accounts.push((await server.owner()).user.email)
  const statuses = []
  for (let round = 0; round < 4; round++) {
    statuses.push(...(await atOnce(30, (at) => guess(accounts[at % 15]!, ipOf(1)))))
  }
  expect(evaluated(statuses)).toBe(100)
  const { status, headers } = await signIn(user.email, ipOf(1))
  expect([status, headers['retry-after']]).toEqual([429, '900'])
  expect((await signIn(user.email, ipOf(2))).status).toBe(200)
})
