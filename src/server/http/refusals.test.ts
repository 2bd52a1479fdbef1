import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const send = (remoteAddress: string, payload: string | object = {}, headers = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/subscriptions/leave/',
    remoteAddress,
    payload,
    headers,
  })

test('whoever sends a hundred bodies in vain without being signed in is told to wait', async () => {
  const json = { 'content-type': 'application/json' }
  const bad = [{}, { token: Array(1000).fill(1) }, '{', '['.repeat(1000)]
  for (let times = 0; times < 25; times++) {
    for (const body of bad) expect((await send('192.0.2.1', body, json)).statusCode).toBe(400)
  }
  const refused = await send('192.0.2.1', { token: 'anything' })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890)
  expect((await send('192.0.2.2')).statusCode).toBe(400)
})

test('a link that serves no more counts for nothing: a mail provider sends those of many people', async () => {
  for (let times = 0; times < 120; times++) {
    const answer = await send('192.0.2.3', { token: 'of nobody' })
    expect(answer.statusCode).toBe(400)
  }
})

test('whoever is signed in has the limit of their account instead', async () => {
  const owner = await server.owner()
  for (let times = 0; times < 120; times++) {
    expect((await owner.post('/api/offer/', {})).status).toBe(400)
  }
})

test('a form of more than a thousand fields is refused before it is read', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('192.0.2.4', 'a&'.repeat(999), type)).statusCode).toBe(400)
  expect((await send('192.0.2.4', 'a&'.repeat(1001), type)).statusCode).toBe(413)
})
