import { desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/open.ts'
import type { RowRange } from './pagination.ts'

/** A list that is read a page at a time. */
export type RowList<Row> = {
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

export function rowListOf<Row>(
  db: Db,
  select: () => UnorderedQuery<Row>,
  order: readonly Term[],
): RowList<Row> {
  return {
    count: () => db.$count(select().as('found')),
    rows: async ({ limit, offset }) =>
      await select()
        .orderBy(...order)
        .offset(offset)
        .limit(limit),
  }
}

/** Returns the same list with its rows converted by `show`. */
export function mapRows<Row, Shown>(
  { count, rows }: RowList<Row>,
  show: (rows: Row[]) => Shown[] | Promise<Shown[]>,
): RowList<Shown> {
  return { count, rows: async (range) => await show(await rows(range)) }
}

/** Sorts waiting rows first, by `since`, oldest first; then the others, by `ended`, newest first. */
export function longestWaitingFirst(
  isWaiting: SQL,
  since: PgColumn,
  ended: PgColumn,
  id: PgColumn,
): Term[] {
  return [sql`not ${isWaiting}`, sql`case when ${isWaiting} then ${since} end`, desc(ended), id]
}
