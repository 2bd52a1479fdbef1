import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseError, tooLarge, unsupportedMediaType } from '../errors.ts'
import { UploadedFile } from '../photos/receive-photo.ts'
import { type BodyReservation, openBodyLimits, openReservation } from './body-reservation.ts'
import { type Entry, MAX_IN_MEMORY, readMultipart } from './multipart.ts'
import { rateLimitKey } from './rate-limit-key.ts'
import { declaredLength, readBody } from './read-body.ts'
import type { Uploads } from './uploads.ts'

/** Bytes of a JSON or urlencoded body. */
const MAX_TEXT_BODY = 1024 * 1024
/** Bytes of a multipart body: a photo of 8 MiB and other fields. */
export const MAX_FORM_BODY = 9 * 1024 * 1024
/** Seconds for which a body may send nothing, or be below its minimum rate. */
const IDLE_SECONDS = 15
/** Maximum number of objects within each other. */
const MAX_DEPTH = 10
/** Maximum number of fields of a urlencoded body. */
const MAX_FIELDS = 1000

const reservations = new WeakMap<
  FastifyRequest,
  { reservation: BodyReservation; isInUse: boolean }
>()

/**
 * Parses bodies into one nested object: `commerce.name=…` becomes `{commerce: {name}}`, a repeated name a list, a file
 * an `UploadedFile`. Throws 400, 408, 413, 415, 429 and 503.
 */
export function acceptBodies(
  app: FastifyInstance,
  uploads: Uploads,
  { limits = openBodyLimits(), silence = IDLE_SECONDS } = {},
): void {
  const open = (request: FastifyRequest): BodyReservation => {
    const reservation = openReservation(rateLimitKey(request), limits, uploads)
    reservations.set(request, { reservation, isInUse: false })
    return reservation
  }
  const readText = async (request: FastifyRequest): Promise<string> => {
    const reservation = open(request)
    reservation.reserve({ memory: checkedLength(request, MAX_TEXT_BODY), disk: 0 })
    const chunks: Buffer[] = []
    await readBody(request.raw, { max: MAX_TEXT_BODY, silence }, (chunk) => void chunks.push(chunk))
    const body = Buffer.concat(chunks)
    reservation.shrinkTo({ memory: body.length, disk: 0 })
    return decode(body)
  }
  const readForm = (request: FastifyRequest): Promise<Entry[]> => {
    const reservation = open(request)
    const length = checkedLength(request, MAX_FORM_BODY)
    reservation.reserve({ memory: Math.min(length, MAX_IN_MEMORY), disk: length })
    return readMultipart(request.raw, { max: MAX_FORM_BODY, silence }, reservation)
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', async (request: FastifyRequest) =>
    parseJson(await readText(request)),
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', async (request: FastifyRequest) =>
    nest(parseUrlencoded(await readText(request))),
  )
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) =>
    nest(await readForm(request)),
  )
  app.addContentTypeParser('*', async () => {
    throw unsupportedMediaType()
  })
  app.addHook('onRequest', (request, reply, next) => {
    const releaseUnused = () => {
      const entry = reservations.get(request)
      if (entry && !entry.isInUse) void entry.reservation.release()
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      reply.raw.once('close', releaseUnused)
    next()
  })
  app.addHook('onClose', () => uploads.close())
}

/** Keeps the uploaded files of a request until `work` ends, even if the client disconnects. */
export async function withBody<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const entry = reservations.get(request)
  if (entry === undefined) return work()
  entry.isInUse = true
  try {
    return await work()
  } finally {
    await entry.reservation.release()
  }
}

function checkedLength({ raw }: FastifyRequest, max: number): number {
  const length = declaredLength(raw, max)
  if (length > max) throw tooLarge()
  return length
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw parseError()
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw parseError()
  }
  if (isDeeperThan(MAX_DEPTH, value)) throw parseError()
  return value
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  const inners = Array.isArray(value) ? value : Object.values(value)
  return inners.some((inner) => isDeeperThan(levels - 1, inner))
}

/** Counts the fields first: URLSearchParams needs seconds for a megabyte of names without values. */
function parseUrlencoded(text: string): URLSearchParams {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw tooLarge()
  return new URLSearchParams(text)
}

type Nested = { [name: string]: string | UploadedFile | (string | UploadedFile)[] | Nested }

/** Builds objects without a prototype, so that a field named `__proto__` is an ordinary field. */
function nest(entries: Iterable<Entry>): Nested {
  const root: Nested = Object.create(null)
  for (const [name, value] of entries) {
    const steps = name.split('.')
    if (steps.length > MAX_DEPTH) throw parseError()
    setNested(root, steps, value)
  }
  return root
}

function setNested(object: Nested, steps: string[], value: string | UploadedFile): void {
  const [step, ...rest] = steps as [string, ...string[]]
  const existing = object[step]
  if (rest.length > 0) {
    const isObject = typeof existing === 'object' && !Array.isArray(existing)
    const inner: Nested =
      isObject && !(existing instanceof UploadedFile) ? existing : Object.create(null)
    object[step] = inner
    setNested(inner, rest, value)
  } else if (existing === undefined) object[step] = value
  else if (Array.isArray(existing)) existing.push(value)
  else if (typeof existing === 'string' || existing instanceof UploadedFile) {
    object[step] = [existing, value]
  } else throw parseError()
}
