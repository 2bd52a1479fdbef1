import pg from 'pg'
import { readMigrations } from '../database/migrations.ts'
import { StartupError } from '../process/startup-error.ts'

/** Tables that already have rows in a new database. */
const INITIAL_TABLES = ['categories', 'installation']

/** Whether the database has any data besides those of a new one. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  for (const name of await tablesOf(client)) {
    if (INITIAL_TABLES.includes(name)) continue
    const { rows } = await client.query(
      `select exists (select from ${pg.escapeIdentifier(name)}) as filled`,
    )
    if (rows[0].filled) return true
  }
  return false
}

/** Throws if the database has tables of other programs, because all tables are about to be dropped. */
export async function refuseForeignTables(client: pg.Client): Promise<void> {
  const ours = readMigrations()
    .flatMap(({ statements }) => statements)
    .flatMap((statement) => [...statement.matchAll(TABLE_STATEMENT)].map(([, name]) => name!))
  const foreign = (await tablesOf(client)).filter((name) => !ours.includes(name))
  if (foreign.length === 0) return
  throw new StartupError(
    `En esa base de datos hay tablas que este Escaparate no conoce (${foreign.join(', ')}): usa una para él solo.`,
  )
}

const TABLE_STATEMENT = /(?:CREATE (?:UNLOGGED )?TABLE|ALTER TABLE \S+ RENAME TO) "?(\w+)"?/gi

/** Drops tables and functions. No migration creates views or types. */
export async function dropEverything(client: pg.Client): Promise<void> {
  for (const name of await tablesOf(client)) {
    await client.query(`drop table if exists ${pg.escapeIdentifier(name)} cascade`)
  }
  const { rows } = await client.query(
    `select oid::regprocedure as signature from pg_proc
    where prokind = 'f' and pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  for (const { signature } of rows)
    await client.query(`drop function if exists ${signature} cascade`)
  await client.query('drop schema if exists drizzle cascade')
}

/** Returns the tables of the schema `public`, except those of extensions. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname`,
  )
  return rows.map(({ name }) => name)
}
