import { type SQL, sql } from 'drizzle-orm'
import type { ListedCommerceColumn } from '#contract/directory.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Ordering } from '#contract/list-query.ts'
import { parameter } from '../database/prepared.ts'
import type { OpenFilter } from '../hours/open-filter.ts'
import { HAS_OFFERS_TODAY } from '../offers/offer-state-sql.ts'

export type CommerceFilter = {
  today: PlainDate
  id?: number[] | undefined
  search?: string | undefined
  category?: number[] | undefined
  offers?: boolean | undefined
  open?: OpenFilter | undefined
  /** A path as `factsPath` returns it. */
  facts?: string | undefined
  ordering?: Ordering<ListedCommerceColumn>[] | undefined
}

/** `open` checks the table of openings, `open_ids` a list of shops. */
const CONDITIONS = {
  id: sql`published_commerces.commerce = any(${parameter('id', 'int[]')})`,
  category: sql`exists (
    select from commerce_categories entry
    where entry.commerce = published_commerces.commerce
      and entry.category = any(${parameter('category', 'int[]')})
  )`,
  offers: HAS_OFFERS_TODAY,
  open: sql`exists (
    select from openings opening
    where opening.commerce = published_commerces.commerce
      and opening.opens_at >= ${parameter('opens_from', 'timestamptz')}
      and opening.opens_at < ${parameter('opens_before', 'timestamptz')}
      and opening.closes_at > ${parameter('closes_after', 'timestamptz')}
  )`,
  open_ids: sql`published_commerces.commerce = any(${parameter('open_ids', 'int[]')})`,
  facts: sql`(
    select shop.facts @@ ${parameter('facts', 'jsonpath')} from commerces shop
    where shop.id = published_commerces.commerce
  )`,
}
export type Condition = keyof typeof CONDITIONS

export function conditionsOf({ id, category, offers, open, facts }: CommerceFilter): Condition[] {
  const isUsed: Record<Condition, boolean> = {
    id: id !== undefined,
    category: category !== undefined,
    offers: offers === true,
    open: open !== undefined && 'opens_from' in open,
    open_ids: open !== undefined && 'open_ids' in open,
    facts: facts !== undefined,
  }
  return (Object.keys(CONDITIONS) as Condition[]).filter((name) => isUsed[name])
}

/** Builds the `from` part for the rows of the table expression `answer (commerce, …)` that meet these conditions. */
export function matching(conditions: Condition[], joined: SQL = sql``): SQL {
  const filters = conditions.map((condition) => CONDITIONS[condition])
  return sql`from answer
    join published_commerces using (commerce) ${joined}
    where ${sql.join([sql`true`, ...filters], sql` and `)}`
}
