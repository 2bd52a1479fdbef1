import { photoPath } from '#contract/photos.ts'
import { facadePath } from '#contract/site-paths.ts'
import type { Config } from '../config/config.ts'
import type { Services } from '../services.ts'
import { openSigner } from '../signer.ts'

type Signing = Pick<Services, 'config' | 'clock'>

/** The origin is configured, never that of the Host header. */
export function photoUrl({ publicUrl }: Config, hash: string): string {
  return publicUrl + photoPath(hash)
}

/** Returns a signed URL, valid for some minutes, unless the photo is public. */
export function photoUrlFor(services: Signing, hash: string, isPublic: boolean): string {
  return signedUnless(isPublic, services, hash, photoPath(hash))
}

/** `photo` is the hash of the cover. If it is '', the URL is that of the shop's drawing. */
type Covered = { id: number; photo: string }

export function coverUrl(config: Config, shop: Covered): string {
  return shop.photo === '' ? config.publicUrl + facadePath(shop) : photoUrl(config, shop.photo)
}

export function coverUrlFor(services: Signing, shop: Covered, isPublic: boolean): string {
  if (shop.photo !== '') return photoUrlFor(services, shop.photo, isPublic)
  return signedUnless(isPublic, services, facadePath(shop), facadePath(shop))
}

function signedUnless(isPublic: boolean, { config, clock }: Signing, signed: string, path: string) {
  const url = config.publicUrl + path
  return isPublic ? url : `${url}?${signedQuery(config, signed, clock.now())}`
}

/** Seconds for which a signed URL stays the same, so that browsers can cache it. */
const STEP = 5 * 60

const { sign, isSigned } = openSigner('signed photo URLs')

/** The query is valid for five to ten minutes. */
export function signedQuery(config: Config, hash: string, now: Date): string {
  const expires = String((signingPeriod(now) + 2) * STEP)
  const signature = sign(config, `${hash} ${expires}`).toString('base64url')
  return new URLSearchParams({ expires, signature }).toString()
}

/** The result changes whenever that of `signedQuery` does. */
export function signingPeriod(now: Date): number {
  return Math.floor(secondsOf(now) / STEP)
}

/** Returns the seconds for which a query is still valid; 0 if it is not. */
export function secondsValid(config: Config, hash: string, query: unknown, now: Date): number {
  const { expires, signature } = query as Record<string, unknown>
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return 0
  if (typeof signature !== 'string') return 0
  const sent = Buffer.from(signature, 'base64url')
  if (!isSigned(config, `${hash} ${Number(expires)}`, sent)) return 0
  return Math.max(0, Number(expires) - secondsOf(now))
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
