import { type SQL, sql } from 'drizzle-orm'
import type { PlainDate } from '#contract/hours/dates.ts'
import { isWholeTown, type Topics } from '#contract/subscriptions.ts'
import type { Db } from '../database/open.ts'
import type { NewOffer, News } from '../mail/subscription-mails.ts'
import { runningToday } from '../offers/offer-state-sql.ts'

/** Maximum of offers, and of shops, that a mail lists. Further ones are only counted. */
const MAX_NAMED = 15

/** FROM clause of the week's offers that are public and valid today. */
function offersOf(week: string, today: PlainDate): SQL {
  return sql`from announced_offers announced
    join offers on offers.id = announced.offer and offers.deleted_at is null
    join published_commerces shop on shop.commerce = offers.commerce
    where announced.week = ${week} and ${runningToday('offers', sql`${today}`)}`
}
function commercesOf(week: string): SQL {
  return sql`from announced_commerces announced
    join published_commerces shop on shop.commerce = announced.commerce
    join commerces on commerces.id = shop.commerce
    where announced.week = ${week}`
}

export async function newsFor(db: Db, week: string, today: PlainDate, choice: Topics) {
  const [offers, commerces] = await Promise.all([
    db.execute<NewOffer & { total: number }>(sql`
      select offers.id, offers.title, offers.commerce, shop.name as commerce_name, offers.price::float8 as price,
        offers.ends_on, offers.weekdays, count(*) over ()::int as total
      ${offersOf(week, today)} and ${wantsOffer(choice)}
      order by offers.id desc limit ${MAX_NAMED}`),
    db.execute<News['commerces'][number] & { total: number }>(sql`
      select commerces.id, commerces.name, commerces.description, count(*) over ()::int as total
      ${commercesOf(week)} and ${wantsCommerce(choice)}
      order by commerces.id desc limit ${MAX_NAMED}`),
  ])
  return {
    offers: offers.rows,
    offer_count: offers.rows[0]?.total ?? 0,
    commerces: commerces.rows,
    commerce_count: commerces.rows[0]?.total ?? 0,
  }
}

function wantsOffer(choice: Topics): SQL {
  if (isWholeTown(choice)) return sql`true`
  return sql`(offers.commerce = any(${idArray(choice.commerces)}) or exists (
    select from offer_categories link
    where link.offer = offers.id and link.category = any(${idArray(choice.categories)})))`
}

function wantsCommerce(choice: Topics): SQL {
  if (isWholeTown(choice)) return sql`true`
  return sql`exists (
    select from commerce_categories link
    where link.commerce = shop.commerce and link.category = any(${idArray(choice.categories)}))`
}

/** Returns the categories and shops with news in a week. */
export async function topicsOf(db: Db, week: string, today: PlainDate): Promise<Topics> {
  const { rows } = await db.execute<Topics>(sql`select
    array(select distinct offers.commerce ${offersOf(week, today)}) as commerces,
    array(
      select link.category from offer_categories link
      where link.offer in (select offers.id ${offersOf(week, today)})
      union select link.category from commerce_categories link
      where link.commerce in (select shop.commerce ${commercesOf(week)})
    ) as categories`)
  return rows[0]!
}

/** Writes ids as one PostgreSQL array parameter, `{1,2}`. */
export const idArray = (ids: number[]) => sql`${`{${ids.join()}}`}::int[]`
