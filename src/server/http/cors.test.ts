import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ corsOrigins: ['https://old.example'], rateLimits: false })
})
afterAll(() => server.close())

const preflightOf = (server: TestServer, origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/api/commerce/',
    headers: { origin, 'access-control-request-method': 'PUT' },
  })

describe('another origin', () => {
  const preflight = (origin: string) => preflightOf(server, origin)

  test('may call when it is configured, with PUT and DELETE too', async () => {
    const { headers } = await preflight('https://old.example')
    expect(headers['access-control-allow-origin']).toBe('https://old.example')
    expect(headers['access-control-allow-methods']).toContain('PUT')
    expect(headers['access-control-allow-methods']).toContain('DELETE')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('may not when it is not', async () => {
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
  })
  test('may not where none is configured, and nothing is said of origins', async () => {
    const closed = await openTestServer({ corsOrigins: [] })
    try {
      const { headers } = await preflightOf(closed, 'https://old.example')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      const answer = await closed.app.inject({
        url: '/api/category/',
        headers: { origin: 'https://old.example' },
      })
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers.vary ?? '').not.toMatch(/origin/i)
    } finally {
      await closed.close()
    }
  })
})
