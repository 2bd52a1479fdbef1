import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HttpError } from '../errors.ts'
import { readBody } from './read-body.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const LIMITS = { max: 1000, silence: 15 }

function openMessage(headers: Record<string, string> = {}) {
  const stream = new PassThrough()
  return { stream, message: Object.assign(stream, { headers }) as unknown as IncomingMessage }
}

const statusOf = (body: Promise<void>) =>
  body.then(
    () => 200,
    (error: HttpError) => error.status,
  )

/** Waits until written data have arrived. */
const arrival = () => new Promise((resolve) => setImmediate(resolve))

/** Sends this many bytes each second. */
async function drip(bytes: number, seconds: number) {
  const { stream, message } = openMessage()
  const answer = statusOf(readBody(message, { max: 100_000, silence: 15 }, () => undefined))
  let status: number | undefined
  answer.then((is) => {
    status = is
  })
  let second = 0
  for (; second < seconds && status === undefined; second++) {
    stream.write(Buffer.alloc(bytes))
    await arrival()
    vi.advanceTimersByTime(1000)
    await arrival()
  }
  stream.end()
  return { status: await answer, second }
}

test('a body of one byte a second is given up after fifteen seconds', async () => {
  const { status, second } = await drip(1, 60)
  expect(status).toBe(408)
  expect(second).toBeLessThanOrEqual(17)
})

test('a body of the worst network is read to its end', async () => {
  expect(await drip(600, 60)).toEqual({ status: 200, second: 60 })
})

test('a body that falls silent for fifteen seconds is given up with 408', async () => {
  const { stream, message } = openMessage()
  const status = statusOf(readBody(message, LIMITS, () => undefined))
  stream.write('half')
  await arrival()
  vi.advanceTimersByTime(15_000)
  expect(await status).toBe(408)
})

test('a body is not silent while our own disk keeps it waiting', async () => {
  const { stream, message } = openMessage()
  const disk = Promise.withResolvers<void>()
  const status = statusOf(readBody(message, LIMITS, () => disk.promise))
  stream.write('half')
  await arrival()
  vi.advanceTimersByTime(60_000)
  disk.resolve()
  await arrival()
  stream.end()
  expect(await status).toBe(200)
})

test('a body is refused for what it says of its length, or for what comes', async () => {
  const told = openMessage({ 'content-length': '1001' })
  expect(await statusOf(readBody(told.message, LIMITS, () => undefined))).toBe(413)
  const { stream, message } = openMessage()
  const status = statusOf(readBody(message, LIMITS, () => undefined))
  stream.write(Buffer.alloc(1001))
  expect(await status).toBe(413)
})

test('a body that is cut off is no body', async () => {
  const { stream, message } = openMessage()
  const status = statusOf(readBody(message, LIMITS, () => undefined))
  stream.write('half')
  stream.destroy()
  expect(await status).toBe(400)
  expect(await statusOf(readBody(message, LIMITS, () => undefined))).toBe(400)
})
