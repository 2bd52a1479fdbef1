import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

/** The database, or a transaction in it: stores take either. */
export type Db = NodePgDatabase<typeof schema> | NodePgTransaction<typeof schema, never>

export type OpenDatabase = { db: NodePgDatabase<typeof schema>; close(): Promise<void> }

/**
 * Opens a pool on a PostgreSQL of version 15 or newer.
 * A query that runs over 15 s is ended by the server: no request waits that long for its answer.
 */
export function openDatabase(url: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c statement_timeout=15000 -c lock_timeout=10000',
  })
  // A connection that breaks while it is idle is replaced by the pool; unheard, it ends the process.
  pool.on('error', () => {})
  return { db: drizzle({ client: pool, schema }), close: () => pool.end() }
}
