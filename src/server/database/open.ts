import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { ServiceUnavailable } from '../errors.ts'
import { retryTransaction } from './retry-transaction.ts'

/** The database or a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type Database = NodePgDatabase & {
  connections(): Record<'statements' | 'transactions', PoolLoad>
}

type PoolLoad = { open: number; idle: number; waiting: number }

/** Milliseconds. `connection`, `transaction`: until each pool has a free connection; `retry`: no retry starts later. */
const TIMEOUTS = {
  connection: 2_000,
  transaction: 4_000,
  lock: 2_000,
  statement: 10_000,
  retry: 2_500,
}
export type Timeouts = typeof TIMEOUTS

const CONNECTIONS = 15
const TRANSACTION_SHARE = 1 / 3

type Options = {
  onRetry?: (error: Error) => void
  timeouts?: Timeouts
  connections?: number
  /** Whether a pooler shares connections. Statements then have no names, and the role sets the timeouts. */
  isShared?: boolean
}

export type OpenDatabase = ReturnType<typeof openDatabase>

/** Opens two pools, so that transactions that wait for a lock take no connections from reads. */
export function openDatabase(
  url: string,
  {
    onRetry = () => {},
    timeouts = TIMEOUTS,
    connections = CONNECTIONS,
    isShared = false,
  }: Options = {},
) {
  const forTransactions = Math.floor(connections * TRANSACTION_SHARE)
  const limits = `set statement_timeout = ${timeouts.statement}; set lock_timeout = ${timeouts.lock}`
  // A statement, because poolers refuse connection options. `jit` is off: compiling a search takes too long.
  const settings = `set timezone = 'UTC'; set jit = off${isShared ? '' : `; ${limits}`}`
  const open = (max: number, connectionTimeout: number) =>
    openPool({ url, max, connectionTimeout, isShared, settings })
  const statements = open(connections - forTransactions, timeouts.connection)
  const transactions = open(forTransactions, timeouts.transaction)

  const db: Database = Object.assign(drizzle({ client: statements.pool }), {
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
          // The transaction of Drizzle does not release the connection if `begin` fails.
          client.release()
        }
      },
      onRetry,
      timeouts.retry,
    )

  return {
    db,
    /** False destroys all connections, so that pending queries fail at once. True allows others again. */
    setReachable(isReachable: boolean) {
      statements.setReachable(isReachable)
      transactions.setReachable(isReachable)
    },
    async close() {
      await Promise.all([statements.pool.end(), transactions.pool.end()])
    },
  }
}

type PoolOptions = {
  url: string
  max: number
  connectionTimeout: number
  isShared: boolean
  settings: string
}

function openPool({ url, max, connectionTimeout, isShared, settings }: PoolOptions) {
  const clients = new Set<pg.ClientBase>()
  let isReachable = true

  class Client extends pg.Client {
    // pg-pool passes a callback, although its types do not say so.
    override connect(done?: unknown): Promise<pg.Client> {
      const connect = super.connect as (done?: unknown) => Promise<pg.Client>
      if (isReachable || typeof done !== 'function') return connect.call(this, done)
      setImmediate(() => done(new ServiceUnavailable('the database is silent')))
      return Promise.resolve(this)
    }

    // biome-ignore lint/suspicious/noExplicitAny: `query` has many overloads, and all are passed on.
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
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    onConnect(client) {
      clients.add(client)
      client.on('error', () => {})
      client.on('end', () => clients.delete(client))
      return client.query(settings)
    },
  })
  // Without a listener the error of a broken connection would end the process.
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
