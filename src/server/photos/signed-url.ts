import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config/config.ts'

/** Seconds for which a signed address stays the same, so that browsers may cache its photo. */
const STEP = 5 * 60

/** The query of a photo that is not public, valid for five to ten minutes. */
export function signedQuery(config: Config, hash: string, now: Date): string {
  const expires = (signingPeriod(now) + 2) * STEP
  const { queries } = signingOf(config)
  const name = `${hash} ${expires}`
  const known = queries.get(name)
  if (known !== undefined) return known
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signature(config, hash, expires).toString('base64url'),
  }).toString()
  queries.set(name, query)
  return query
}

/** Changes whenever `signedQuery` does. */
export function signingPeriod(now: Date): number {
  return Math.floor(secondsOf(now) / STEP)
}

/** Whole seconds for which a query is still valid; 0 when it is not. */
export function secondsValid(config: Config, hash: string, query: unknown, now: Date): number {
  const { expires, signature: given } = query as Record<string, unknown>
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return 0
  if (typeof given !== 'string') return 0
  const own = signature(config, hash, Number(expires))
  const sent = Buffer.from(given, 'base64url')
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) return 0
  return Math.max(0, Number(expires) - secondsOf(now))
}

function signature(config: Config, hash: string, expires: number): Buffer {
  return createHmac('sha256', signingOf(config).key).update(`${hash} ${expires}`).digest()
}

type Signing = {
  /** As an object: one of bytes is made at each signature, which takes five times as long. */
  key: KeyObject
  /** Recent signatures: a shop is read shortly before it is saved. */
  queries: LRUCache<string, string>
}

const MAX_QUERIES = 2_000

const signings = new WeakMap<Config, Signing>()

/** Derives a key for this purpose only (RFC 5869), different from the one that signs tokens. */
function signingOf(config: Config): Signing {
  const known = signings.get(config)
  if (known !== undefined) return known
  const bytes = hkdfSync('sha256', config.secretKey, '', 'signed photo URLs', 32)
  const key = createSecretKey(new Uint8Array(bytes))
  const signing = { key, queries: new LRUCache<string, string>({ max: MAX_QUERIES }) }
  signings.set(config, signing)
  return signing
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
