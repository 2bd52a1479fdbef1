import { request as httpRequest, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNREADABLE } from '#contract/fields.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { categories } from '../database/schema.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  lucia = await server.owner({ email: 'lucia@example.com' })
})
afterAll(() => server.close())

const credentials = { email: 'lucia@example.com', password: PASSWORD }
const multipart = (...parts: string[]) =>
  `${parts.map((part) => `--cut\r\n${part}\r\n`).join('')}--cut--\r\n`
const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=cut' }
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const signIn = (body: unknown, headers?: Record<string, string>) =>
  server.anyone.post('/api/token/', body, headers)

describe('a body', () => {
  test('may be JSON, urlencoded or multipart', async () => {
    const encoded = new URLSearchParams(credentials).toString()
    const parts = multipart(field('email', credentials.email), field('password', PASSWORD))
    expect((await signIn(credentials)).status).toBe(200)
    expect((await signIn(encoded, FORM)).status).toBe(200)
    expect((await signIn(parts, MULTIPART)).status).toBe(200)
  })

  test.each(['text/plain', 'application/xml', 'text/plain; charset=utf-8'])(
    'of type %s is refused',
    async (type) => {
      const { status, body } = await signIn('{}', { 'content-type': type })
      expect([status, body.code]).toEqual([415, 'unsupported_media_type'])
    },
  )

  test('that is empty is an empty form', async () => {
    for (const headers of [JSON_TYPE, FORM, undefined]) {
      const { status, body } = await signIn(headers ? '' : undefined, headers)
      expect(status).toBe(400)
      expect(Object.keys(body)).toEqual(['email', 'password'])
    }
    expect((await lucia.post('/token/logout/', '', JSON_TYPE)).status).toBe(204)
    lucia = await server.owner()
  })

  test.each([
    ['broken JSON', '{"email":', JSON_TYPE],
    ['JSON nested 200,000 deep', '['.repeat(200_000) + ']'.repeat(200_000), JSON_TYPE],
    ['JSON nested deeper than any form', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, JSON_TYPE],
    ['JSON that is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), JSON_TYPE],
    ['a form without its boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['a form cut short', `--cut\r\n${field('email', 'lu')}`, MULTIPART],
    ['a form that is none', 'nothing of the kind', MULTIPART],
    [
      'a form with a part without a name',
      multipart('Content-Disposition: form-data\r\n\r\nx'),
      MULTIPART,
    ],
    [
      'a form with a file without a name',
      multipart('Content-Disposition: form-data; filename="x.jpg"\r\n\r\nx'),
      MULTIPART,
    ],
    ['a value where an object was', 'a=1&a.b=2&a=3', FORM],
  ])('of %s is a parse error', async (_name, body, headers) => {
    const answer = await signIn(body, headers)
    expect([answer.status, answer.body.code]).toEqual([400, 'parse_error'])
  })

  test.each([
    ['a list', '[]'],
    ['a text', '"hola"'],
    ['nothing', 'null'],
  ])('that is %s instead of an object is refused as a whole', async (_name, body) => {
    const answer = await signIn(body, JSON_TYPE)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body)).toEqual(['non_field_errors'])
  })

  test.each([
    ['JSON', `"${'a'.repeat(1024 * 1024)}"`, JSON_TYPE],
    ['a form field', multipart(field('email', 'a'.repeat(1024 * 1024 + 1))), MULTIPART],
    ['a form', multipart(field('email', 'a'), `${'a'.repeat(9 * 1024 * 1024)}`), MULTIPART],
    ['a form of a thousand parts', multipart(...Array(1000).fill(field('a', 'b'))), MULTIPART],
  ])('that is too large, as %s, is refused', async (_name, body, headers) => {
    const answer = await signIn(body, headers)
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
  })

  test('with the names of prototypes changes nothing', async () => {
    const names = ['__proto__', 'constructor.prototype', '__proto__.email', 'toString']
    const body = names.map((name) => `${name}=x`).join('&')
    const { status } = await signIn(body, FORM)
    expect(status).toBe(400)
    expect(({} as { email?: string }).email).toBeUndefined()
  })

  test('with unknown fields is read without them, numbers count as text, NUL is refused', async () => {
    expect((await signIn({ ...credentials, role: 3, extra: {} })).status).toBe(200)
    expect((await signIn({ email: 5, password: 12345678 })).status).toBe(401)
    expect((await signIn({ email: ['a'], password: { a: 1 } })).status).toBe(400)
    expect((await signIn({ email: 'a\0b', password: 'x' })).body).toEqual({
      email: [UNREADABLE],
    })
  })
})

describe('a path', () => {
  test('answers with and without its final slash', async () => {
    expect((await server.anyone.get('/api/category')).status).toBe(200)
    expect((await signIn(credentials)).status).toBe(200)
    expect((await server.anyone.post('/api/token', credentials)).status).toBe(200)
    expect((await lucia.get('/auth/users/me/')).status).toBe(200)
  })

  test.each(['abc', '-1', '0', '1e1', '1.0', '2147483648', '1'.repeat(31), '%00', '%zz', '1%202'])(
    'with the impossible id %s names nothing',
    async (id) => {
      const { status, body } = await lucia.get(`/api/commerce/${id}/`)
      expect([status, body.code]).toEqual([404, 'not_found'])
    },
  )

  test.each(['/api/nothing/', '/auth/nothing', '/api/', '/photos/none.webp'])(
    'that is unknown under the API, %s, is answered in JSON',
    async (path) => {
      const { status, body } = await server.anyone.get(path)
      expect([status, body]).toEqual([404, { detail: 'No encontrado.', code: 'not_found' }])
    },
  )
})

describe('a method', () => {
  test('that a path does not have is refused with those it has', async () => {
    const { status, body, headers } = await lucia.delete('/api/commerce/')
    expect([status, body.code]).toEqual([405, 'method_not_allowed'])
    expect(headers.allow).toBe('GET, HEAD, POST')
    expect((await server.anyone.get('/api/token/')).headers.allow).toBe('POST')
  })

  test('is refused after the person is', async () => {
    expect((await server.anyone.delete('/api/commerce/')).status).toBe(401)
    expect((await server.anyone.delete('/api/category/')).status).toBe(405)
    const bad = { authorization: 'Bearer nonsense' }
    expect((await server.anyone.delete('/api/category/', undefined, bad)).status).toBe(401)
  })

  test('HEAD answers as GET without a body', async () => {
    const { status, body, headers } = await lucia.head('/api/commerce/')
    expect([status, body, headers['x-total-count']]).toEqual([200, '', '0'])
  })
})

test('who may not call is told so before the body is read', async () => {
  const text = { 'content-type': 'text/plain' }
  expect((await server.anyone.post('/token/logout/', 'x', text)).status).toBe(401)
})

test('every answer says that it is not to be kept, what it is, and who made no page of it', async () => {
  const { headers } = await lucia.get('/auth/users/me')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
  })
})

test('a fault of ours is answered without its insides', async () => {
  const broken = await openTestServer({ logLevel: 'silent' })
  try {
    const person = await broken.owner()
    await broken.db.execute('drop table commerces cascade')
    const { status, body } = await person.get('/api/commerce/')
    expect(status).toBe(500)
    expect(body).toEqual({
      detail: 'Algo ha fallado por nuestra parte. Prueba otra vez en un momento.',
      code: 'error',
      request_id: expect.any(String),
    })
  } finally {
    await broken.close()
  }
})

test('a body that stops half-way is let go when its sender leaves', async () => {
  const port = await listeningPort()
  await new Promise<void>((done) => {
    const call = httpRequest({
      port,
      path: '/api/token/',
      method: 'POST',
      headers: { ...MULTIPART, 'content-length': 1000 },
    })
    call.on('error', () => done())
    call.write(`--cut\r\n${field('email', 'lucia')}`, () => call.destroy())
  })
  expect((await signIn(credentials)).status).toBe(200)
})

test('an address given whole names a path of ours, whatever its origin says', async () => {
  const port = await listeningPort()
  await server.db.insert(categories).values({ name: 'Quesería' })
  const path = 'http://evil.example/api/category/?page=1&page_size=1'
  const answer = await new Promise<IncomingMessage>((done) => {
    httpRequest({ port, path }, done).end()
  })
  const { next } = JSON.parse(Buffer.concat(await answer.toArray()).toString())
  expect(next).toBe('https://escaparate.example/api/category/?page=2&page_size=1')
})

test.each([
  ['no request at all', 'nonsense', 400, 'parse_error'],
  ['headers beyond all measure', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431, 'too_large'],
])('%s is answered like the rest', async (_name, sent, status, code) => {
  const socket = connect(await listeningPort(), '127.0.0.1')
  socket.end(`${sent}\r\n\r\n`)
  const [head, body] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(JSON.parse(body!)).toEqual({ detail: expect.any(String), code })
})

async function listeningPort(): Promise<number> {
  const { server: listener } = server.app
  if (!listener.listening) await server.app.listen({ host: '127.0.0.1', port: 0 })
  return (listener.address() as AddressInfo).port
}
