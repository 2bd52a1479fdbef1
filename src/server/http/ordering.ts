import { asc, desc, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ordering } from '#contract/list-query.ts'

/** What stands behind each column by which a list is ordered. */
export type SortColumns<Column extends string> = Record<Column, SQLWrapper>

/**
 * The terms of an `order by`; undefined where none was asked for. Rows that are alike in all of them
 * follow `tie` in the direction of the last: pages never overlap, and `-name` is `name` backwards.
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

/** The same for fields that are declared in a table of the contract. */
export function sortColumns<Name extends string>(
  names: readonly Name[],
  columnOf: (name: Name) => SQLWrapper,
): SortColumns<Name> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as SortColumns<Name>
}

/** Rows with one of the ids; all where none was asked for. */
export function among(column: PgColumn, ids: number[] | undefined): SQL | undefined {
  return ids && inArray(column, ids)
}

function directed(word: string, column: SQLWrapper): SQL {
  return word.startsWith('-') ? desc(column) : asc(column)
}
