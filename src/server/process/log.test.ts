import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { acceptBodies } from '../http/body.ts'
import { handleErrors } from '../http/error-handler.ts'
import { openUploads } from '../http/uploads.ts'
import { serializers } from './log.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('the log', () => {
  test('tells what failed in the database, and nothing of whom it was about', async () => {
    const person = { email: 'lucia@correo.example', username: 'lucia\n    at home' }
    await server.owner(person)
    const error = await server.owner(person).catch((caught) => caught)
    const logged = serializers.err(error)
    expect(logged).toMatchObject({
      type: 'DrizzleQueryError',
      message: expect.stringMatching(/^Failed query: insert into "users"/),
      stack: expect.stringContaining('server.ts'),
      cause: { code: '23505', constraint: 'users_email' },
    })
    expect(JSON.stringify(logged)).not.toMatch(/lucia|at home|argon2/)
  })

  test('is short, however long an address or a statement is', async () => {
    const url = `/${'a-'.repeat(8000)}`
    expect(serializers.req({ method: 'GET', url }).path).toHaveLength(301)
    const long = Object.assign(new Error('failed'), { query: 'select '.repeat(10_000) })
    const { message, stack } = serializers.err(long)
    expect(message).toHaveLength(3001)
    expect(stack.length).toBeLessThan(5000)
  })

  test('cuts no token in two', () => {
    const url = `/${'b/'.repeat(145)}q8Zr3vN0m1bX2cY4dE5fG6hJ7kL8pQ9rabcdefghijk`
    expect(serializers.req({ method: 'GET', url }).path).not.toContain('q8Z')
  })

  test('keeps the sentence of any other error', () => {
    const logged = serializers.err(new TypeError('x is no function'))
    expect(logged).toMatchObject({ type: 'TypeError', message: 'x is no function' })
    expect(logged.stack).toMatch(/^TypeError: x is no function\n +at /)
  })

  test.each([
    ['/api/commerce/3/', '/api/commerce/3/'],
    ['/api/directory/commerces/?near=39.938,-0.101', '/api/directory/commerces/'],
    ['/api/commerce/?search=lucia%40correo.example', '/api/commerce/'],
    ['/activate/MTI/a-token', '/activate/…'],
    ['/activate/MTI/a-token.data?index', '/activate/…'],
    ['/password/reset/MTI/a-token/', '/password/reset/…'],
    ['/password/reset', '/password/reset'],
    ['/invitation/MTI/a-token', '/invitation/…'],
    ['/account/email/MTI/a-token', '/account/email/…'],
    ['//activate/MTI/a-token', '/activate/…'],
    ['/activate//MTI/a-token', '/activate/…'],
    ['/./activate/MTI/a-token', '/activate/…'],
    ['/%61ctivate/MTI/a-token', '/activate/…'],
    ['/%2561ctivate%2fMTI/a-token', '/activate/…'],
    ['/Activate/MTI/a-token', '/Activate/…'],
    ['/password%2Freset/MTI/a-token', '/password/reset/…'],
    ['/\\activate\\MTI\\a-token', '/activate/…'],
    ['/%ff/%zz/a', '/�/%zz/a'],
    ['/x/q8Zr3vN0m1bX2cY4dE5fG6hJ7kL8pQ9rabcdefghijk', '/x/…'],
    ['/x/q8Zr3vN0m1bX2cY4%64E5fG6hJ7kL8pQ9r', '/x/…'],
    [
      '/comercios/panaderia-la-espiga-de-la-calle-mayor-12',
      '/comercios/panaderia-la-espiga-de-la-calle-mayor-12',
    ],
    [
      '/auth/account/sessions/0b0e2c7e-7b0e-4a9b-8a4e-2f6c4f8f9a10/',
      '/auth/account/sessions/0b0e2c7e-7b0e-4a9b-8a4e-2f6c4f8f9a10/',
    ],
  ])('of %s keeps %s', (url, path) => {
    expect(serializers.req({ method: 'GET', url })).toEqual({ method: 'GET', path })
  })
})

test.each(['application/json', 'multipart/form-data; boundary=cut'])(
  'an aborted upload of %s is one line without a stack, and counted',
  async (type) => {
    const lines: Record<string, unknown>[] = []
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)))
        done()
      },
    })
    const app = fastify({ logger: { level: 'info', serializers, stream } })
    acceptBodies(app, await openUploads(join(server.services.config.varDir, 'uploads')))
    handleErrors(app)
    app.post('/', async () => 'heard')
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const abort = async (times: number) => {
      const socket = connect(port, '127.0.0.1')
      const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 900`
      socket.write(`${head}\r\n\r\n--cut\r\n`)
      const seen = () => lines.filter(({ msg }) => msg === 'incoming request').length
      await vi.waitUntil(() => seen() === times, WAIT)
      socket.destroy()
      const told = () => lines.filter(({ aborted }) => aborted !== undefined)
      await vi.waitUntil(() => told().length === times, WAIT)
      return told().at(-1)!
    }
    try {
      expect(await abort(1)).toMatchObject({ level: 30, aborted: 1 })
      expect(await abort(2)).toMatchObject({ level: 30, aborted: 2 })
      expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([])
      expect(JSON.stringify(lines)).not.toContain('stack')
    } finally {
      await app.close()
    }
  },
)
