import { sql } from 'drizzle-orm'
import type { Bounds, TownMap } from '#contract/map.ts'
import { townOf } from '../config/effective-settings.ts'
import { currentSettings } from '../current-settings.ts'
import type { Db } from '../database/open.ts'
import type { Services } from '../services.ts'

type Deps = Pick<Services, 'config' | 'db' | 'settings' | 'changes' | 'untilChange' | 'geocoder'>

/** Returns null if there are no tiles or the town's location is unknown. */
export async function townMapOf(services: Deps): Promise<TownMap | null> {
  const bounds = await townBounds(services)
  return bounds ? { attribution: services.config.tilesAttribution, bounds } : null
}

/** Returns the bounds of the shops, or of the town's middle if no shop has coordinates. */
export async function townBounds(services: Deps): Promise<Bounds | undefined> {
  const { config, db, untilChange } = services
  if (config.tilesUrl === undefined) return undefined
  const ofShops = await untilChange.of('bounds of the town', () => boundsOfShops(db))
  if (ofShops) return ofShops
  const middle = await townMiddle(services)
  if (middle === undefined) return undefined
  const { latitude, longitude } = middle
  return widened(
    { south: latitude, west: longitude, north: latitude, east: longitude },
    MARGIN_WITHOUT_SHOPS_KM,
  )
}

async function townMiddle(services: Deps) {
  const town = townOf(await currentSettings(services))
  if (town === null) return undefined
  return await services.geocoder.find([town.locality, town.region].filter(Boolean).join(', '))
}

/** Margin around the outermost shops, where a new shop may be. */
const MARGIN_KM = 3
/** Shops farther from the median shop were placed by mistake and are ignored. */
const MAX_DISTANCE_KM = 20
/** Margin around the town's middle while no shop has coordinates. */
const MARGIN_WITHOUT_SHOPS_KM = 6

/** A degree of latitude. For a degree of longitude, multiply by the cosine of the latitude. */
const KILOMETRES_PER_DEGREE = 111.2
/** Avoids a division by zero near the poles. */
const MIN_COSINE = 0.05

/** Returns the bounds of all shops, public or not, or undefined if none has coordinates. */
async function boundsOfShops(db: Db): Promise<Bounds | undefined> {
  const maxDegrees = MAX_DISTANCE_KM / KILOMETRES_PER_DEGREE
  const { rows } = await db.execute<Bounds>(sql`
    with placed as (
      select latitude, longitude from commerces where latitude is not null and deleted_at is null
    ),
    median as (
      select percentile_disc(0.5) within group (order by latitude desc) as latitude,
        percentile_disc(0.5) within group (order by longitude desc) as longitude
      from placed having count(*) > 0
    )
    select
      least(median.latitude, min(placed.latitude)) as south,
      least(median.longitude, min(placed.longitude)) as west,
      greatest(median.latitude, max(placed.latitude)) as north,
      greatest(median.longitude, max(placed.longitude)) as east
    from median left join placed on abs(placed.latitude - median.latitude) < ${maxDegrees}
      and abs(placed.longitude - median.longitude) < ${maxDegrees} / greatest(${MIN_COSINE}::float8, cos(radians(median.latitude)))
    group by median.latitude, median.longitude
  `)
  return rows[0] && widened(rows[0], MARGIN_KM)
}

function widened({ south, west, north, east }: Bounds, kilometres: number): Bounds {
  const toNorth = kilometres / KILOMETRES_PER_DEGREE
  const toEast = toNorth / Math.max(MIN_COSINE, Math.cos((((south + north) / 2) * Math.PI) / 180))
  return {
    south: south - toNorth,
    west: west - toEast,
    north: north + toNorth,
    east: east + toEast,
  }
}
