import { rm } from 'node:fs/promises'
import pg from 'pg'
import { openEmbedded } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { applyMigrations, readMigrations } from '#server/database/migrations.ts'
import { makeVarDir } from '../tools/server-process.ts'

/** Kills the connection before each statement: the database must still be empty, and the next start complete. */
export default async function migrations(say: (line: string) => void): Promise<boolean> {
  const dir = await makeVarDir()
  const { url, close } = await openEmbedded({ dir, say: () => {} })
  const began = performance.now()
  let kills = 0
  try {
    while (await killedBefore(url, kills)) {
      const { rows } = await run(
        url,
        `select from pg_class where relnamespace = 'public'::regnamespace
          union all select from pg_namespace where nspname = 'drizzle'`,
      )
      if (rows.length > 0) throw new Error(`killed at statement ${kills}, ${rows.length} are left`)
      kills++
    }
    await run(url, 'select count(*) from categories')
    await migrateDatabase(url)
    const seconds = Math.round((performance.now() - began) / 1000)
    say(`Migrations killed at each of ${kills} statements: nothing left each time (${seconds} s).`)
    return true
  } finally {
    await close()
    await rm(dir, { recursive: true, force: true })
  }
}

/** Migrates and kills the connection before a statement. Returns false if there is no such statement. */
async function killedBefore(url: string, statement: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const run = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  let count = 0
  client.query = (async (...asked: unknown[]) => {
    if (count++ === statement) await run('select pg_terminate_backend(pg_backend_pid())')
    return run(...asked)
  }) as typeof client.query
  try {
    await client.query('begin')
    await applyMigrations(client, readMigrations())
    await client.query('commit')
    return false
  } catch (error) {
    if (/terminat/.test((error as Error).message)) return true
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function run(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}
