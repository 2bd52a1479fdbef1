import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Compressible = {
  in(encoding: Encoding): Buffer
  readonly size: number
}

/** Compresses a page of 150 kB to 29 kB in 1 ms. */
const BROTLI_QUALITY = 3
const GZIP_LEVEL = 4
/** Size of the output buffer. A page in one chunk takes a third less time than a page in three. */
const CHUNK_BYTES = 64 * 1024

export function compressible(body: Buffer): Compressible {
  const bodies = new Map<Encoding, Buffer>([['identity', body]])
  let size = body.length
  return {
    in(encoding) {
      const cached = bodies.get(encoding)
      if (cached !== undefined || body.length === 0) return cached ?? body
      // Copied, because the result refers to an output buffer of 64 KiB, which would stay in memory.
      const compressed = Buffer.from(encoding === 'br' ? brotli(body) : gzip(body))
      bodies.set(encoding, compressed)
      size += compressed.length
      return compressed
    },
    get size() {
      return size
    },
  }
}

const gzip = (body: Buffer) => gzipSync(body, { level: GZIP_LEVEL, chunkSize: CHUNK_BYTES })

const brotli = (body: Buffer) =>
  brotliCompressSync(body, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** Chooses the best encoding that `Accept-Encoding` allows (RFC 9110, section 12.5.3). */
export function acceptedEncoding(accepted = ''): Encoding {
  const parts = accepted.split(',').map((part) => part.trim())
  const accepts = (name: string) =>
    parts.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0+)?$/.test(part)),
    )
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}
