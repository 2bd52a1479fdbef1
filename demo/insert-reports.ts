import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/database/open.ts'
import { commerces, offers, reports } from '#server/database/schema.ts'
import type { TownReport } from './shape.ts'

/** Inserts the reports of a town, after its shops and offers. `admin`: id of the user who decided. */
export async function insertReports(
  db: Db,
  town: TownReport[],
  admin: number | null,
  ago: (days: number) => string,
): Promise<void> {
  for (const { shop, offer, name = '', daysAgo, decidedDaysAgo, ...report } of town) {
    const [found] = await db
      .select({ commerce: commerces.id, offer: offers.id })
      .from(commerces)
      .leftJoin(offers, and(eq(offers.commerce, commerces.id), eq(offers.title, offer ?? '')))
      .where(eq(commerces.name, shop))
      .limit(1)
    // A smaller town does not have all shops.
    if (found === undefined) continue
    const isDecided = decidedDaysAgo !== undefined
    await db.insert(reports).values({
      ...report,
      commerce: offer === undefined ? found.commerce : null,
      offer: found.offer,
      object: offer ?? shop,
      name,
      minors: false,
      created_at: ago(daysAgo),
      decided_at: isDecided ? ago(decidedDaysAgo) : null,
      decided_by: isDecided ? admin : null,
    })
  }
}
