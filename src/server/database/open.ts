import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { ServiceUnavailable } from '../errors.ts'
import { retryTransaction } from './retry-transaction.ts'

/** The database or a transaction, for queries that work in both. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** The database outside of any transaction. */
export type Database = NodePgDatabase & {
  /** Returns for each pool the numbers of open and idle connections and of waiting calls. */
  connections(): Record<'statements' | 'transactions', PoolLoad>
}

type PoolLoad = { open: number; idle: number; waiting: number }

export type OpenDatabase = {
  db: Database
  /** False destroys all connections, so that pending queries fail at once, and opens none until it is true again. */
  setReachable(isReachable: boolean): void
  close(): Promise<void>
}

/**
 * Milliseconds. `connection` and `transaction` limit the wait for a connection, `lock` for a lock. `statement` limits
 * one statement. `retry` is until when an aborted transaction is retried.
 */
export type Timeouts = {
  connection: number
  transaction: number
  lock: number
  statement: number
  retry: number
}

/** A call fails within a few seconds. Transactions may wait longest. */
const TIMEOUTS: Timeouts = {
  connection: 2_000,
  transaction: 4_000,
  lock: 2_000,
  statement: 10_000,
  retry: 2_500,
}

/** Default number of connections. */
const CONNECTIONS = 15
/** Share of the connections for transactions. The rest is for single statements. */
const TRANSACTION_SHARE = 1 / 3

type Options = {
  /** Called for each transaction that PostgreSQL aborted because of another and that is retried. */
  onRetry?: (error: Error) => void
  timeouts?: Timeouts
  connections?: number
  /** Whether a pooler shares connections: statements then have no names, and the role sets the timeouts. */
  isShared?: boolean
}

/**
 * Opens a PostgreSQL of version 15 or newer. Transactions have a pool of their own: however many wait for the same row,
 * they take no connection from reads.
 */
export function openDatabase(
  url: string,
  {
    onRetry = () => {},
    timeouts = TIMEOUTS,
    connections = CONNECTIONS,
    isShared = false,
  }: Options = {},
): OpenDatabase {
  const concurrent = Math.floor(connections * TRANSACTION_SHARE)
  const open = (max: number, connection: number) =>
    openPool({ url, max, connection, isShared, ...settingsOf(timeouts, isShared) })
  const statements = open(connections - concurrent, timeouts.connection)
  const transactions = open(concurrent, timeouts.transaction)

  const db = Object.assign(drizzle({ client: statements.pool }), {
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
          return await drizzle({ client }).transaction(work, config)
        } finally {
          // Drizzle's own transaction does not release its connection if `begin` fails.
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

/**
 * Returns the settings as a statement, because poolers refuse them as connection options. The timeouts are left out on
 * shared connections. `jit` is off: compiling a search takes longer than running it.
 */
function settingsOf({ lock, statement }: Timeouts, isShared: boolean) {
  const limits = `; set statement_timeout = ${statement}; set lock_timeout = ${lock}`
  return { settings: `set timezone = 'UTC'; set jit = off${isShared ? '' : limits}` }
}

type PoolOptions = {
  url: string
  max: number
  connection: number
  isShared: boolean
  settings: string
}

function openPool({ url, max, connection, isShared, settings }: PoolOptions) {
  const clients = new Set<pg.ClientBase>()
  let isReachable = true

  class Client extends pg.Client {
    // pg-pool passes a callback, although its types do not say so.
    override connect(done?: unknown): Promise<pg.Client> {
      const connect = super.connect as (done?: unknown) => Promise<pg.Client>
      if (isReachable) return connect.call(this, done)
      const away = new ServiceUnavailable('the database is silent')
      if (typeof done === 'function') setImmediate(() => done(away))
      return typeof done === 'function' ? Promise.resolve(this) : Promise.reject(away)
    }

    // biome-ignore lint/suspicious/noExplicitAny: it has many forms, and all are passed on.
    override query(statement: any, ...rest: any[]): any {
      const query = super.query as (...args: unknown[]) => unknown
      return query.call(
        this,
        isShared && statement.name ? { ...statement, name: undefined } : statement,
        ...rest,
      )
    }
  }

  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'escaparate',
    max,
    Client,
    connectionTimeoutMillis: connection,
    keepAlive: true,
    onConnect(client) {
      clients.add(client)
      client.on('error', () => {})
      client.on('end', () => clients.delete(client))
      return client.query(settings)
    },
  })
  // The pool replaces a broken connection and rejects its query. Without a listener the error would end the process,
  // because the pool itself only listens while a connection is idle.
  pool.on('error', () => {})

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

/** Destroys the socket without the closing handshake: an unreachable server would not answer it. */
export function destroyConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
