import { desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/open.ts'
import type { RowRange } from './pagination.ts'

export type Listing<Row> = {
  count: () => Promise<number>
  rows: (range: RowRange) => Promise<Row[]>
}

type UnorderedQuery<Row> = {
  as(alias: string): SQLWrapper
  orderBy(...terms: Term[]): {
    offset(rows: number): { limit(rows: number): PromiseLike<Row[]> }
  }
}
type Term = SQL | PgColumn

export function listingOf<Row>(
  db: Db,
  select: () => UnorderedQuery<Row>,
  order: readonly Term[],
): Listing<Row> {
  return {
    count: () => db.$count(select().as('found')),
    rows: async ({ limit, offset }) =>
      await select()
        .orderBy(...order)
        .offset(offset)
        .limit(limit),
  }
}

export function shownAs<Row, Shown>(
  { count, rows }: Listing<Row>,
  show: (rows: Row[]) => Shown[] | Promise<Shown[]>,
): Listing<Shown> {
  return { count, rows: async (range) => await show(await rows(range)) }
}

/** Sorts waiting rows first, the longest first, and then the others, the last ended first. */
export function longestWaitingFirst(
  isWaiting: SQL,
  since: PgColumn,
  ended: PgColumn,
  id: PgColumn,
): Term[] {
  return [sql`not ${isWaiting}`, sql`case when ${isWaiting} then ${since} end`, desc(ended), id]
}
