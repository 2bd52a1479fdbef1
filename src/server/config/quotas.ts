import type { NumberSettings } from './number-settings.ts'

/** Limits for each owner. Administrators, who add shops for others, have none. */
export type Quotas = {
  /** Maximum number of photos of their shops and offers, including those in the bin. */
  photosPerOwner: number
  /** Maximum total size of their photo files, in MB of 1,000,000 bytes. */
  photoMbPerOwner: number
  /** Maximum number of writing calls of one account in an hour. */
  writesPerHour: number
}

export const QUOTA_SETTINGS: NumberSettings<Quotas> = {
  photosPerOwner: { name: 'PHOTOS_PER_OWNER', defaultValue: 200, min: 1, max: 100_000 },
  photoMbPerOwner: { name: 'PHOTO_MB_PER_OWNER', defaultValue: 50, min: 1, max: 1_000_000 },
  writesPerHour: { name: 'WRITES_PER_HOUR', defaultValue: 600, min: 10, max: 1_000_000 },
}
