import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { projectRoot } from '../project-root.ts'

/** `when`, in milliseconds, orders migrations and identifies them in the database, as drizzle-kit writes it. */
export type Migration = { tag: string; when: number; hash: string; statements: string[] }

const APPLIED = 'drizzle.__drizzle_migrations'

type Reader = { query(text: string): Promise<{ rows: Record<string, unknown>[] }> }

/** Returns migrations, the oldest first. */
export function readMigrations(): Migration[] {
  const folder = join(projectRoot, 'migrations')
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
  const tags = (journal.entries as { tag: string }[]).map(({ tag }) => tag)
  return readMigrationFiles({ migrationsFolder: folder }).map(
    ({ sql: statements, folderMillis: when, hash }, index) => {
      return { tag: tags[index]!, when, hash, statements }
    },
  )
}

/** Returns `when` of the last applied migration, or 0 if there is none. Needs only the right to read. */
export async function lastApplied(client: Reader): Promise<number> {
  const { rows } = await client.query(`select to_regclass('${APPLIED}') is null as empty`)
  if (rows[0]!.empty) return 0
  const last = await client.query(
    `select coalesce(max(created_at), 0)::float8 as when from ${APPLIED}`,
  )
  return Number(last.rows[0]!.when)
}

/** Applies migrations in the caller's transaction, so that either all of them are applied or none. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists ${APPLIED} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query(`insert into ${APPLIED} (hash, created_at) values ($1, $2)`, [hash, when])
  }
}
