import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Call, fetchInChildProcess } from '#testing/fetch-in-child-process.ts'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { FORM, head, MIB, nextTurn, open, PART, times, waitUntil } from '#testing/raw-bodies.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { tooLarge } from '../errors.ts'
import { acceptBodies } from './body.ts'
import { handleClientError, handleErrors } from './error-handler.ts'
import { lingerAfterResponses } from './lingering-close.ts'
import { openUploads } from './uploads.ts'

let server: TestServer
let url: string
beforeAll(async () => {
  server = await openTestServer()
  url = await server.app.listen({ port: 0 })
})
afterAll(() => server.close())

const uploadsFolder = () => join(server.services.config.varDir, 'uploads')
const filesLeft = async () => {
  const folders = await readdir(uploadsFolder())
  return (await Promise.all(folders.map((name) => readdir(join(uploadsFolder(), name))))).flat()
}
/** Waits until no uploaded file is left. A call deletes its files shortly after its response. */
const nothingLeft = () => waitUntil(async () => (await filesLeft()).length === 0)

describe('whoever sends too much, or what is refused anyway, reads why', () => {
  type Case = [string, string, Partial<Call>, number, string]
  const FORM_CALL = { method: 'POST', headers: FORM, start: PART, length: 10 * MIB }
  const bearer = { authorization: 'Bearer nothing' }
  const cases: Case[] = [
    ['a form that is too large', '/auth/users/', {}, 413, 'too_large'],
    ['nobody who may', '/api/commerce/', {}, 401, 'not_authenticated'],
    ['a bad token', '/auth/users/', { headers: { ...FORM, ...bearer } }, 401, 'token_not_valid'],
    ['another method', '/auth/users/', { method: 'PUT' }, 405, 'method_not_allowed'],
    [
      'a type that is not taken',
      '/auth/users/',
      { headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'JSON that is too large',
      '/api/token/',
      { headers: { 'content-type': 'application/json' } },
      413,
      'too_large',
    ],
  ]
  test.each(cases)('%s, twenty times of twenty', async (_what, path, call, status, code) => {
    const outcomes = await fetchInChildProcess(20, { ...FORM_CALL, url: url + path, ...call })
    expect(outcomes).toEqual(times(20).map(() => [status, code]))
    await nothingLeft()
  })

  test('a person who may not, twenty times of twenty', async () => {
    const { token } = await server.visitor()
    const headers = { ...FORM, authorization: `Bearer ${token}` }
    const outcomes = await fetchInChildProcess(20, {
      ...FORM_CALL,
      url: `${url}/api/commerce/`,
      headers,
    })
    expect(outcomes).toEqual(times(20).map(() => [403, 'permission_denied']))
  })

  test('a client that closes its connection after the call, as proxies do', async () => {
    for (const _ of times(5)) {
      const socket = await open(url)
      socket.write(head('/auth/users/', 10 * MIB, 'Connection: close\r\n'))
      socket.write(Buffer.alloc(10 * MIB))
      const answer = await text(socket)
      expect(answer).toMatch(/^HTTP\/1.1 413 /)
      expect(answer).toContain('"code":"too_large"')
    }
  })
})

describe('what is refused is read on and dropped up to a bound', () => {
  const openRefusing = async (bounds: { bytes: number; seconds: number; grace: number }) => {
    const app = fastify()
    handleErrors(app)
    lingerAfterResponses(app, bounds)
    acceptBodies(app, await openUploads(uploadsFolder()))
    app.post('/', { onRequest: async () => Promise.reject(tooLarge()) }, async () => 'taken')
    return { app, url: await app.listen({ port: 0 }) }
  }

  test('of bytes', async () => {
    const small = await openRefusing({ bytes: MIB, seconds: 60, grace: 60 })
    const socket = await open(small.url)
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.resume()
    socket.write(head('/', 10_000 * MIB))
    const chunk = Buffer.alloc(64 * 1024)
    while (!socket.destroyed) {
      socket.write(chunk)
      if (!socket.writableNeedDrain) continue
      await Promise.race([new Promise<void>((go) => socket.once('drain', () => go())), closed])
    }
    await small.app.close()
  })

  test('of seconds', async () => {
    const brief = await openRefusing({ bytes: 60 * MIB, seconds: 0, grace: 60 })
    const socket = await open(brief.url)
    socket.write(head('/', MIB))
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /)
    await brief.app.close()
  })

  test('of seconds, where it comes a byte at a time', async () => {
    const brief = await openRefusing({ bytes: 60 * MIB, seconds: 60, grace: 0 })
    const socket = await open(brief.url)
    socket.write(head('/', MIB))
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /)
    await brief.app.close()
  })
})

test('a form that falls silent for fifteen seconds is given up with a sentence, and leaves no file', async () => {
  const app = fastify()
  const uploads = await openUploads(uploadsFolder())
  handleErrors(app)
  lingerAfterResponses(app)
  acceptBodies(app, uploads)
  app.post('/', async () => 'taken')
  const served = once(app.server, 'connection') as Promise<Socket[]>
  const socket = await open(await app.listen({ port: 0 }))
  onTestFinished(async () => {
    vi.useRealTimers()
    socket.destroy()
    await app.close()
  })
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Small enough to be written to disk at once.
  const sent = `${head('/', MIB)}${PART}xxx`
  socket.write(sent)
  const [server] = await served
  while (server!.bytesRead < sent.length || (await readdir(uploads.folder)).length === 0)
    await nextTurn()
  vi.advanceTimersByTime(14_999)
  for (const _ of times(10)) await nextTurn()
  expect(answer).toBe('')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await waitUntil(() => answer.endsWith('}'))
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('Lo que envías no ha llegado a tiempo. Prueba otra vez.')
  await waitUntil(async () => (await readdir(uploads.folder)).length === 0)
})

test('a head that is too slow is told so, and what still comes is dropped without a reset', async () => {
  let taken = 0
  const app = fastify({
    clientErrorHandler: handleClientError,
    http: { headersTimeout: 50, connectionsCheckingInterval: 10 },
  })
  app.post('/', async () => {
    taken += 1
  })
  const { port } = new URL(await app.listen({ port: 0 }))
  const socket = connect({ port: Number(port), host: 'localhost', allowHalfOpen: true })
  onTestFinished(async () => {
    socket.destroy()
    await app.close()
  })
  const faults: unknown[] = []
  let answer = ''
  socket.on('error', (fault: NodeJS.ErrnoException) => faults.push(fault.code))
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write('POST / HTTP/1.1\r\nHost: escaparate.example\r\n')
  await Promise.race([new Promise((resolve) => socket.once('end', resolve)), closed])
  socket.write('Content-Length: 0\r\n\r\n')
  socket.end(Buffer.alloc(8 * MIB))
  await closed
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('"code":"timeout"')
  expect([faults, taken]).toEqual([[], 0])
})

describe('of the files of a form nothing is left', () => {
  const send = async (method: 'POST' | 'PUT', path: string, fields: object, token?: string) => {
    const { payload, headers } = await multipart(fields as Parameters<typeof multipart>[0])
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const body = new Uint8Array(payload)
    return fetch(url + path, { method, body, headers: { ...headers, ...authorization } })
  }
  const photo = async () => new Blob([new Uint8Array(await picture(640, 480).jpeg().toBuffer())])

  test.each<[string, number, string, () => Promise<object>]>([
    [
      'that is taken',
      201,
      '/api/commerce/',
      async () => ({ ...FURTHER_COMMERCE, photo: await photo() }),
    ],
    ['with a bad field', 400, '/api/commerce/', async () => ({ photo: await photo() })],
    [
      'whose photo is broken',
      400,
      '/api/commerce/',
      async () => ({ ...FURTHER_COMMERCE, photo: (await photo()).slice(0, 1500) }),
    ],
    [
      'with two photos',
      400,
      '/api/commerce/',
      async () => ({ photo: [await photo(), await photo()] }),
    ],
    ['that goes nowhere', 404, '/api/nothing/', async () => ({ photo: await photo() })],
    ['where no file is asked for', 400, '/api/contact/', async () => ({ subject: await photo() })],
  ])('%s', async (_what, status, path, fields) => {
    const { token } = await server.owner()
    expect((await send('POST', path, await fields(), token)).status).toBe(status)
    await nothingLeft()
  })

  test('whose sender goes away half-way', async () => {
    const socket = await open(url)
    socket.write(head('/auth/users/', MIB))
    socket.write(`${PART}${'x'.repeat(100_000)}`)
    await waitUntil(async () => (await filesLeft()).length === 1)
    socket.destroy()
    await nothingLeft()
  })

  test('whose end is missing', async () => {
    const socket = await open(url)
    const body = `${PART}${'x'.repeat(100_000)}`
    socket.write(head('/auth/users/', body.length, 'Connection: close\r\n') + body)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
    await nothingLeft()
  })
})
