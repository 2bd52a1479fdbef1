import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ServiceUnavailable } from '../errors.ts'
import { coalesced } from './coalesced.ts'
import { retryTransaction } from './retry-transaction.ts'
import * as schema from './schema.ts'

/** The database, or a transaction in it: queries take either. */
export type Db = NodePgDatabase<typeof schema> | NodePgTransaction<typeof schema, never>

/** The database outside of any transaction. */
export type Database = NodePgDatabase<typeof schema> & {
  /**
   * Runs one statement that is a transaction by itself and has switched `synchronous_commit` off: settles
   * when it is on the disk, by a flush that all who wait share. See docs/decisions/0043-saves.md.
   */
  commit(statement: pg.QueryConfig): Promise<pg.QueryResult>
  /** How many connections each pool has open and idle, and how many calls wait for one. */
  connections(): Record<'statements' | 'transactions', PoolLoad>
}

type PoolLoad = { open: number; idle: number; waiting: number }

export type OpenDatabase = {
  db: Database
  /**
   * When false, destroys every connection, so that pending queries fail at once, and opens none until it is
   * true again.
   */
  setReachable(isReachable: boolean): void
  close(): Promise<void>
}

/**
 * Milliseconds: how long to wait for a connection, for a connection of a transaction, for a lock and for
 * one statement, and until when an aborted transaction is retried.
 */
export type Timeouts = {
  connection: number
  transaction: number
  lock: number
  statement: number
  retry: number
}

/** A call fails within a few seconds; transactions may queue longest. */
const TIMEOUTS: Timeouts = {
  connection: 2_000,
  transaction: 4_000,
  lock: 2_000,
  statement: 10_000,
  retry: 2_500,
}

/**
 * Commits something that changes nothing, and so puts all that was committed before on the disk: writing
 * is what PostgreSQL waits for the disk for.
 */
const FLUSH = {
  name: 'flush_commits',
  text: "select pg_logical_emit_message(true, 'escaparate', '')",
}

/** Connections unless said otherwise. */
const CONNECTIONS = 15
/** Of the connections for concurrent transactions; the others are for single statements, nearly all reads. */
const TRANSACTION_SHARE = 1 / 3

/**
 * Opens a PostgreSQL of version 15 or newer. Transactions have their own pool: however many wait for one
 * row, reads are answered, and further ones queue without taking a connection from readers. A transaction that PostgreSQL aborted for another is retried, and reported to
 * `onRetry`.
 */
export function openDatabase(
  url: string,
  onRetry: (error: Error) => void = () => {},
  timeouts = TIMEOUTS,
  connections = CONNECTIONS,
): OpenDatabase {
  const concurrent = Math.floor(connections * TRANSACTION_SHARE)
  const statements = openPool(url, connections - concurrent, timeouts.connection, timeouts)
  const transactions = openPool(url, concurrent, timeouts.transaction, timeouts)
  const onClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()

  const flush = coalesced(() => statements.pool.query(FLUSH))
  const commit = async (statement: pg.QueryConfig) => {
    const run = () => transactions.pool.query(statement)
    const result = await retryTransaction(run, onRetry, timeouts.retry)
    if (result.rowCount !== 0) await flush()
    return result
  }

  const db = Object.assign(drizzle({ client: statements.pool, schema }), {
    commit,
    connections: () => ({
      statements: loadOf(statements.pool),
      transactions: loadOf(transactions.pool),
    }),
  })
  db.transaction = (work, config) =>
    retryTransaction(
      async () => {
        const client = await transactions.pool.connect()
        try {
          const own = onClient.get(client) ?? drizzle({ client, schema })
          onClient.set(client, own)
          return await own.transaction(work, config)
        } finally {
          // Drizzle's own transaction never releases its connection when `begin` fails.
          client.release()
        }
      },
      onRetry,
      timeouts.retry,
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

function openPool(url: string, max: number, connection: number, { lock, statement }: Timeouts) {
  const clients = new Set<pg.Client>()
  let isReachable = true

  class Client extends pg.Client {
    // pg-pool passes a callback, although the types do not say so.
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
    application_name: 'escaparate',
    max,
    Client,
    connectionTimeoutMillis: connection,
    keepAlive: true,
    options: `-c timezone=UTC -c statement_timeout=${statement} -c lock_timeout=${lock}`,
  })
  // The pool replaces a broken connection and its query rejects. Without a listener the error would end the
  // process, and the pool itself listens only while a connection is idle.
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
      if (!reachable) for (const client of clients) destroyConnection(client)
    },
  }
}

function loadOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolLoad {
  return { open: totalCount, idle: idleCount, waiting: waitingCount }
}

/**
 * Destroys the socket without the closing handshake, which a server that is unreachable would not answer.
 */
export function destroyConnection(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
