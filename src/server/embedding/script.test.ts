import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { embeddingScript } from './script.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('the script for the pages of others is small, and any of them may load it', async () => {
  const { statusCode, headers, body } = await server.app.inject('/incrustar.js')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers).not.toHaveProperty('cross-origin-resource-policy')
  expect(headers).not.toHaveProperty('set-cookie')
  expect(body).toBe(embeddingScript)
  expect(Buffer.byteLength(body)).toBeLessThan(2000)
})
