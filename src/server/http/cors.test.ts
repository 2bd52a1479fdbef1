import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ corsOrigins: ['https://old.example'], rateLimits: false })
})
afterAll(() => server.close())

describe('another origin', () => {
  const preflight = (origin: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/api/commerce/',
      headers: { origin, 'access-control-request-method': 'PUT' },
    })

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
})
