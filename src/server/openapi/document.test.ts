import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import type { Answer, ApiClient } from '#testing/api-client.ts'
import { createFixtures, EXAMPLES, type Fixtures } from '#testing/fixtures.ts'
import { readOpenApi } from '#testing/openapi-document.ts'
import { picture } from '#testing/pictures.ts'
import type { Included } from '#testing/schema-samples.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'
import type { Document, Operation } from './document.ts'

let server: TestServer
let document: Document
let api: ReturnType<typeof readOpenApi>
/** Fixtures of the calls that change nothing. */
let still: Fixtures
/** Query parameters that the server read during the last call. */
const read = new Set<string>()

beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  server.app.addHook('onRequest', async (request) => {
    request.query = watched(request.query as object)
  })
  document = (await server.anyone.get('/api/schema/')).body
  const photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
  api = readOpenApi(document, photo)
  still = await createFixtures(server)
  await still.question()
  await still.holiday()
  await still.message()
  await still.deadMail()
  await still.deleted('/api/category/', await still.category())
})
afterAll(() => server.close())

test('the document is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(document.openapi).toBe('3.1.1')
})

test('it names every call once, and says what it does', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length)
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(routes.length)
  expect(operations.filter(({ summary }) => !/^[A-ZÁÉÍÓÚ].+\.$/.test(summary))).toEqual([])
})

test('it says why ten equal registrations at once are ten times 201', async () => {
  const { description } = document.paths['/auth/users/']!.post!
  expect(description).toMatch(/Responde 201 también cuando no crea nada/)
  const { body } = await server.anyone.get('/api/docs/')
  expect(body).toContain(description)
})

test('it says of every form that it may be too slow, too much, or come at a bad moment', () => {
  const forms = routes.filter(({ form }) => form !== undefined)
  expect(forms).not.toEqual([])
  for (const { method, path } of forms) {
    const { responses } = api.operationOf(`${method} ${path}`)
    expect(responses, path).toMatchObject({ 408: {}, 429: {}, 503: {} })
    for (const status of [429, 503]) {
      expect(responses[status]!.headers, path).toHaveProperty('Retry-After')
    }
  }
})

test('it names the codes of a sign-in that is refused', () => {
  const { description } = document.paths['/api/token/']!.post!
  for (const code of ['no_active_account', 'account_unconfirmed', 'account_deactivated']) {
    expect(description).toContain(code)
  }
})

test('every example request belongs to a route that exists', () => {
  expect(Object.keys(EXAMPLES).filter((name) => !NAMES.includes(name))).toEqual([])
})

test('it can be read as a page that runs nothing', async () => {
  const { status, body, headers } = await server.anyone.get('/api/docs/')
  expect(status).toBe(200)
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(body).not.toContain('<script')
  for (const path of Object.keys(document.paths)) expect(body).toContain(path)
})

const NAMES = routes.map(({ method, path }) => `${method} ${path}`)
const GOOD = [200, 201, 204]

describe.each(routes)(
  '$method $path',
  ({ method, path, hasSideEffects: changes, isCacheable: kept, list }) => {
    const name = `${method} ${path}`
    const example = EXAMPLES[name] ?? {}
    const verb = method.toLowerCase() as keyof ApiClient
    const isRead = method === 'GET' && !changes
    const fixturesOf = () => (isRead ? still : createFixtures(server))
    const newPeople = () => server.people([[OWNER], [ADMINISTRATOR]])

    async function expectDescribed(operation: Operation, call: () => Promise<Answer>) {
      read.clear()
      const answer = await call()
      const asked = operation.parameters.filter((one) => one.in === 'query')
      const undeclared = read.difference(new Set(asked.map((one) => one.name)))
      expect(api.mismatchesOf(operation, answer)).toEqual([])
      expect([...undeclared]).toEqual([])
      return answer
    }

    test.each<Included>(['all', 'required'])(
      'takes the %s of what is allowed',
      async (included) => {
        const operation = api.operationOf(name)
        const types = Object.keys(operation.requestBody?.content ?? { none: '' })
        // What is required is part of all, so one type of body is enough for it.
        for (const type of included === 'all' ? types : types.slice(0, 1)) {
          const fixtures = await fixturesOf()
          const known = { ...(await example.known?.(fixtures)) }
          const address = `${path.replace(':kind', 'message').replace(/:\w+/, `${await example.id?.(fixtures)}`)}?${api.queryOf(operation, included, known)}`
          const { payload, headers } = await api.bodyOf(operation, type, included, known)
          const caller =
            example.by?.(fixtures) ?? (isOpen(operation) ? server.anyone : fixtures.administrator)
          const answer = await expectDescribed(operation, () =>
            caller[verb](address, payload, headers),
          )
          expect(GOOD, JSON.stringify([type, answer.body])).toContain(answer.status)
          if (list && included === 'required') expect(answer.body).not.toEqual([])
          if (kept) {
            const condition = { 'if-none-match': answer.headers.etag! }
            const again = () => caller[verb](address, undefined, condition)
            expect((await expectDescribed(operation, again)).status).toBe(304)
          }
        }
      },
    )

    test('answers as it says about nothing and with nonsense', async () => {
      const operation = api.operationOf(name)
      const address = path.replace(':kind', 'message').replace(/:\w+/, '2147483647')
      const people = isRead ? [still.owner, still.administrator] : await newPeople()
      for (const caller of [server.anyone, ...people]) {
        await expectDescribed(operation, () => caller[verb](address))
        const nonsense = method === 'GET' ? undefined : { nonsense: [1] }
        const query = operation.parameters.filter((one) => one.in === 'query')
        const asked = query.map((one) => `${one.name}=%00`).join('&')
        await expectDescribed(operation, () =>
          caller[verb](`${address}?${asked}&nonsense=1`, nonsense),
        )
      }
    })
  },
)

const isOpen = ({ security }: Operation) => security.length !== 1

function watched(query: object): object {
  return new Proxy(query, {
    get(target, name) {
      if (typeof name === 'string') read.add(name)
      return Reflect.get(target, name)
    },
  })
}
