import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { parseError, tooLarge } from '../errors.ts'
import type { UploadedFile } from '../photos/receive-photo.ts'
import type { BodyReservation } from './body-reservation.ts'
import { readBody } from './read-body.ts'

/** Bytes of all text fields together, without the headers of their parts. */
const MAX_TEXT_BYTES = 1024 * 1024
/** Bytes of memory for a form: its text fields and 128 KB for the headers of all parts. */
export const MAX_IN_MEMORY = MAX_TEXT_BYTES + 128 * 1024
const MAX_PARTS = 100

export type Entry = [name: string, value: string | UploadedFile]

/**
 * Reads a form; its files are written to disk. `max`: bytes, `silence`: seconds without data. Throws 400 if the form is
 * malformed, 408 if it is too slow, 413 if it is too large, 503 if the disk fails.
 */
export async function readMultipart(
  message: IncomingMessage,
  limits: { max: number; silence: number },
  reservation: BodyReservation,
): Promise<Entry[]> {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  // Prevents an unhandled rejection. `failed` is awaited below.
  failed.catch(() => {})
  let firstError: unknown
  const fail = (error: unknown) => {
    firstError ??= error
    reject(error)
  }
  const busboy = openBusboy(message)
  const entries: (Entry | Promise<Entry>)[] = []
  const finished = new Promise<void>((resolve) => busboy.on('finish', resolve))
  let inMemory = 0
  let onDisk = 0
  busboy.on('field', (name: string | undefined, value, nameTruncated, valueTruncated) => {
    if (name === undefined) fail(parseError())
    else if (nameTruncated || valueTruncated) fail(tooLarge())
    else entries.push([name, value])
  })
  busboy.on('file', (name: string | undefined, content, filename) => {
    if (name === undefined) return fail(parseError())
    content.on('error', () => fail(parseError()))
    content.on('data', ({ length }: Buffer) => {
      // `readBody` below counted these bytes as memory.
      inMemory -= length
      onDisk += length
    })
    const entry = reservation.receive(filename, content).then((file): Entry => [name, file])
    entry.catch(fail)
    entries.push(entry)
  })
  busboy.on('partsLimit', () => fail(tooLarge()))
  busboy.on('error', () => fail(parseError()))
  const read = readBody(message, limits, (chunk) => {
    if (firstError !== undefined) throw firstError
    inMemory += chunk.length
    const isReady = busboy.write(chunk)
    if (inMemory > MAX_IN_MEMORY) throw tooLarge()
    if (isReady) return undefined
    return Promise.race([new Promise<void>((ready) => busboy.once('drain', ready)), failed])
  })
  await Promise.race([read, failed])
  busboy.end()
  const whole = await Promise.race([finished.then(() => Promise.all(entries)), failed])
  reservation.shrinkTo({ memory: inMemory, disk: onDisk })
  return whole
}

function openBusboy({ headers }: IncomingMessage): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { parts: MAX_PARTS, fieldSize: MAX_TEXT_BYTES, fieldNameSize: 100, headerPairs: 20 },
      isPartAFile: (_name, _type, filename) => filename !== undefined,
    })
  } catch {
    throw parseError()
  }
}
