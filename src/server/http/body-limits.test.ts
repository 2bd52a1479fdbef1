import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { MIB, open, PART, times, waitUntil } from '#testing/raw-bodies.ts'
import { acceptBodies } from './body.ts'
import { openBodyLimits } from './body-reservation.ts'
import { handleErrors } from './error-handler.ts'
import { lingerAfterResponses } from './lingering-close.ts'
import { openUploads } from './uploads.ts'

const uploads = await mkdtemp(join(tmpdir(), 'escaparate-uploads-'))
afterAll(() => rm(uploads, { recursive: true }))

describe('bodies hold only so much at a time', () => {
  let app: FastifyInstance
  let busy: string
  const calls: (() => void)[] = []
  beforeAll(async () => {
    app = fastify({ trustProxy: true })
    handleErrors(app)
    lingerAfterResponses(app)
    const limits = openBodyLimits({
      onDisk: { perClient: 100_000, all: 150_000 },
      inMemory: { perClient: 200_000, all: 300_000 },
    })
    acceptBodies(app, await openUploads(uploads), { limits })
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
    await waitUntil(() => calls.length === 1)
    const second = sendShare('10.0.0.2', 50)
    await waitUntil(() => calls.length === 2)
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

  test('what is no file of a form is bounded like any text', async () => {
    const form = new FormData()
    for (const name of ['a', 'b', 'c']) form.append(name, 'x'.repeat(500_000))
    const roomy = fastify()
    handleErrors(roomy)
    lingerAfterResponses(roomy)
    acceptBodies(roomy, await openUploads(uploads))
    roomy.post('/', async () => 'taken')
    const response = await fetch(await roomy.listen({ port: 0 }), { method: 'POST', body: form })
    expect(response.status).toBe(413)
    await roomy.close()
  })
})

describe('many bodies at once that would hold too much', () => {
  test.each([
    ['with their length', (length: number) => `Content-Length: ${length}\r\n`],
    ['in chunks', () => 'Transfer-Encoding: chunked\r\n'],
  ])(
    '%s, the first of many end, the others are told to come back, and none is reset',
    async (_how, lengthOf) => {
      const crowded = fastify({ trustProxy: true })
      handleErrors(crowded)
      lingerAfterResponses(crowded)
      const room = { perClient: 9 * MIB, all: 27 * MIB }
      const limits = openBodyLimits({ onDisk: room, inMemory: room })
      acceptBodies(crowded, await openUploads(uploads), { limits })
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
      await waitUntil(() => told(503).length === 5)
      for (const { answer } of told(503)) expect(answer.toLowerCase()).toContain('retry-after: 15')
      for (const { socket } of bodies) {
        socket.write(framed(rest))
        socket.write(framed(end))
        if (isChunked) socket.write('0\r\n\r\n')
      }
      await waitUntil(() => told(200).length === 3)
      expect([told(503).length, bodies.filter(({ socket }) => socket.errored !== null)]).toEqual([
        5,
        [],
      ])
    },
  )
})
