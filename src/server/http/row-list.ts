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

/** Returns the same list with each page of rows converted. */
export function mapRows<Row, Converted>(
  { count, rows }: RowList<Row>,
  convert: (rows: Row[]) => Converted[] | Promise<Converted[]>,
): RowList<Converted> {
  return { count, rows: async (range) => await convert(await rows(range)) }
}

/** Sorts waiting rows first, by `since`, oldest first; then the ended rows, by `endedAt`, newest first. */
export function longestWaitingFirst(
  isWaiting: SQL,
  since: PgColumn,
  endedAt: PgColumn,
  id: PgColumn,
): Term[] {
  return [sql`not ${isWaiting}`, sql`case when ${isWaiting} then ${since} end`, desc(endedAt), id]
}
