import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ServiceUnavailable } from '../errors.ts'
import { rerun } from './rerun.ts'
import * as schema from './schema.ts'

/** The database, or a transaction in it: queries take either. */
export type Db = NodePgDatabase<typeof schema> | NodePgTransaction<typeof schema, never>

export type OpenDatabase = {
  db: NodePgDatabase<typeof schema>
  /**
   * Told that the server is silent, cuts every connection, so that whoever waits hears of it, and opens
   * none until told otherwise.
   */
  setReachable(isReachable: boolean): void
  close(): Promise<void>
}

/**
 * For how many milliseconds somebody waits for a connection, for that of a transaction, for a lock and
 * for one statement, and until when a transaction that was undone is begun anew.
 */
export type Patience = {
  connection: number
  transaction: number
  lock: number
  statement: number
  rerun: number
}

/** Whoever calls hears within a few seconds that it does not work now; writers queue before they do. */
const PATIENCE: Patience = {
  connection: 2_000,
  transaction: 4_000,
  lock: 2_000,
  statement: 10_000,
  rerun: 2_500,
}

/** Connections for single statements, of which nearly all read. */
const STATEMENTS = 10
/** Transactions at once. The others wait for their turn without a connection that a visitor needs. */
const TRANSACTIONS = 5

/**
 * Opens a PostgreSQL of version 15 or newer. Transactions have a pool of their own: however many wait
 * for one row, whoever reads is answered. One that PostgreSQL undid for another runs again, which
 * `undone` hears of.
 */
export function openDatabase(
  url: string,
  undone: (error: Error) => void = () => {},
  patience = PATIENCE,
): OpenDatabase {
  const statements = openPool(url, STATEMENTS, patience.connection, patience)
  const transactions = openPool(url, TRANSACTIONS, patience.transaction, patience)
  const onClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()

  const db = drizzle({ client: statements.pool, schema })
  db.transaction = (work, config) =>
    rerun(
      async () => {
        const client = await transactions.pool.connect()
        try {
          const own = onClient.get(client) ?? drizzle({ client, schema })
          onClient.set(client, own)
          return await own.transaction(work, config)
        } finally {
          // Drizzle keeps a connection of the pool for ever when even `begin` fails on it.
          client.release()
        }
      },
      undone,
      patience.rerun,
    )

  return {
    db,
    setReachable(isReachable) {
      statements.setReachable(isReachable)
      transactions.setReachable(isReachable)
    },
    async close() {
      await Promise.all([statements.pool.end(), transactions.pool.end()])
    },
  }
}

function openPool(url: string, max: number, connection: number, { lock, statement }: Patience) {
  const clients = new Set<pg.Client>()
  let isReachable = true

  class Client extends pg.Client {
    // The pool calls with a callback, whatever the types say.
    override connect(done?: unknown): Promise<pg.Client> {
      const connect = super.connect as (done?: unknown) => Promise<pg.Client>
      if (isReachable) return connect.call(this, done)
      const away = new ServiceUnavailable('the database is silent')
      if (typeof done === 'function') setImmediate(() => done(away))
      return typeof done === 'function' ? Promise.resolve(this) : Promise.reject(away)
    }
  }

  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client,
    connectionTimeoutMillis: connection,
    keepAlive: true,
    options: `-c timezone=UTC -c statement_timeout=${statement} -c lock_timeout=${lock}`,
  })
  // A connection that breaks is replaced by the pool, and whoever used it is told by their query;
  // unheard, it would end the process: the pool's own listener is there while it is idle alone.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    clients.add(client)
  })
  pool.on('remove', (client) => clients.delete(client))

  return {
    pool,
    setReachable(reachable: boolean) {
      isReachable = reachable
      if (!reachable) for (const client of clients) cut(client)
    },
  }
}

/** Ends a connection on this side: nobody answers on the other, so nobody is asked. */
export function cut(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
