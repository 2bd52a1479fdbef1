import { asc, desc, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ordering } from '#contract/list-query.ts'

/** The expression behind each sortable column. */
export type SortColumns<Column extends string> = Record<Column, SQLWrapper>

/**
 * The terms of an `order by`; undefined without any. Equal rows are ordered by `tie` in the last term's
 * direction, so that pages never overlap and `-name` is the exact reverse of `name`.
 */
export function sortedBy<Column extends string>(
  columns: SortColumns<Column>,
  asked: readonly Ordering<Column>[] | undefined,
  tie: SQLWrapper,
): SQL[] | undefined {
  const last = asked?.at(-1)
  if (asked === undefined || last === undefined) return undefined
  return [
    ...asked.map((word) => directed(word, columns[word.replace(/^-/, '') as Column])),
    directed(last, tie),
  ]
}

/** The same for the fields of a field table. */
export function sortColumns<Name extends string>(
  names: readonly Name[],
  columnOf: (name: Name) => SQLWrapper,
): SortColumns<Name> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as SortColumns<Name>
}

/** Rows with one of these ids; all rows when undefined. */
export function withIds(column: PgColumn, ids: number[] | undefined): SQL | undefined {
  return ids && inArray(column, ids)
}

function directed(word: string, column: SQLWrapper): SQL {
  return word.startsWith('-') ? desc(column) : asc(column)
}
