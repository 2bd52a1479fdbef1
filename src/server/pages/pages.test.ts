import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import type { Pages } from './pages.ts'

let server: TestServer
let app: TestServer['app']
const asked: FastifyRequest[] = []
const PAGES: Pages = {
  mount: async () => {},
  answer: async (request, reply) => {
    asked.push(request)
    return reply.send('a page')
  },
  close: async () => {},
}

beforeAll(async () => {
  server = await openTestServer()
  app = await createApp(server.services, PAGES)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

test.each([
  ['the landing', '/'],
  ['a shop', '/comercio/la-espiga-1?x=1'],
  ['an unknown path', '/a/b/c/'],
  ['a very long path', `/${'a'.repeat(2000)}`],
])('%s is answered by the pages, as a route of the server', async (_name, url) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, body } = await app.inject({ method, url })
    expect([statusCode, body]).toEqual([200, method === 'GET' ? 'a page' : ''])
    expect(asked.at(-1)!.is404).toBe(false)
  }
})

test('the form of the contact page is sent to the pages too', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { body } = await app.inject({
    method: 'POST',
    url: '/contacto',
    headers,
    payload: 'subject=Hola',
  })
  expect([body, asked.at(-1)!.body]).toEqual(['a page', { subject: 'Hola' }])
})

test.each([
  ['http://127.0.0.1:3000', 'localhost:3000', 'http://127.0.0.1:3000/directorio?q=pan'],
  ['http://localhost:3000', '[::1]:3000', 'http://localhost:3000/directorio?q=pan'],
  ['http://[::1]', '127.0.0.1', 'http://[::1]/directorio?q=pan'],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', undefined],
  ['http://127.0.0.1:3000', 'localhost:8080', undefined],
  ['http://127.0.0.1:3000', '127.0.0.2:3000', undefined],
  ['http://127.0.0.1:3000', 'panaderia.example:3000', undefined],
  ['https://escaparate.example', 'localhost', undefined],
])('of a site at %s, %s is sent to %s', async (publicUrl, host, location) => {
  const services = { ...server.services, config: { ...server.services.config, publicUrl } }
  const local = await createApp(services, PAGES)
  const page = await local.inject({ url: '/directorio?q=pan', headers: { host } })
  expect([page.statusCode, page.headers.location]).toEqual([location ? 307 : 200, location])
  const call = await local.inject({ url: '/api/site/', headers: { host } })
  expect(call.statusCode).toBe(200)
  await local.close()
})

test.each([
  ['POST', '/directorio', 'GET, HEAD'],
  ['DELETE', '/contacto/', 'GET, HEAD, POST'],
  ['DELETE', '/oferta/pan-de-ayer-1/avisar', 'GET, HEAD, POST'],
  ['PROPFIND', '/', 'GET, HEAD'],
])('%s %s is refused with what a page takes', async (method, url, allow) => {
  const { statusCode, headers } = await app.inject({ method: method as 'POST', url })
  expect([statusCode, headers.allow]).toEqual([405, allow])
})

test.each(['GET', 'PUT', 'PROPFIND'])('%s of an unknown call is no page', async (method) => {
  const { statusCode, body } = await app.inject({ method: method as 'GET', url: '/api/nothing/' })
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not_found'])
})
