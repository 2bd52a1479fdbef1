import { createHash } from 'node:crypto'
import { damaged } from './damaged-backup.ts'

/** The last block of a backup. It follows the end of the tar archive, where tar no longer reads. */
const SEAL_BYTES = 512

type Bytes = AsyncIterable<Uint8Array>

/** Appends a block with the SHA-256 of all bytes before it, as hex: one flipped bit anywhere is noticed. */
export async function* sealed(source: Bytes): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield sealOf(hash.digest('hex'))
}

/** The bytes before the seal. Throws DamagedBackup at the end when they are not those that were sealed. */
export async function* unsealed(source: Bytes): AsyncGenerator<Uint8Array> {
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
