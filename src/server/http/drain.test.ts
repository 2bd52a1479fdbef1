import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import type { Pages } from '../pages/pages.ts'

let server: TestServer
let app: TestServer['app']
let letGo: () => void
const held = { count: 0 }
beforeEach(async () => {
  server = await openTestServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  held.count = 0
  const pages: Pages = {
    mount: async () => {},
    async answer({ server }, reply) {
      held.count += 1
      await promise
      const { statusCode } = await server.inject('/api/category/')
      return reply.send(`La página entera: ${statusCode}`)
    },
    close: async () => {},
  }
  app = await createApp(server.services, pages)
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  letGo()
  await app.close()
  await server.close()
})

test('a call that comes while the server closes is told in Spanish to come back', async () => {
  await app.drain()
  const { head, body } = await ask('/api/category/')
  expect(head).toMatch(/^HTTP\/1\.1 503 /)
  expect(head).toMatch(/^retry-after: 5\r?$/im)
  expect(head).toMatch(/^connection: close\r?$/im)
  expect(JSON.parse(body)).toEqual({
    detail: 'Estamos reiniciando Escaparate. Prueba otra vez en unos segundos.',
    code: 'error',
    request_id: expect.any(String),
  })
})

test('a page that is asked for while the server closes says the same to be read', async () => {
  await app.drain()
  const { head, body } = await ask('/directorio')
  expect(head).toMatch(/^HTTP\/1\.1 503 /)
  expect(head).toMatch(/^retry-after: 5\r?$/im)
  expect(head).toMatch(/^content-type: text\/html/im)
  expect(body).toContain('Estamos reiniciando Escaparate.')
})

test('what was asked before is answered whole, with all that it asks for, and ends', async () => {
  const answered = ask('/directorio')
  await expect.poll(() => held.count).toBe(1)
  let isDrained = false
  const closed = app.drain().then(() => {
    isDrained = true
    return app.close()
  })
  expect((await ask('/directorio')).head).toMatch(/^HTTP\/1\.1 503 /)
  expect(isDrained).toBe(false)
  letGo()
  const { head, body } = await answered
  expect(head).toMatch(/^HTTP\/1\.1 200 /)
  expect(head).toMatch(/^connection: close\r?$/im)
  expect(body).toBe('La página entera: 200')
  await closed
})

test('one who leaves before the answer is not waited for', async () => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /directorio HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => held.count).toBe(1)
  socket.destroy()
  await app.drain()
})

/** Sends a request on a connection that stays open unless the server ends it. */
async function ask(path: string) {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
  const [head = '', body = ''] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n')
  return { head, body }
}
