import { photoPath } from '#contract/photos.ts'
import { facadePath } from '#contract/site-paths.ts'
import type { Config } from '../config/config.ts'
import type { Services } from '../services.ts'
import { signedQuery } from './signed-url.ts'

type Signing = Pick<Services, 'config' | 'clock'>

/** Returns the absolute URL of a public photo, with the configured origin, never that of the Host header. */
export function photoUrl({ publicUrl }: Config, hash: string): string {
  return publicUrl + photoPath(hash)
}

/** Returns the URL of a photo for a person who may see it: signed and valid for minutes, unless it is public. */
export function photoUrlFor(services: Signing, hash: string, isPublic: boolean): string {
  return signedUnless(isPublic, services, hash, photoPath(hash))
}

/** A shop with the hash of its cover. If that is '' (no photo), its URL is the one of the shop's drawing. */
type Covered = { id: number; photo: string }

export function coverUrl(config: Config, shop: Covered): string {
  return shop.photo === '' ? config.publicUrl + facadePath(shop) : photoUrl(config, shop.photo)
}

export function coverUrlFor(services: Signing, shop: Covered, isPublic: boolean): string {
  if (shop.photo !== '') return photoUrlFor(services, shop.photo, isPublic)
  return signedUnless(isPublic, services, facadePath(shop), facadePath(shop))
}

function signedUnless(
  isPublic: boolean,
  { config, clock }: Signing,
  signed: string,
  path: string,
): string {
  const url = config.publicUrl + path
  return isPublic ? url : `${url}?${signedQuery(config, signed, clock.now())}`
}
