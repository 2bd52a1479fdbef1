import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { StartupError } from '../process/startup-error.ts'
import { DamagedBackup, damaged } from './damaged-backup.ts'
import { AGE_MAGIC, type Bytes, decrypt, encrypt, wrongKey } from './encryption.ts'

export type Entry = { name: string; bytes: Buffer }

/** Maximum size in bytes of an entry that is read. */
const MAX_ENTRY = 64 * 1024 * 1024

/** Writes a tar archive (POSIX ustar) with a seal. It is encrypted (age) if there is a key. */
export async function* writeArchive(entries: AsyncIterable<Entry>, key: string | undefined) {
  const archive = addSeal(tar(entries))
  yield* key === undefined ? archive : encrypt(archive, key)
}

async function* tar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const archive = pack()
  const packed = packEntries()
  packed.catch((error) => archive.destroy(error))
  try {
    yield* archive as Bytes
    await packed
  } finally {
    archive.destroy()
    await packed.catch(() => {})
  }

  async function packEntries() {
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

/** Throws DamagedBackup for another kind of file, a wrong key and, often only at the end, changed bytes. */
export async function* readArchive(source: Bytes, key: string | undefined): AsyncGenerator<Entry> {
  const archive = extract()
  const done = pipeline(removeSeal(open(source, key)), archive as unknown as NodeJS.WritableStream)
  done.catch(() => {})
  try {
    for await (const entry of archive) {
      if ((entry.header.size ?? 0) > MAX_ENTRY) throw damaged()
      yield { name: entry.header.name, bytes: await buffer(entry as Bytes) }
    }
    await done
  } catch (error) {
    archive.destroy()
    // The reason why the stream ended is more helpful than the parser's error.
    throw reasonOf(await done.catch((cause: unknown) => cause)) ?? reasonOf(error) ?? damaged()
  } finally {
    archive.destroy()
  }
}

/** Decrypts the file if it is encrypted. Throws DamagedBackup unless it begins like a backup. */
async function* open(source: Bytes, key: string | undefined): AsyncGenerator<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  // The first header of a tar archive has 512 bytes.
  while (start.length < 512) {
    const { value, done } = await iterator.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  async function* fromStart() {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  const isEncrypted = start.toString('latin1', 0, AGE_MAGIC.length) === AGE_MAGIC
  const isTar = start.toString('latin1', 257, 262) === 'ustar'
  if (!isEncrypted && !isTar) {
    throw new DamagedBackup('Ese fichero no es una copia de Escaparate, o está dañado.')
  }
  yield* isEncrypted ? decrypt(fromStart(), key) : fromStart()
}

/** Returns the error to throw; undefined if the file is damaged. */
function reasonOf(error: unknown): unknown {
  if (error instanceof StartupError) return error
  if (!(error instanceof Error)) return undefined
  const { code, $metadata } = error as { code?: string; $metadata?: unknown }
  const isFromS3 = $metadata !== undefined
  const isFromSystem = code !== undefined && /^E[A-Z]+$/.test(code)
  if (isFromS3 || isFromSystem) return error
  return wrongKey(error)
}

/** Size of the seal. It follows the end of the tar archive, where tar stops reading. */
const SEAL_BYTES = 512

/** Appends a block with the SHA-256 of all bytes before it, as hex, to detect any changed bit. */
async function* addSeal(source: Bytes): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield sealOf(hash.digest('hex'))
}

/** Removes and checks the seal. Throws DamagedBackup at the end if it does not match. */
async function* removeSeal(source: Bytes): AsyncGenerator<Uint8Array> {
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
