import { lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { BinItemType, ObjectType } from '#contract/entities.ts'
import type { SettingValues } from '#contract/settings.ts'
import {
  activity,
  applications,
  categories,
  commerces,
  duties,
  holidays,
  messages,
  notices,
  offers,
  proposals,
  questions,
  reports,
  restrictions,
  suggestions,
  users,
} from './database/schema.ts'

type Retention = {
  periods: SettingValues
  daysAgo: (days: number) => string
  /** The instant up to which deleted rows can no longer be restored. */
  bin: string
}

type EntityStorage = {
  /** The log links to the object's row in this table, unless it is deleted. Undefined: to `shop`. */
  table?: PgTable & { id: PgColumn; deleted_at?: PgColumn }
  /** Whether the object exists, if its id is none of `table`. */
  isThere?: SQL
  /** The shop that the object is or belongs to, if both still exist. */
  shop?: SQL
  /** Matches rows to purge. Undefined: no row is purged, or `purge-expired.ts` has the condition. */
  expired?: (retention: Retention) => SQL | undefined
}

type BinTable = {
  table: PgTable & { id: PgColumn; deleted_at: PgColumn }
  name: PgColumn
  /** The row can only be restored while its shop exists. */
  shop?: PgColumn
}

/** Days from the end of a notice or duty, in UTC, until it is over in every time zone. */
const DAYS_UNTIL_OVER = 2

/** Types on which other rows depend. `purge-expired.ts` deletes them in a fixed order. */
type OrderedPurge = 'commerce' | 'offer' | 'category'
type PurgedEntity = EntityStorage & Required<Pick<EntityStorage, 'expired'>>

export const ENTITIES: Readonly<
  Record<ObjectType, EntityStorage> & Record<Exclude<BinItemType, OrderedPurge>, PurgedEntity>
> = {
  commerce: {
    shop: sql`select id from commerces where id = ${activity.object_id} and deleted_at is null`,
  },
  application: {
    shop: sql`select ${commerces.id} from ${applications}
      join ${commerces} on ${commerces.id} = ${applications.commerce}
      where ${applications.pk} = ${activity.object_id} and ${commerces.deleted_at} is null`,
  },
  offer: {
    shop: sql`select ${commerces.id} from ${offers}
      join ${commerces} on ${commerces.id} = ${offers.commerce}
      where ${offers.id} = ${activity.object_id}
        and ${offers.deleted_at} is null and ${commerces.deleted_at} is null`,
  },
  user: { table: users },
  category: { table: categories },
  faq: { table: questions, expired: ({ bin }) => lte(questions.deleted_at, bin) },
  contact: {
    table: messages,
    expired: ({ periods, daysAgo, bin }) =>
      or(
        lte(messages.deleted_at, bin),
        lt(messages.answered_at, daysAgo(periods.keep_messages_days)),
      ),
  },
  report: {
    table: reports,
    expired: ({ periods, daysAgo }) => lt(reports.decided_at, daysAgo(periods.keep_messages_days)),
  },
  appeal: {
    table: restrictions,
    shop: sql`select ${commerces.id} from ${restrictions}
      left join ${offers} on ${offers.id} = ${restrictions.offer}
      join ${commerces} on ${commerces.id} = coalesce(${restrictions.commerce}, ${offers.commerce})
      where ${restrictions.id} = ${activity.object_id} and ${commerces.deleted_at} is null`,
  },
  suggestion: {
    table: suggestions,
    expired: ({ periods, daysAgo }) =>
      lt(suggestions.decided_at, daysAgo(periods.keep_messages_days)),
  },
  notice: {
    table: notices,
    expired: ({ daysAgo }) => lt(notices.ends_on, daysAgo(DAYS_UNTIL_OVER).slice(0, 10)),
  },
  duty: {
    table: duties,
    isThere: sql`exists (select from ${duties})`,
    expired: ({ daysAgo }) => lt(duties.ends_at, daysAgo(DAYS_UNTIL_OVER)),
  },
  proposal: {
    shop: sql`select ${commerces.id} from ${proposals}
      join ${commerces} on ${commerces.id} = ${proposals.commerce}
      where ${proposals.id} = ${activity.object_id} and ${commerces.deleted_at} is null`,
  },
  settings: { isThere: sql`true` },
  holidays: { table: holidays, expired: ({ bin }) => lte(holidays.deleted_at, bin) },
}

export const BIN_TABLES: Readonly<Record<BinItemType, BinTable>> = {
  commerce: { table: commerces, name: commerces.name },
  offer: { table: offers, name: offers.title, shop: offers.commerce },
  category: { table: categories, name: categories.name },
  faq: { table: questions, name: questions.question },
  contact: { table: messages, name: messages.subject },
  holidays: { table: holidays, name: holidays.name },
}
