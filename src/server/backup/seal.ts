import { createHash } from 'node:crypto'
import { damaged } from './damaged-backup.ts'

/** Size of the seal. It follows the end of the tar archive, where tar stops reading. */
const SEAL_BYTES = 512

type Bytes = AsyncIterable<Uint8Array>

/** Appends a block with the SHA-256 of all bytes before it, as hex, to detect any changed bit. */
export async function* sealed(source: Bytes): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield sealOf(hash.digest('hex'))
}

/** Removes and checks the seal. Throws DamagedBackup at the end if it does not match. */
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
