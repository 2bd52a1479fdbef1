import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { rateLimitKey } from './rate-limit-key.ts'

describe('limits count the client', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8:1:0002:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6:7', '2001:db8:1:2:3:4:5:6:7'],
    ['2001:db8:1:2:3:4:5', '2001:db8:1:2:3:4:5'],
    ['unknown', 'unknown'],
  ])('at %s as %s', (ip, key) => {
    expect(rateLimitKey({ ip })).toBe(key)
  })
})

describe('tries from IPv6', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  const guess = (address: string, email = 'nadie@example.com') =>
    server.anyone.post('/api/token/', { email, password: 'mal' }, { 'x-forwarded-for': address })

  test('within one /64 are those of one client, those of the next are another’s', async () => {
    for (let tries = 1; tries <= 10; tries++) {
      expect((await guess(`2001:db8:7:7::${tries.toString(16)}`)).status).toBe(401)
    }
    expect((await guess('2001:db8:7:7:ffff::1')).status).toBe(429)
    expect((await guess('2001:db8:7:8::1')).status).toBe(401)
  })

  test('that is IPv4 within count with those of IPv4', async () => {
    for (let tries = 1; tries <= 10; tries++) {
      expect((await guess('198.51.100.77', 'otra@example.com')).status).toBe(401)
    }
    expect((await guess('::ffff:198.51.100.77', 'otra@example.com')).status).toBe(429)
  })
})

test('the address of a client is read in one place', () => {
  const root = resolve(import.meta.dirname, '..')
  const readers = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).filter((path) =>
    /request\.(ip|ips|socket)\b|\{ ip \}/.test(readFileSync(resolve(root, path), 'utf8')),
  )
  expect(readers).toEqual(['http/rate-limit-key.ts'])
})

describe('the address that a proxy names', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer({ trustedProxies: ['10.0.0.0/8'] })
  })
  afterAll(() => server.close())

  const guess = async (proxy: string, client: string) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/token/',
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': client },
      payload: { email: 'lejos@example.com', password: 'mal' },
    })
    return statusCode
  }

  test('counts for itself behind a trusted proxy, and not behind another', async () => {
    for (let tries = 1; tries <= 10; tries++)
      expect(await guess('10.1.2.3', '203.0.113.1')).toBe(401)
    expect(await guess('10.1.2.3', '203.0.113.1')).toBe(429)
    // A client's own header value is to the left of what the proxy appends.
    expect(await guess('10.1.2.3', '203.0.113.250, 203.0.113.1')).toBe(429)
    expect(await guess('10.1.2.3', '203.0.113.2')).toBe(401)
    for (let tries = 1; tries <= 4; tries++) await guess('192.0.2.9', `198.51.100.${tries}`)
    const statuses = new Set<number>()
    for (let tries = 5; tries <= 11; tries++) {
      statuses.add(await guess('192.0.2.9', `198.51.100.${tries}`))
    }
    expect(statuses).toContain(429)
  })
})
