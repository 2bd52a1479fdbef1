import { asc, desc, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ordering } from '#contract/list-query.ts'

export type SortColumns<Column extends string> = Record<Column, SQLWrapper>

/** Sorts equal rows by `tiebreaker` in the last term's direction, so that pages never overlap. */
export function sortedBy<Column extends string>(
  columns: SortColumns<Column>,
  ordering: readonly Ordering<Column>[] | undefined,
  tiebreaker: SQLWrapper,
): SQL[] | undefined {
  const last = ordering?.at(-1)
  if (ordering === undefined || last === undefined) return undefined
  return [
    ...ordering.map((term) => withDirection(term, columns[term.replace(/^-/, '') as Column])),
    withDirection(last, tiebreaker),
  ]
}

export function sortColumns<Name extends string>(
  names: readonly Name[],
  columnOf: (name: Name) => SQLWrapper,
): SortColumns<Name> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as SortColumns<Name>
}

export function withIds(column: PgColumn, ids: number[] | undefined): SQL | undefined {
  return ids && inArray(column, ids)
}

function withDirection(term: string, column: SQLWrapper): SQL {
  return term.startsWith('-') ? desc(column) : asc(column)
}
