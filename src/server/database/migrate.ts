import { resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'

const OLDEST_VERSION = 15
/** An arbitrary number, the same in every instance. */
const MIGRATION_LOCK = 7_216_443

/**
 * Applies the migrations. Instances that start together migrate once: the others wait. Throws a
 * `StartupError` for what the operator can fix: no server, wrong credentials, an old version.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartupError(`No se puede entrar en la base de datos: ${(error as Error).message}.`)
  }
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() })
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version",
  )
  const version = Math.floor(rows[0].version / 10_000)
  if (version >= OLDEST_VERSION) return
  throw new StartupError(
    `La base de datos es PostgreSQL ${version}: hace falta la versión ${OLDEST_VERSION} o posterior.`,
  )
}

function migrationsFolder(): string {
  return resolve(import.meta.dirname, '../../../migrations')
}
