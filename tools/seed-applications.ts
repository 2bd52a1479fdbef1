import { sql } from 'drizzle-orm'
import { hashPassword } from '#server/auth/passwords.ts'
import { openServices } from '#server/open-services.ts'
import { facadePicture } from '#server/photos/facade-picture.ts'
import { storePhoto } from '#server/photos/store-photo.ts'
import { insertTown } from '#server/seed/insert-town.ts'
import { DEMO_PASSWORD } from '#server/seed/seed.ts'
import { town } from '#server/seed/town.ts'

// Fills an empty database with some of the demo data as it would be had nobody ever reviewed it:
// 27 shops wait, Lucía's among them. They share one picture, for nobody looks at it.
const { services, close } = await openServices(() => {})
try {
  const shops = town.shops
    .filter(({ owner }, at) => at < 24 || owner.startsWith('lucia@'))
    .map(({ reason, decidedDaysAgo, ...shop }) => ({ ...shop, status: 'PE' as const, offers: [] }))
  const { db } = services
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('commerces', 'id')) as id
      from generate_series(1, ${shops.length})`,
  )
  const ids = rows.map(({ id }) => Number(id))
  const shop = { id: ids[0]!, name: 'Tienda', category: 'Otros comercios' }
  const picture = await storePhoto(services, await facadePicture(shop, { width: 800, height: 550 }))
  const people = { ...town, shops, messages: [], reports: [], questions: [], proposals: [] }
  const password = await hashPassword(DEMO_PASSWORD)
  await insertTown(db, people, ids, [picture], password, services.clock.now())
} finally {
  await close()
}
