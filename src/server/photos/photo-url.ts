import { photoPath } from '#contract/photos.ts'
import { facadePath } from '#contract/site-paths.ts'
import type { Config } from '../config/config.ts'
import type { Services } from '../services.ts'
import { openSigner } from '../signer.ts'

type UrlDeps = Pick<Services, 'config' | 'clock'>

/** The origin is always `publicUrl`, never the Host header. */
export function photoUrl({ publicUrl }: Config, hash: string): string {
  return publicUrl + photoPath(hash)
}

/** Returns a signed URL, valid for some minutes, unless the photo is public. */
export function photoUrlFor(services: UrlDeps, hash: string, isPublic: boolean): string {
  return signedUnless(isPublic, services, hash, photoPath(hash))
}

/** `photo`: the hash of the cover; '' if the shop has only a drawing, and the URL is that drawing's. */
type ShopCover = { id: number; photo: string }

export function coverUrl(config: Config, shop: ShopCover): string {
  return shop.photo === '' ? config.publicUrl + facadePath(shop) : photoUrl(config, shop.photo)
}

export function coverUrlFor(services: UrlDeps, shop: ShopCover, isPublic: boolean): string {
  if (shop.photo !== '') return photoUrlFor(services, shop.photo, isPublic)
  return signedUnless(isPublic, services, facadePath(shop), facadePath(shop))
}

function signedUnless(isPublic: boolean, { config, clock }: UrlDeps, signed: string, path: string) {
  const url = config.publicUrl + path
  return isPublic ? url : `${url}?${signedQuery(config, signed, clock.now())}`
}

/** For this long a signed URL stays the same, so that browsers can cache it. */
const STEP_SECONDS = 5 * 60

const { sign, isSigned } = openSigner('signed photo URLs')

/** Signs the hash of a photo or the path of a drawing (`signed`). The query is valid for five to ten minutes. */
export function signedQuery(config: Config, signed: string, now: Date): string {
  const expires = String((signingPeriod(now) + 2) * STEP_SECONDS)
  const signature = sign(config, `${signed} ${expires}`).toString('base64url')
  return new URLSearchParams({ expires, signature }).toString()
}

/** Returns a number that changes whenever `signedQuery` returns another query. */
export function signingPeriod(now: Date): number {
  return Math.floor(secondsOf(now) / STEP_SECONDS)
}

/** Returns the seconds for which a query is still valid; 0 if it is not. */
export function secondsValid(config: Config, signed: string, query: unknown, now: Date): number {
  const { expires, signature } = query as Record<string, unknown>
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return 0
  if (typeof signature !== 'string') return 0
  const sent = Buffer.from(signature, 'base64url')
  if (!isSigned(config, `${signed} ${Number(expires)}`, sent)) return 0
  return Math.max(0, Number(expires) - secondsOf(now))
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
