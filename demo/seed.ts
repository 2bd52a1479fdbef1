import { sql } from 'drizzle-orm'
import { hashPassword } from '#server/auth/passwords.ts'
import type { Db } from '#server/database/open.ts'
import { users } from '#server/database/schema.ts'
import { keepOpenings } from '#server/hours/write-openings.ts'
import { storePhoto } from '#server/photos/store-photo.ts'
import type { Services } from '#server/services.ts'
import { timeZone } from '#server/time/time-zone.ts'
import { insertFigures } from './insert-figures.ts'
import { insertTown, type ProposedCovers, type ShopPhotos } from './insert-town.ts'
import type { Town } from './shape.ts'
import { drawWares, drawWindow } from './shop-photos.ts'
import { town } from './town.ts'

export const DEMO_PASSWORD = 'escaparate-demo'
export const DEMO_ACCOUNTS = town.people
  .map((person) => person.email)
  .filter((email) => email.endsWith('@escaparate.example'))

/** Larger towns have no figures, because they would be millions of rows. */
const MAX_SHOPS_WITH_FIGURES = 100
/** Key of an advisory lock, so that of two instances that start together only one seeds. */
const SEED_LOCK = 7_216_444

type Say = (line: string) => void

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.$count(users)) === 0
}

export async function seedEmptyDatabase(services: Services, say: Say): Promise<void> {
  if (await isEmpty(services.db)) await seedTown(services, town, say)
}

export async function seedTown(services: Services, town: Town, say: Say): Promise<void> {
  say(`Creando un pueblo de muestra con ${town.shops.length} comercios…`)
  const ids = await reserveIds(services.db, town.shops.length)
  const photos = await drawPhotosOfShops(services, town, ids)
  const covers = await drawCovers(services, town, ids)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (!(await isEmpty(tx))) return
    const now = services.clock.now()
    await insertTown(tx, town, ids, photos, passwordHash, now, covers)
    if (town.shops.length <= MAX_SHOPS_WITH_FIGURES) {
      await insertFigures(tx, town.shops, ids, nowOf(services))
    }
  })
  // Otherwise the server would write the openings, which is slow, at its first start.
  await keepOpenings(services)
  // Without statistics PostgreSQL would scan whole tables until autovacuum runs.
  await services.db.execute(sql`analyze`)
}

/** Visits of a day are spread over 16 hours from 7:00. */
function nowOf({ clock, settings }: Services) {
  const zone = timeZone(settings.present().time_zone)
  const now = clock.now().getTime()
  const today = zone.dateOf(now)
  const hours = (now - zone.instantOf(today, 0)) / 3_600_000
  return { today, passed: Math.min(Math.max((hours - 7) / 16, 0), 1) }
}

/** Reserves the ids first, because the drawing of a shop depends on its id. */
async function reserveIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('commerces', 'id')) as id
      from generate_series(1, ${count})`,
  )
  return rows.map((row) => Number(row.id))
}

async function drawPhotosOfShops(services: Services, { shops }: Town, ids: number[]) {
  const drawn: ShopPhotos = new Map()
  for (const [index, shop] of shops.entries()) {
    const id = ids[index]!
    const photos = []
    for (const [i, alt] of (shop.photos ?? []).entries()) {
      const picture = await (i === 0 ? drawWindow(shop, id) : drawWares(shop, id * 10 + i))
      photos.push({ photo: await storePhoto(services, picture), alt })
    }
    drawn.set(id, photos)
  }
  return drawn
}

async function drawCovers(services: Services, { shops, proposals }: Town, ids: number[]) {
  const drawn: ProposedCovers = new Map()
  for (const { shop: name, requested } of proposals) {
    const index = shops.findIndex((shop) => shop.name === name)
    if (requested.cover === undefined || index === -1) continue
    const picture = await drawWares(shops[index]!, ids[index]!)
    drawn.set(ids[index]!, await storePhoto(services, picture))
  }
  return drawn
}
