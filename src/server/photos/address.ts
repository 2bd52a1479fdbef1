import { photoPath } from '#contract/photos.ts'
import type { Config } from '../config.ts'

/** The absolute address of a photo: from the configured origin, never from the Host header. */
export function photoAddress({ publicUrl }: Config, hash: string): string {
  return publicUrl + photoPath(hash)
}
