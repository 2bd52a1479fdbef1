import { METHODS } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { createApp } from '../app.ts'
import type { Pages } from '../pages/pages.ts'

/* Requests that no HTTP library sends, written to the socket byte by byte. */

let server: TestServer
let app: TestServer['app']
let port: number
beforeAll(async () => {
  server = await openTestServer()
  app = await createApp(server.services, pages)
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await server.close()
})

/** Pages that have the same HTML for every URL. */
const pages: Pages = {
  mount: async () => {},
  answer: async (_request, reply) => reply.type('text/html').send('<title>Escaparate</title>'),
  close: async () => {},
}

/** An existing URL of each kind, with its methods. */
const PLACES: [string, string][] = [
  ['/', 'GET, HEAD'],
  ['/directorio', 'GET, HEAD'],
  ['/contacto', 'GET, HEAD, POST'],
  ['/api/category/', 'GET, HEAD, POST'],
  ['/api/category', 'GET, HEAD, POST'],
  ['/api/token/', 'POST'],
  ['/api/directory/commerces/7/', 'GET, HEAD'],
  ['/api/schema/', 'GET, HEAD'],
  ['/api/docs/', 'GET, HEAD'],
  [`/photos/${'a'.repeat(64)}-480.webp`, 'GET, HEAD'],
  ['/robots.txt', 'GET, HEAD'],
  ['/og/comercio/7.jpg', 'GET, HEAD'],
]

describe.each(PLACES)('%s', (path, allow) => {
  const own = [...allow.split(', '), 'OPTIONS', 'CONNECT']
  const others = METHODS.filter((method) => !own.includes(method))

  test('refuses every other method with those it has', async () => {
    const answers = await Promise.all(
      others.map(async (method) => {
        const { status, headers, code } = await send([`${method} ${path} HTTP/1.1`, 'Host: a'])
        return [method, status, headers.get('allow'), code]
      }),
    )
    expect(answers).toEqual(
      others.map((method) => [
        method,
        405,
        allow,
        method === 'HEAD' ? undefined : 'method_not_allowed',
      ]),
    )
  })
})

test('whoever is refused is told which method they asked for', async () => {
  const { detail } = await send(['PROPFIND /api/schema/ HTTP/1.1', 'Host: a'])
  expect(detail).toContain('PROPFIND')
})

test('what is not there is missing for every method', async () => {
  const { status, code } = await send(['PROPFIND /api/nothing/ HTTP/1.1', 'Host: a'])
  expect([status, code]).toEqual([404, 'not_found'])
})

test('whoever may not call is told so before the method is refused', async () => {
  const { status, code } = await send(['PROPFIND /api/commerce/ HTTP/1.1', 'Host: a'])
  expect([status, code]).toEqual([401, 'not_authenticated'])
})

test('nobody is tunnelled anywhere', async () => {
  const { status, headers, code } = await send([
    'CONNECT mail.example:25 HTTP/1.1',
    'Host: mail.example',
  ])
  expect([status, code]).toEqual([405, 'method_not_allowed'])
  expect(headers.get('allow')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE')
})

test('a method that HTTP does not know is a bad request', async () => {
  const { status, code } = await send(['COMPRAR / HTTP/1.1', 'Host: a'])
  expect([status, code]).toEqual([400, 'parse_error'])
})

describe('Host', () => {
  test.each([
    ['twice', ['Host: a', 'Host: b']],
    ['twice the same', ['Host: a', 'HOST: a']],
    ['that is missing', []],
    ['with a space', ['Host: a b']],
    ['with a path', ['Host: a/b']],
    ['with credentials', ['Host: ana@a']],
    ['with a word for a port', ['Host: a:http']],
    ['in an open bracket', ['Host: [::1']],
  ])('%s is a bad request, on pages, calls and broken addresses', async (_what, hosts) => {
    for (const path of ['/', '/api/category/', '/%zz', '/nothing']) {
      const { status, code } = await send([`GET ${path} HTTP/1.1`, ...hosts])
      expect([path, status, code]).toEqual([path, 400, 'bad_host'])
    }
  })

  test.each(['a', 'calle.example:8443', '127.0.0.1:3000', '[::1]:3000', 'm_y-calle.example', ''])(
    '«%s» is good',
    async (host) => {
      expect((await send(['GET /api/category/ HTTP/1.1', `Host: ${host}`])).status).toBe(200)
    },
  )

  test('is not asked of HTTP/1.0', async () => {
    expect((await send(['GET /api/category/ HTTP/1.0'])).status).toBe(200)
  })
})

async function send(lines: string[]) {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  const [head = '', body = ''] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n')
  const [first = '', ...rest] = head.split('\r\n')
  const headers = new Headers(
    rest.map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    }),
  )
  const isJson = headers.get('content-type')?.startsWith('application/json')
  const { code, detail } = isJson && body !== '' ? JSON.parse(body) : {}
  return { status: Number(first.split(' ')[1]), headers, code, detail }
}
