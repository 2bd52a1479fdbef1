import pg from 'pg'
import { sharesConnections } from '../database/pooler.ts'
import { StartupError } from '../process/startup-error.ts'
import { bad, type Finding, good } from './finding.ts'

/** That no pooler takes from the start what it needs of its connections. */
export async function checkPooler(url: string, directUrl: string): Promise<Finding> {
  const name = 'Pooler'
  try {
    await sharesConnections({ url, directUrl })
    return good(name)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return bad(name, error.message, 'Cómo se pone está en docs/operating.md, «A pooler».')
  }
}

/** That the server lets one instance have the connections of its pool, and the one that listens for changes. */
export async function checkPoolSize(url: string, databasePool: number): Promise<Finding> {
  const name = 'Conexiones a la base de datos'
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query(
      "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most",
    )
    const [{ most }] = rows as [{ most: number }]
    if (databasePool < most) return good(name)
    return bad(
      name,
      `DATABASE_POOL es ${databasePool}, y el servidor solo deja ${most} conexiones entre todos.`,
      'Baja DATABASE_POOL, o sube max_connections de PostgreSQL.',
    )
  } finally {
    await client.end()
  }
}
