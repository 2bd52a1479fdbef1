import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import type { ReadInProcess } from './in-process.ts'

let server: TestServer
let app: TestServer['app']
let read: ReadInProcess
let request: FastifyRequest
let paths: Record<string, string>

beforeAll(async () => {
  server = await openTestServer()
  app = await createApp(server.services, {
    async mount(_app, reader) {
      read = reader
    },
    async answer(asked, reply) {
      request = asked
      return reply.send('')
    },
    close: async () => {},
  })
  await app.inject({ url: '/', headers: { authorization: 'Bearer nonsense' } })
  const owner = await server.owner()
  const shop = await server.commerce(owner, { name: 'La Peña del Café', category: [1] })
  const offer = await server.offer(shop, { title: 'Café con leche' })
  const hidden = await server.commerce(owner, { name: 'Cerrado', hidden: true })
  paths = {
    'a page of shops': '/api/directory/commerces/?page=1&page_size=24',
    'a search in two categories':
      '/api/directory/commerces/?search=caf%C3%A9&category=1&category=2&page=1&page_size=24',
    'a page beyond the end': '/api/directory/commerces/?page=9999&page_size=24',
    'a bad filter': '/api/directory/commerces/?category=pan&page=1',
    'a shop': `/api/directory/commerces/${shop.id}/`,
    'a hidden shop': `/api/directory/commerces/${hidden.id}/`,
    'a shop that there is not': '/api/directory/commerces/999999/',
    'a page of offers': '/api/directory/offers/?page=1&page_size=1',
    'an offer': `/api/directory/offers/${offer.id}/`,
    categories: '/api/directory/categories/?page=1&page_size=100&count=offers',
    suggestions: '/api/directory/suggestions/?search=caf',
    'the site': '/api/site/',
    questions: '/api/faq/',
    periods: '/api/periods/',
    'the legal notice': '/api/legal/',
  }
})
afterAll(async () => {
  await app.close()
  await server.close()
})

test.each([
  'a page of shops',
  'a search in two categories',
  'a page beyond the end',
  'a bad filter',
  'a shop',
  'a hidden shop',
  'a shop that there is not',
  'a page of offers',
  'an offer',
  'categories',
  'suggestions',
  'the site',
  'questions',
  'periods',
  'the legal notice',
])('%s read for a page is what the API answers to anybody', async (name) => {
  const path = paths[name]!
  const answer = await app.inject({ url: path })
  expect(await read(request, path)).toEqual({ status: answer.statusCode, body: answer.json() })
})

test.each([
  ['what only some may read', '/api/user/'],
  ['what nobody has', '/api/nothing/'],
])('%s is not read past the checks of HTTP', (_name, path) => {
  expect(read(request, path)).toBeUndefined()
})
