import { photoPath } from '#contract/photos.ts'
import type { Config } from '../config/config.ts'
import type { Services } from '../services.ts'
import { signedQuery } from './signed-url.ts'

/** The absolute address of a public photo: from the configured origin, never from the Host header. */
export function photoUrl({ publicUrl }: Config, hash: string): string {
  return publicUrl + photoPath(hash)
}

/** The address for somebody who may see a photo now: signed and valid for minutes, unless it is public. */
export function photoUrlFor(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  hash: string,
  isPublic: boolean,
): string {
  const url = photoUrl(config, hash)
  return isPublic ? url : `${url}?${signedQuery(config, hash, clock.now())}`
}
