import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WAIT } from '#testing/wait.ts'
import { logController, logRequests, requestId } from './request-log.ts'

const lines: Record<string, unknown>[] = []
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(JSON.parse(String(line)))
    done()
  },
})
const app = fastify({
  logger: { level: 'info', stream },
  genReqId: requestId,
  logController,
})
logRequests(app)
app.get('/activate/:uid/:token', async (_request, reply) => reply.code(202).send('ok'))
app.get('/healthz', async () => 'ok')
app.get('/asks', async () => (await app.inject('/healthz')).body)

let url: string
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  lines.length = 0
})
afterAll(() => app.close())

test('a request is one line, with its route, status and time, and without its secrets', async () => {
  await fetch(`${url}/activate/MTI/a-token?email=ana`, {
    headers: { 'x-request-id': '3F2504E04F8941D39A0C0305E82C3301' },
  })
  await fetch(`${url}/healthz`)
  await fetch(`${url}/asks`)
  const requests = () => lines.filter(({ msg }) => msg === 'request')
  await vi.waitUntil(() => requests().some(({ path }) => path === '/asks'), WAIT)
  const [first, ...rest] = requests()
  expect(first).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    request_id: '3F2504E04F8941D39A0C0305E82C3301',
    method: 'GET',
    path: '/activate/…',
    route: '/activate/:uid/:token',
    status: 202,
    ms: expect.any(Number),
    msg: 'request',
  })
  expect(rest.map(({ path }) => path)).toEqual(['/asks'])
})

const OURS = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/

test.each([
  ['a name', 'lucia@correo.example'],
  ['a token', 'q8Zr3vN0m1bX2cY4dE5fG6hJ7kL8pQ9r'],
  ['a line break', '0123456789abcdef\n'],
  ['too little', 'abc'],
  ['too much', 'a'.repeat(65)],
  ['nothing', undefined],
])('an id that is %s is not taken', (_what, given) => {
  expect(requestId(from('127.0.0.1', given))).toMatch(OURS)
})

test('an id is taken from a proxy on this machine, and from nobody else', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  expect(requestId(from('127.0.0.1', id))).toBe(id)
  expect(requestId(from('::ffff:127.0.0.1', id))).toBe(id)
  expect(requestId(from('203.0.113.7', id))).toMatch(OURS)
})

function from(remoteAddress: string, id: string | undefined) {
  return { socket: { remoteAddress }, headers: { 'x-request-id': id } } as never
}
