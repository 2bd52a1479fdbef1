import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body in the encodings that it is asked for in. */
export type Compressible = {
  in(encoding: Encoding): Buffer
  /** Compresses it for one who will ask for it. */
  prepare(encoding: Encoding): void
  /** Bytes that it holds now. */
  readonly size: number
}

type Compressed = Exclude<Encoding, 'identity'>

const brotliLater = promisify(brotliCompress)
const gzipLater = promisify(gzip)
const decompress = { br: brotliDecompressSync, gzip: gunzipSync }

/** A page of 150 kB: 31 kB in 0.4 ms, and 28 kB in 2.4 ms. */
const QUICKLY = { br: 1, gzip: 1 }
const WELL = { br: 5, gzip: 6 }
/** Bytes: a page comes out in one piece, which takes a third less time than three. */
const PIECE = 64 * 1024
/** Its power of 2, in bytes: it holds a page, and a larger one takes longer to prepare. */
const WINDOW = 18

const NOTHING: Compressible = { in: () => Buffer.alloc(0), prepare() {}, size: 0 }

/**
 * Compresses a body quickly when it is first asked for, since most pages are read once. At the second request
 * it is compressed well for those that follow, which nobody waits for. From then on only what is compressed is held,
 * a fifth of the whole, unless visitors who take no encoding come again.
 */
export function compressible(body: Buffer): Compressible {
  let whole: Buffer | undefined = body
  let wholeRequests = 0
  let size = body.length
  const bodies = new Map<Compressed, { body: Buffer; requests: number }>()
  if (body.length === 0) return NOTHING

  function hold(body: Buffer | undefined): void {
    whole = body
    size = [...bodies.values()].reduce((sum, one) => sum + one.body.length, body?.length ?? 0)
  }

  function decompressed(): Buffer {
    const [encoding, known] = [...bodies][0]!
    return decompress[encoding](known.body)
  }

  function compressed(encoding: Compressed) {
    const known = bodies.get(encoding)
    if (known) return known
    const made = { body: quickly(whole ?? decompressed(), encoding), requests: 0 }
    bodies.set(encoding, made)
    hold(undefined)
    return made
  }

  return {
    in(encoding) {
      if (encoding === 'identity') {
        wholeRequests += 1
        const sent = whole ?? decompressed()
        if (wholeRequests >= 2 && whole === undefined) hold(sent)
        return sent
      }
      const known = compressed(encoding)
      known.requests += 1
      if (known.requests === 2) {
        well(decompressed(), encoding).then((better) => {
          known.body = better
          hold(whole)
        })
      }
      return known.body
    },
    prepare(encoding) {
      if (encoding !== 'identity') compressed(encoding)
    },
    get size() {
      return size
    },
  }
}

/** At once: handing it to another thread takes as long as doing it. A copy, or the whole piece would be held. */
function quickly(body: Buffer, encoding: Compressed): Buffer {
  if (encoding === 'gzip') {
    return Buffer.from(gzipSync(body, { level: QUICKLY.gzip, chunkSize: PIECE }))
  }
  return Buffer.from(brotliCompressSync(body, inBrotli(QUICKLY.br, body)))
}

function well(body: Buffer, encoding: Compressed): Promise<Buffer> {
  if (encoding === 'gzip') return gzipLater(body, { level: WELL.gzip, chunkSize: PIECE })
  return brotliLater(body, inBrotli(WELL.br, body))
}

const inBrotli = (quality: number, { length }: Buffer): BrotliOptions => ({
  chunkSize: PIECE,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
  },
})

/** The best of those that the header `Accept-Encoding` names (RFC 9110, section 12.5.3). */
export function acceptedEncoding(accepted = ''): Encoding {
  const offers = accepted.split(',').map((part) => part.trim())
  const takes = (name: string) =>
    offers.some(
      (offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0+)?$/.test(offer)),
    )
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
