import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Returns the columns of a table with the names of `fields`. A missing column is a type error. */
export function columnsOf<Name extends string, Table extends PgTable & Record<Name, PgColumn>>(
  table: Table,
  fields: Readonly<Record<Name, unknown>>,
): Pick<Table, Name> {
  const names = Object.keys(fields) as Name[]
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>
}
