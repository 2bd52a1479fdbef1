import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseError, tooLarge, unsupportedMediaType } from '../errors.ts'

/** Largest JSON or urlencoded body, in bytes. */
const MAX_TEXT_BODY = 1024 * 1024
/** Largest multipart body, in bytes: a photo of 8 MiB and the fields around it. */
const MAX_FORM_BODY = 9 * 1024 * 1024
const MAX_DEPTH = 10
const MAX_PARTS = 100

/** A file of a form, in memory. Its name and declared type are the sender's word, no more. */
export class UploadedFile {
  readonly filename: string
  readonly bytes: Buffer

  constructor(filename: string, bytes: Buffer) {
    this.filename = filename
    this.bytes = bytes
  }
}

/**
 * The three body types of the contract, each read into one nested object: `commerce.name=…` becomes
 * `{commerce: {name}}`, a repeated name a list. An empty body is `{}`. Errors: 400, 413, 415.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_TEXT_BODY },
    async (_request: FastifyRequest, body: Buffer) => parseJson(decode(body)),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: MAX_TEXT_BODY },
    async (_request: FastifyRequest, body: Buffer) => nest(new URLSearchParams(decode(body))),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    { bodyLimit: MAX_FORM_BODY },
    async (request: FastifyRequest) => nest(await parseMultipart(request)),
  )
  app.addContentTypeParser('*', async () => {
    throw unsupportedMediaType()
  })
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
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

type Entry = [name: string, value: string | UploadedFile]

function parseMultipart(request: FastifyRequest): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    const files: Promise<void>[] = []
    let size = 0
    const fail = (error: Error) => {
      request.raw.unpipe()
      request.raw.resume()
      reject(error)
    }
    let busboy: InstanceType<typeof Busboy>
    try {
      busboy = new Busboy({
        headers: request.headers as BusboyHeaders,
        limits: { parts: MAX_PARTS, fieldSize: MAX_TEXT_BODY, fieldNameSize: 100, headerPairs: 20 },
        isPartAFile: (_name, _type, filename) => filename !== undefined,
      })
    } catch {
      return fail(parseError())
    }
    busboy.on('field', (name: string | undefined, value, nameTruncated, valueTruncated) => {
      if (name === undefined) fail(parseError())
      else if (nameTruncated || valueTruncated) fail(tooLarge())
      else entries.push([name, value])
    })
    busboy.on('file', (name: string | undefined, stream, filename) => {
      if (name === undefined) return fail(parseError())
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      files.push(
        new Promise((done) => {
          stream.on('end', () => {
            entries.push([name, new UploadedFile(filename, Buffer.concat(chunks))])
            done()
          })
        }),
      )
    })
    busboy.on('partsLimit', () => fail(tooLarge()))
    busboy.on('error', () => fail(parseError()))
    busboy.on('finish', () => Promise.all(files).then(() => resolve(entries)))
    request.raw.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MAX_FORM_BODY) fail(tooLarge())
    })
    request.raw.on('aborted', () => fail(parseError()))
    request.raw.pipe(busboy)
  })
}

type Nested = { [name: string]: string | UploadedFile | (string | UploadedFile)[] | Nested }

/** Objects without a prototype, so that a field called `__proto__` is a field like any other. */
function nest(entries: Iterable<Entry>): Nested {
  const root: Nested = Object.create(null)
  for (const [name, value] of entries) {
    const steps = name.split('.')
    if (steps.length > MAX_DEPTH) throw parseError()
    put(root, steps, value)
  }
  return root
}

function put(object: Nested, steps: string[], value: string | UploadedFile): void {
  const [step, ...rest] = steps as [string, ...string[]]
  const present = object[step]
  if (rest.length > 0) {
    const isObject = typeof present === 'object' && !Array.isArray(present)
    const inner: Nested =
      isObject && !(present instanceof UploadedFile) ? present : Object.create(null)
    object[step] = inner
    put(inner, rest, value)
  } else if (present === undefined) object[step] = value
  else if (Array.isArray(present)) present.push(value)
  else if (typeof present === 'string' || present instanceof UploadedFile) {
    object[step] = [present, value]
  } else throw parseError()
}
