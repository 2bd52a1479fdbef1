import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import type { OpenDatabase } from '#server/database/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the migrated database of which each test file makes a copy. */
    templateUrl: string
  }
}

/** Uses `TEST_DATABASE_URL` if set, whose user must be allowed to create databases, else the embedded PostgreSQL. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env.TEST_DATABASE_URL
  const dir = await mkdtemp(join(tmpdir(), 'escaparate-test-'))
  // If the tests run as root, PostgreSQL runs as another user, who must be able to read the folder.
  await chmod(dir, 0o755)
  const embedded = outside ? undefined : await openEmbedded({ dir, say: () => {} })
  const server = outside ?? embedded!.url
  const template = `escaparate_template_${process.pid}`
  await queryServer(server, `create database ${template} template template0 encoding 'UTF8'`)
  const templateUrl = withDatabase(server, template)
  await migrateDatabase(templateUrl)
  project.provide('templateUrl', templateUrl)
  return async () => {
    await queryServer(server, `drop database ${template}`)
    await embedded?.close()
    await rm(dir, { recursive: true, force: true })
  }
}

export async function queryServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  try {
    await queryServer(url, `drop database ${name} with (force)`)
  } catch (error) {
    // We may not terminate an autovacuum worker (42501); without `force` PostgreSQL cancels it itself.
    if ((error as { code?: string }).code !== '42501') throw error
    await queryServer(url, `drop database ${name}`)
  }
}

/** Deletes all rows and restarts the ids, in tables that have rows. `truncate` would take ten times as long. */
export async function emptyTables(db: Pick<OpenDatabase['db'], 'execute'>): Promise<void> {
  const { rows } = await db.execute<{ name: string; refers_to: string[] }>(sql`
    select c.relname as name, array_remove(array_agg(r.confrelid::regclass::text), null) as refers_to
    from pg_class c left join pg_constraint r on r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname`)
  const exist = rows.map(
    ({ name }) => `select '${name}' as name where exists (select from "${name}")`,
  )
  const filled = await db.execute<{ name: string }>(sql.raw(exist.join(' union all ')))
  const names = new Set(filled.rows.map(({ name }) => name))
  const left = new Map(
    rows
      .filter(({ name }) => names.has(name))
      .map(({ name, refers_to }) => [name, refers_to.filter((other) => names.has(other))]),
  )
  const deletions: string[] = []
  while (left.size > 0) {
    const referredTo = new Set([...left.values()].flat())
    const free = [...left.keys()].filter((name) => !referredTo.has(name))
    for (const name of free) {
      deletions.push(`delete from "${name}"`)
      left.delete(name)
    }
    if (free.length === 0) throw new Error(`these refer to each other: ${[...left.keys()]}`)
  }
  // Triggers reject deletes from the log, and would refill the tables that they maintain.
  const triggers = (state: 'disable' | 'enable') =>
    [...names].map((name) => `alter table "${name}" ${state} trigger user`)
  const restart = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public'`
  const all = [...triggers('disable'), ...deletions, ...triggers('enable'), restart]
  await db.execute(sql.raw(`begin; ${all.join('; ')}; commit`))
}

export function withDatabase(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
