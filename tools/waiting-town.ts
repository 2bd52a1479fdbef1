import { sql } from 'drizzle-orm'
import { insertTown } from '#demo/insert-town.ts'
import { DEMO_PASSWORD } from '#demo/seed.ts'
import type { Town, TownShop } from '#demo/shape.ts'
import { town } from '#demo/town.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { openServices } from '#server/open-services.ts'

export function waiting({ reason, decidedDaysAgo, ...shop }: TownShop): TownShop {
  return { ...shop, status: 'PE', offers: [] }
}

/** Fills an empty database with 27 shops of the demo data, including Lucía's, as `review` returns them. */
export async function insertWaitingTown(
  review: (shops: TownShop[]) => Pick<Town, 'shops' | 'proposals'>,
): Promise<void> {
  const { services, close } = await openServices(() => {})
  try {
    const chosen = town.shops.filter(({ owner }, at) => at < 24 || owner.startsWith('lucia@'))
    const { shops, proposals } = review(chosen)
    const { db } = services
    const { rows } = await db.execute<{ id: string }>(
      sql`select nextval(pg_get_serial_sequence('commerces', 'id')) as id
        from generate_series(1, ${shops.length})`,
    )
    const ids = rows.map(({ id }) => Number(id))
    const people = { ...town, shops, proposals, messages: [], reports: [], questions: [] }
    const password = await hashPassword(DEMO_PASSWORD)
    await insertTown(db, people, ids, new Map(), password, services.clock.now())
  } finally {
    await close()
  }
}
