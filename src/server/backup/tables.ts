import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import * as schema from '../database/schema.ts'
import type { Manifest } from './manifest.ts'

type Table = Manifest['tables'][number]

/** Returns the names of the tables that a backup contains. */
export function ownTables(): string[] {
  const tables = Object.values(schema).filter((value) => is(value, PgTable))
  return tables.filter((table) => table !== schema.installation).map(getTableName)
}

/**
 * Returns those of `names` that exist, sorted by foreign keys, with the columns that can be written: not the generated
 * ones. Leaves out unlogged tables, whose data are temporary.
 */
export async function readTables(client: pg.Client, names: string[]): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers_to: string[] }>(
    `select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select confrel.relname::text from pg_constraint
        join pg_class confrel on confrel.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as refers_to
    from pg_class c
    where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace and relname = any ($1)
    order by relname`,
    [names],
  )
  const sorted: Table[] = []
  const done = new Set<string>()
  while (sorted.length < rows.length) {
    const next = rows.find(
      ({ name, refers_to }) => !done.has(name) && refers_to.every((other) => done.has(other)),
    )
    if (next === undefined) throw new Error('tables refer to each other in a circle')
    done.add(next.name)
    sorted.push({ name: next.name, columns: next.columns })
  }
  return sorted
}

/** Reads the sequences of identity columns. Call it after the snapshot, so that no row has a later value. */
export async function readSequences(
  client: pg.Client,
  names: string[],
): Promise<Manifest['sequences']> {
  const { rows } = await client.query(
    `select c.relname as table, attname as column,
      pg_get_serial_sequence(format('%I', c.relname), attname) as sequence
    from pg_attribute join pg_class c on c.oid = attrelid
    where attidentity <> '' and relnamespace = 'public'::regnamespace and relname = any ($1)
    order by 1, 2`,
    [names],
  )
  const sequences: Manifest['sequences'] = []
  for (const { table, column, sequence } of rows) {
    // `pg_sequences` hides the value from a role without the right to read it.
    const { rows } = await client.query(
      `select case when is_called then last_value::text end as last from ${sequence}`,
    )
    sequences.push({ table, column, last: rows[0].last })
  }
  return sequences
}
