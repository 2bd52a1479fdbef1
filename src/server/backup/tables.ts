import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import * as schema from '../database/schema.ts'
import { damaged } from './damaged-backup.ts'
import type { Manifest } from './manifest.ts'

type Table = Manifest['tables'][number]

/** Names the tables to back up: all but `installation`, because a restored database gets an identifier of its own. */
export function ownTables(): string[] {
  const tables = Object.values(schema).filter((value) => is(value, PgTable))
  return tables.filter((table) => table !== schema.installation).map(getTableName)
}

/** Returns the existing tables, without unlogged ones, sorted by foreign keys, and their writable columns. */
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
  const sorted = new Map<string, Table>()
  while (sorted.size < rows.length) {
    const next = rows.find(
      ({ name, refers_to }) => !sorted.has(name) && refers_to.every((other) => sorted.has(other)),
    )
    if (next === undefined) throw new Error('tables refer to each other in a circle')
    sorted.set(next.name, { name: next.name, columns: next.columns })
  }
  return [...sorted.values()]
}

/** Reads the last values given out. Call it after the snapshot, so that no row has a higher one. */
export async function readSequences(client: pg.Client, names: string[]) {
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

const decompress = promisify(gunzip)

/** Loads tables by COPY in the caller's transaction. */
export function openLoader(client: pg.Client, tables: Manifest['tables']) {
  const counts: Record<string, number> = {}
  let refused: Error | undefined
  let open: { table: string; copy: CopyStreamQuery; done: Promise<void> } | undefined

  function begin(table: string) {
    const columns = tables.find(({ name }) => name === table)?.columns
    if (columns === undefined || table in counts) throw damaged()
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${list}) from stdin`))
    // PostgreSQL may refuse at any time, and the error is emitted only once.
    const done = finished(copy)
    done.catch((error) => {
      refused ??= error
    })
    return { table, copy, done }
  }

  async function close() {
    if (open === undefined) return
    const { table, copy, done } = open
    open = undefined
    copy.end()
    await done
    counts[table] = copy.rowCount
  }

  return {
    /** Adds a part of a table. All parts of a table have to follow each other. */
    async add(table: string, gzipped: Buffer): Promise<void> {
      if (open?.table !== table) {
        await close()
        open = begin(table)
      }
      const { copy, done } = open!
      const rows = await decompress(gzipped)
      if (refused !== undefined) throw refused
      if (!copy.write(rows)) await Promise.race([once(copy, 'drain'), done])
    },
    /** Returns the number of rows of each table that has any. */
    async end() {
      await close()
      return counts
    },
  }
}
