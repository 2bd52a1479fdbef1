import { sql } from 'drizzle-orm'
import { INBOX_KINDS, type InboxItem, type InboxKind, type InboxQuery } from '#contract/inbox.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import type { Db } from '../database/open.ts'
import { formatDetail } from './format-detail.ts'
import { type InboxReader, waitingItems } from './waiting-items.ts'

/** For this long after the last request of an administrator, the others see who is viewing an item. */
const VIEWING_MS = 60_000

type Row = Omit<InboxItem, 'detail' | 'commerce'> & {
  facts: unknown
  shop: number | null
  shop_name: string
  shop_category: number[]
  /** Null: the item is not of the requested kind. */
  position_in_list: number | null
  position_in_kind: number
  count_of_kind: number
}

/** Reads in one statement a page of the inbox, the first item of each kind, and the counts. Urgent items come first. */
export async function readInbox(db: Db, reader: InboxReader, { kind, page = 1 }: InboxQuery) {
  const isInList = kind === undefined ? sql`true` : sql`kind = ${kind}`
  const { rows } = await db.execute<Row>(sql`
    with waiting as (
      select waiting.* from (${waitingItems(db, reader)}) as waiting
      left join inbox_postponed later using (kind, id)
      where later.until is null or later.until <= ${reader.now.toISOString()}
    ), numbered as (
      select *, ${isInList} as is_in_list,
        row_number() over (partition by ${isInList} order by is_urgent desc, since, kind, id) as list_position,
        row_number() over (partition by kind order by is_urgent desc, since, id) as position_in_kind,
        count(*) over (partition by kind) as count_of_kind
      from waiting
    )
    select kind, numbered.id, since, is_urgent, title, numbered.facts,
      commerces.id as shop, commerces.name as shop_name, commerces.category as shop_category,
      case when is_in_list then list_position::int end as position_in_list, position_in_kind::int, count_of_kind::int,
      (select username from inbox_views join users on users.id = viewer
        where inbox_views.kind = numbered.kind and inbox_views.id = numbered.id and viewer <> ${reader.id}
          and seen_at > ${new Date(reader.now.getTime() - VIEWING_MS).toISOString()}
        order by seen_at desc limit 1) as viewed_by
    from numbered
    left join commerces on commerces.id = numbered.commerce and commerces.deleted_at is null
    where position_in_kind = 1
      or is_in_list and list_position > ${(page - 1) * PAGE_SIZE} and list_position <= ${page * PAGE_SIZE}
    order by is_urgent desc, since, kind, numbered.id`)
  const firsts = rows.filter(({ position_in_kind }) => position_in_kind === 1)
  const counts = ofKinds((name) => firsts.find((row) => row.kind === name)?.count_of_kind ?? 0)
  const isOnPage = ({ position_in_list: position }: Row) =>
    position !== null && position > (page - 1) * PAGE_SIZE && position <= page * PAGE_SIZE
  return {
    count:
      kind === undefined ? INBOX_KINDS.reduce((sum, name) => sum + counts[name], 0) : counts[kind],
    counts,
    oldest: ofKinds((name) => {
      const first = firsts.find((row) => row.kind === name)
      return first ? toInboxItem(first) : null
    }),
    used: await usedKinds(db),
    results: rows.filter(isOnPage).map(toInboxItem),
  }
}

/** Returns the kinds that the screen lists: reports, suggestions and appeals only if there has been any. */
async function usedKinds(db: Db): Promise<InboxKind[]> {
  const { rows } = await db.execute<Partial<Record<InboxKind, boolean>>>(sql`
    select exists (select from reports) as report, exists (select from suggestions) as suggestion,
      exists (select from restrictions where appealed_at is not null) as appeal`)
  return INBOX_KINDS.filter((kind) => rows[0]![kind] ?? true)
}

/** Whether an item waits for this administrator, even if it is postponed. */
export async function isWaiting(db: Db, reader: InboxReader, kind: InboxKind, id: number) {
  const { rows } = await db.execute(
    sql`select from (${waitingItems(db, reader)}) as waiting where kind = ${kind} and id = ${id}`,
  )
  return rows.length > 0
}

type ItemKey = Pick<InboxItem, 'kind' | 'id'>

export async function postpone(db: Db, { kind, id }: ItemKey, until: Date, now: Date) {
  await db.execute(sql`delete from inbox_postponed where until <= ${now.toISOString()}`)
  await db.execute(sql`insert into inbox_postponed (kind, id, until)
    values (${kind}, ${id}, ${until.toISOString()})
    on conflict (kind, id) do update set until = excluded.until`)
}

export async function showAgain(db: Db, { kind, id }: ItemKey) {
  await db.execute(sql`delete from inbox_postponed where kind = ${kind} and id = ${id}`)
}

export async function recordViewing(db: Db, { kind, id }: ItemKey, viewer: number, now: Date) {
  const before = new Date(now.getTime() - VIEWING_MS).toISOString()
  await db.execute(
    sql`delete from inbox_views where seen_at <= ${before} or viewer = ${viewer} and (kind, id) <> (${kind}, ${id})`,
  )
  await db.execute(sql`insert into inbox_views (kind, id, viewer, seen_at)
    values (${kind}, ${id}, ${viewer}, ${now.toISOString()})
    on conflict (kind, id, viewer) do update set seen_at = excluded.seen_at`)
}

function ofKinds<Value>(find: (kind: InboxKind) => Value) {
  const values = INBOX_KINDS.map((kind) => [kind, find(kind)])
  return Object.fromEntries(values) as Record<InboxKind, Value>
}

function toInboxItem(row: Row): InboxItem {
  const { kind, id, is_urgent, title, facts, viewed_by, shop, shop_name, shop_category } = row
  return {
    ...{ kind, id, is_urgent, title, viewed_by },
    since: new Date(row.since).toISOString(),
    detail: formatDetail(kind, facts),
    commerce: shop === null ? null : { id: shop, name: shop_name, category: shop_category },
  }
}
