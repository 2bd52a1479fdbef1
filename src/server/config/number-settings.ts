import { type Environment, wholeNumber } from './environment.ts'

export const NUMBERS = {
  /** Limit of photos in an owner's shops and offers, the bin included. Administrators have no limit. */
  photosPerOwner: { name: 'PHOTOS_PER_OWNER', defaultValue: 200, min: 1, max: 100_000 },
  /** Maximum size of all photo files of an owner, in MB. */
  photoMbPerOwner: { name: 'PHOTO_MB_PER_OWNER', defaultValue: 50, min: 1, max: 1_000_000 },
  /** Maximum of write requests of each account. */
  writesPerHour: { name: 'WRITES_PER_HOUR', defaultValue: 600, min: 10, max: 1_000_000 },
  /** Database connections of this process, besides the one that listens for changes. */
  databasePool: { name: 'DATABASE_POOL', defaultValue: 15, min: 3, max: 500 },
  /** Seconds for which the server waits for the database at startup. */
  databaseWaitSeconds: { name: 'DATABASE_WAIT_SECONDS', defaultValue: 30, min: 0, max: 3600 },
  /** Seconds between becoming unready and refusing connections, so that load balancers notice in time. */
  drainSeconds: { name: 'DRAIN_SECONDS', defaultValue: 5, min: 0, max: 60 },
  /** Maximum size of the tile cache on disk, in MiB. */
  tilesMb: { name: 'TILES_MB', defaultValue: 200, min: 0, max: 100_000 },
  /** Days after which a tile is fetched again. */
  tilesDays: { name: 'TILES_DAYS', defaultValue: 30, min: 1, max: 3650 },
}

export function readNumbers({ parsed }: Environment): Record<keyof typeof NUMBERS, number> {
  const read = Object.entries(NUMBERS).map(([key, { name, defaultValue, min, max }]) => {
    const rule = `debe ser un número entero entre ${min} y ${max}`
    return [key, parsed(name, wholeNumber(min, max), rule) ?? defaultValue]
  })
  return Object.fromEntries(read)
}
