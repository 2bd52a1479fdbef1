import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Call, fetchInChildProcess } from '#testing/fetch-in-child-process.ts'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { tooLarge } from '../errors.ts'
import { acceptBodies } from './body.ts'
import { openBodyLimits } from './body-reservation.ts'
import { handleClientError, handleErrors } from './error-handler.ts'
import { lingerAfterAnswers } from './lingering-close.ts'
import { openUploads } from './uploads.ts'

const MIB = 1024 * 1024
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
const PART =
  '--x\r\nContent-Disposition: form-data; name="photo"; filename="foto.jpg"\r\n' +
  'Content-Type: image/jpeg\r\n\r\n'

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
/** What a call held is let go when it ends, which may be a moment after its answer. */
const nothingLeft = () => until(async () => (await filesLeft()).length === 0)

const until = (check: () => boolean | Promise<boolean>) => vi.waitUntil(check, { timeout: 20_000 })
const turn = () => new Promise((resolve) => setImmediate(resolve))
const times = (number: number) => Array.from({ length: number })

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
  const openRefusing = async (bounds: { bytes: number; seconds: number }) => {
    const app = fastify()
    handleErrors(app)
    lingerAfterAnswers(app, bounds)
    acceptBodies(app, await openUploads(uploadsFolder()))
    app.post('/', { onRequest: async () => Promise.reject(tooLarge()) }, async () => 'taken')
    return { app, url: await app.listen({ port: 0 }) }
  }

  test('of bytes', async () => {
    const small = await openRefusing({ bytes: MIB, seconds: 60 })
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
    const brief = await openRefusing({ bytes: 60 * MIB, seconds: 0 })
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
  lingerAfterAnswers(app)
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
  // So little that the disk never holds it back.
  const sent = `${head('/', MIB)}${PART}xxx`
  socket.write(sent)
  const [server] = await served
  while (server!.bytesRead < sent.length || (await readdir(uploads.folder)).length === 0)
    await turn()
  vi.advanceTimersByTime(14_999)
  for (const _ of times(10)) await turn()
  expect(answer).toBe('')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await until(() => answer.endsWith('}'))
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('Lo que envías no ha llegado a tiempo. Prueba otra vez.')
  await until(async () => (await readdir(uploads.folder)).length === 0)
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
  const photo = async () => new Blob([new Uint8Array(await picture().jpeg().toBuffer())])

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
    await until(async () => (await filesLeft()).length === 1)
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

describe('bodies hold only so much at a time', () => {
  let app: FastifyInstance
  let busy: string
  const calls: (() => void)[] = []
  beforeAll(async () => {
    app = fastify({ trustProxy: true })
    handleErrors(app)
    lingerAfterAnswers(app)
    const limits = openBodyLimits({
      onDisk: { each: 100_000, all: 150_000 },
      inMemory: { each: 200_000, all: 300_000 },
    })
    acceptBodies(app, await openUploads(uploadsFolder()), { limits })
    app.post('/', () => new Promise((resolve) => calls.push(() => resolve('taken'))))
    busy = await app.listen({ port: 0 })
  })
  afterAll(() => app.close())

  const send = (client: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(busy, { method: 'POST', body, headers: { ...headers, 'x-forwarded-for': client } })
  const file = (size: number) => {
    const form = new FormData()
    form.append('photo', new Blob([new Uint8Array(size)]), 'foto.jpg')
    return form
  }
  const json = (size: number) => JSON.stringify({ text: 'x'.repeat(size) })
  const asJson = { 'content-type': 'application/json' }

  test.each<[string, (client: string, share: number) => Promise<Response>]>([
    ['on disk', (client, share) => send(client, file(share * 1000))],
    ['in memory', (client, share) => send(client, json(share * 2000), asJson)],
  ])('%s, of one client and of all', async (_where, sendShare) => {
    const first = sendShare('10.0.0.1', 80)
    await until(() => calls.length === 1)
    const second = sendShare('10.0.0.2', 50)
    await until(() => calls.length === 2)
    const greedy = await sendShare('10.0.0.1', 40)
    expect([greedy.status, (await greedy.json()).code]).toEqual([429, 'throttled'])
    const third = await sendShare('10.0.0.3', 40)
    expect([third.status, (await third.json()).code]).toEqual([503, 'error'])
    for (const { headers } of [greedy, third]) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    for (const end of calls.splice(0)) end()
    expect([(await first).status, (await second).status]).toEqual([200, 200])
  })

  test.each([
    ['with their length', (length: number) => `Content-Length: ${length}\r\n`],
    ['in chunks', () => 'Transfer-Encoding: chunked\r\n'],
  ])(
    '%s, the first of many end, the others are told to come back, and none is reset',
    async (_how, lengthOf) => {
      const crowded = fastify({ trustProxy: true })
      handleErrors(crowded)
      lingerAfterAnswers(crowded)
      const room = { each: 9 * MIB, all: 27 * MIB }
      const limits = openBodyLimits({ onDisk: room, inMemory: room })
      acceptBodies(crowded, await openUploads(uploadsFolder()), { limits })
      crowded.post('/', async () => 'taken')
      const address = await crowded.listen({ port: 0 })
      const rest = Buffer.alloc(4 * MIB, 'x')
      const end = '\r\n--x--\r\n'
      const length = PART.length + 2 * rest.length + end.length
      const isChunked = lengthOf(0).startsWith('Transfer')
      const framed = (piece: string | Buffer) =>
        isChunked
          ? Buffer.concat([
              Buffer.from(`${piece.length.toString(16)}\r\n`),
              Buffer.from(piece),
              Buffer.from('\r\n'),
            ])
          : piece
      const bodies = await Promise.all(
        times(8).map(async (_, at) => {
          const socket = await open(address)
          const heard = { socket, answer: '' }
          socket.on('data', (chunk) => {
            heard.answer += chunk
          })
          socket.write(
            `POST / HTTP/1.1\r\nHost: escaparate.example\r\nX-Forwarded-For: 10.0.1.${at}\r\n` +
              `Content-Type: multipart/form-data; boundary=x\r\n${lengthOf(length)}\r\n`,
          )
          socket.write(framed(PART))
          socket.write(framed(rest))
          return heard
        }),
      )
      onTestFinished(async () => {
        for (const { socket } of bodies) socket.destroy()
        await crowded.close()
      })
      const told = (status: number) =>
        bodies.filter(({ answer }) => answer.startsWith(`HTTP/1.1 ${status} `))
      await until(() => told(503).length === 5)
      for (const { answer } of told(503)) expect(answer.toLowerCase()).toContain('retry-after: 15')
      for (const { socket } of bodies) {
        socket.write(framed(rest))
        socket.write(framed(end))
        if (isChunked) socket.write('0\r\n\r\n')
      }
      await until(() => told(200).length === 3)
      expect([told(503).length, bodies.filter(({ socket }) => socket.errored !== null)]).toEqual([
        5,
        [],
      ])
    },
  )

  test('what is no file of a form is bounded like any text', async () => {
    const form = new FormData()
    for (const name of ['a', 'b', 'c']) form.append(name, 'x'.repeat(500_000))
    const roomy = fastify()
    handleErrors(roomy)
    lingerAfterAnswers(roomy)
    acceptBodies(roomy, await openUploads(uploadsFolder()))
    roomy.post('/', async () => 'taken')
    const response = await fetch(await roomy.listen({ port: 0 }), { method: 'POST', body: form })
    expect(response.status).toBe(413)
    await roomy.close()
  })
})

function head(path: string, length: number, more = ''): string {
  return (
    `POST ${path} HTTP/1.1\r\nHost: escaparate.example\r\n${more}` +
    `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`
  )
}

async function open(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), new URL(address).hostname)
  // That it is closed is what the tests look for.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
