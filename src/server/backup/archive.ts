import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { StartupError } from '../process/startup-error.ts'
import { DamagedBackup, damaged } from './damaged-backup.ts'
import { AGE_MAGIC, decrypted, encrypted, wrongKey } from './encryption.ts'

/** A file of a backup, small enough to be held in memory. */
export type Entry = { name: string; bytes: Buffer }

/** Maximum size in bytes of an entry that is read. */
const MAX_ENTRY = 64 * 1024 * 1024

/** Writes a tar archive (POSIX ustar) with a seal. It is encrypted (age) if there is a key. */
export async function* writeArchive(
  entries: AsyncIterable<Entry>,
  key: string | undefined,
): AsyncGenerator<Uint8Array> {
  const archive = sealed(tar(entries))
  yield* key === undefined ? archive : encrypted(archive, key)
}

async function* tar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const archive = pack()
  const filled = fill()
  filled.catch((error) => archive.destroy(error))
  try {
    yield* archive as AsyncIterable<Uint8Array>
    await filled
  } finally {
    archive.destroy()
    await filled.catch(() => {})
  }

  async function fill() {
    for await (const { name, bytes } of entries) {
      await new Promise<void>((resolve, reject) => {
        const entry = archive.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
          error ? reject(error) : resolve(),
        )
        entry.end(bytes)
      })
    }
    archive.finalize()
  }
}

/**
 * Reads the entries of a backup. Throws DamagedBackup for another kind of file and for a wrong key. Missing or changed
 * bytes are certain to be noticed only at the end.
 */
export async function* readArchive(
  source: AsyncIterable<Uint8Array>,
  key: string | undefined,
): AsyncGenerator<Entry> {
  const archive = extract()
  const fed = pipeline(unsealed(opened(source, key)), archive as unknown as NodeJS.WritableStream)
  fed.catch(() => {})
  try {
    for await (const entry of archive) {
      yield { name: entry.header.name, bytes: await bytesOf(entry) }
    }
    await fed
  } catch (error) {
    archive.destroy()
    // The reason why the stream ended is more helpful than the parser's error.
    throw reasonOf(await fed.catch((cause: unknown) => cause)) ?? reasonOf(error) ?? damaged()
  } finally {
    archive.destroy()
  }
}

/** Decrypts the file if it begins like an encrypted one. Throws unless it is a backup. */
async function* opened(
  source: AsyncIterable<Uint8Array>,
  key: string | undefined,
): AsyncGenerator<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  for (let size = 0; size < 512; ) {
    const { value, done } = await iterator.next()
    if (done) break
    first.push(value)
    size += value.length
  }
  const start = Buffer.concat(first)
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  const isEncrypted = start.toString('latin1', 0, AGE_MAGIC.length) === AGE_MAGIC
  const isTar = start.toString('latin1', 257, 262) === 'ustar'
  if (!isEncrypted && !isTar) {
    throw new DamagedBackup('Ese fichero no es una copia de Escaparate, o está dañado.')
  }
  yield* isEncrypted ? decrypted(whole(), key) : whole()
}

type TarEntry = AsyncIterable<unknown> & { header: { size: number } }

async function bytesOf(entry: TarEntry): Promise<Buffer> {
  if (entry.header.size > MAX_ENTRY) throw damaged()
  const chunks: Uint8Array[] = []
  for await (const chunk of entry) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

/** Returns errors of the disk and the network unchanged. Undefined: the file is damaged. */
function reasonOf(error: unknown): unknown {
  if (error instanceof StartupError) return error
  if (!(error instanceof Error)) return undefined
  const { code, $metadata } = error as { code?: string; $metadata?: unknown }
  if ($metadata !== undefined || (code !== undefined && /^E[A-Z]+$/.test(code))) return error
  return wrongKey(error)
}

/** Size of the seal. It follows the end of the tar archive, where tar stops reading. */
const SEAL_BYTES = 512

type Bytes = AsyncIterable<Uint8Array>

/** Appends a block with the SHA-256 of all bytes before it, as hex, to detect any changed bit. */
async function* sealed(source: Bytes): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield sealOf(hash.digest('hex'))
}

/** Removes and checks the seal. Throws DamagedBackup at the end if it does not match. */
async function* unsealed(source: Bytes): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let last = Buffer.alloc(0)
  for await (const chunk of source) {
    const bytes = Buffer.concat([last, chunk])
    const end = Math.max(0, bytes.length - SEAL_BYTES)
    last = bytes.subarray(end)
    if (end === 0) continue
    hash.update(bytes.subarray(0, end))
    yield bytes.subarray(0, end)
  }
  if (!last.equals(sealOf(hash.digest('hex')))) throw damaged()
}

function sealOf(digest: string): Buffer {
  const seal = Buffer.alloc(SEAL_BYTES)
  seal.write(`escaparate sha256 ${digest}\n`)
  return seal
}
