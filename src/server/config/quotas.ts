import type { NumberSettings } from './number-settings.ts'

/** What one owner may use. Administrators, who add shops for others, have no quota. */
export type Quotas = {
  /** Photos of their shops and offers, the bin's too. */
  photosPerOwner: number
  /** The size of their files, in MB of 1,000,000 bytes. */
  photoMbPerOwner: number
  /** Writing calls of one account in an hour. */
  writesPerHour: number
}

export const QUOTA_SETTINGS: NumberSettings<Quotas> = {
  photosPerOwner: { name: 'PHOTOS_PER_OWNER', usual: 200, least: 1, most: 100_000 },
  photoMbPerOwner: { name: 'PHOTO_MB_PER_OWNER', usual: 50, least: 1, most: 1_000_000 },
  writesPerHour: { name: 'WRITES_PER_HOUR', usual: 600, least: 10, most: 1_000_000 },
}
