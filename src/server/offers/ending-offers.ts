import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Db } from '../database/open.ts'
import { commerces, offers, publishedCommerces } from '../database/schema.ts'

/** Selects the public offers of an owner that end on `day` or are in `ids`, and match `condition`. */
export function endingOffersOf(
  db: Db,
  owner: number,
  day: PlainDate,
  { ids = [], condition }: { ids?: number[]; condition?: SQL | undefined } = {},
) {
  return db
    .select({
      id: offers.id,
      title: offers.title,
      ends_on: offers.ends_on,
      commerce: offers.commerce,
      commerce_name: commerces.name,
    })
    .from(offers)
    .innerJoin(commerces, eq(commerces.id, offers.commerce))
    .innerJoin(publishedCommerces, eq(publishedCommerces.commerce, offers.commerce))
    .where(
      and(
        eq(commerces.owner_id, owner),
        isNull(offers.deleted_at),
        or(eq(offers.ends_on, day), inArray(offers.id, ids)),
        condition,
      ),
    )
    .orderBy(asc(offers.id))
}
