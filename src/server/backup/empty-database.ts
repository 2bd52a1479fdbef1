import pg from 'pg'
import { readMigrations } from '../database/migrations.ts'
import { StartupError } from '../process/startup-error.ts'

/** Tables that already have rows in a new database. */
const INITIAL_TABLES = ['categories', 'installation']

/** Whether the database has any data besides those of a new one. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  for (const { name, kind } of await objectsOf(client)) {
    if (kind !== 'table' || INITIAL_TABLES.includes(name)) continue
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
  const tables = (await objectsOf(client)).filter(({ kind }) => kind === 'table')
  const foreign = tables.map(({ name }) => name).filter((name) => !ours.includes(name))
  if (foreign.length === 0) return
  throw new StartupError(
    `En esa base de datos hay tablas que este Escaparate no conoce (${foreign.join(', ')}): usa una para él solo.`,
  )
}

const TABLE_STATEMENT = /(?:CREATE (?:UNLOGGED )?TABLE|ALTER TABLE \S+ RENAME TO) "?(\w+)"?/gi

/** Drops all objects of the schema and the record of applied migrations. */
export async function dropEverything(client: pg.Client): Promise<void> {
  for (const { kind, identity } of await objectsOf(client)) {
    await client.query(`drop ${kind} if exists ${identity} cascade`)
  }
  await client.query('drop schema if exists drizzle cascade')
}

type DatabaseObject = {
  name: string
  kind: 'table' | 'view' | 'function' | 'type'
  identity: string
}

/** Returns the objects of the schema `public`, tables first. Leaves out those of extensions. */
async function objectsOf(client: pg.Client): Promise<DatabaseObject[]> {
  const { rows } = await client.query<DatabaseObject>(`
    select relname as name, case relkind when 'v' then 'view' else 'table' end as kind,
      oid::regclass::text as identity, 1 as place
    from pg_class where relkind in ('r', 'p', 'v') and relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select proname, 'function', oid::regprocedure::text, 2
    from pg_proc where prokind = 'f' and pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select typname, 'type', oid::regtype::text, 3
    from pg_type where typtype in ('e', 'd') and typnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
    order by place, name`)
  return rows
}
