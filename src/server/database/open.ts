import type { Socket } from 'node:net'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { ServiceUnavailable } from '../errors.ts'
import { openPipeline } from './pipeline.ts'
import { retryTransaction } from './retry-transaction.ts'

/** The database, or a transaction in it: queries take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** The database outside of any transaction. */
export type Database = NodePgDatabase & {
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

/** Named so are statements that read rows by key: they take little time and wait for no lock. */
const READS_BY_KEY = /^(find|read)_/

/** Connections unless said otherwise. */
const CONNECTIONS = 15
/** Of the connections for transactions; one is for reads by key, the others for all other statements. */
const TRANSACTION_SHARE = 1 / 3

type Options = {
  /** Hears of each transaction that PostgreSQL aborted for another, and that is retried. */
  onRetry?: (error: Error) => void
  timeouts?: Timeouts
  connections?: number
  /** Whether a pooler shares connections among clients: statements have no names then, limits are the role's. */
  isShared?: boolean
}

/**
 * Opens a PostgreSQL of version 15 or newer. Transactions have their own pool: however many wait for one
 * row, reads are answered, and further ones queue without taking a connection from readers.
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
  const open = (max: number, connection: number, pipeline = false) =>
    openPool({ url, max, connection, pipeline, isShared, ...settingsOf(timeouts, isShared) })
  const statements = open(connections - concurrent - 1, timeouts.connection)
  const transactions = open(concurrent, timeouts.transaction, true)
  const pipelined = open(1, timeouts.connection, true)
  const reads = openPipeline(pipelined.pool)
  const reader = {
    query(statement: pg.QueryConfig, values: unknown[]) {
      const isPipelined = !isShared && READS_BY_KEY.test(statement.name ?? '')
      return ((isPipelined ? reads.client() : undefined) ?? statements.pool).query(
        statement,
        values,
      )
    },
  }
  const onClient = new WeakMap<pg.PoolClient, NodePgDatabase>()

  const db = Object.assign(drizzle({ client: reader as pg.Pool }), {
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
          const own = onClient.get(client) ?? drizzle({ client })
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
      pipelined.setReachable(isReachable)
    },
    async close() {
      reads.close()
      await Promise.all([statements, transactions, pipelined].map(({ pool }) => pool.end()))
    },
  }
}

/**
 * Set by a statement: poolers refuse them as an option of the connection. Those that share one keep the first two.
 * Searches run for milliseconds however dear they look, and compiling one (`jit`) takes longer.
 */
function settingsOf({ lock, statement }: Timeouts, isShared: boolean) {
  const limits = `; set statement_timeout = ${statement}; set lock_timeout = ${lock}`
  return { settings: `set timezone = 'UTC'; set jit = off${isShared ? '' : limits}` }
}

type PoolOptions = {
  url: string
  max: number
  connection: number
  pipeline: boolean
  isShared: boolean
  settings: string
}

function openPool({ url, max, connection, pipeline, isShared, settings }: PoolOptions) {
  const clients = new Set<pg.ClientBase>()
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

    // biome-ignore lint/suspicious/noExplicitAny: it has many forms, and all are passed on.
    override query(asked: any, ...rest: any[]): any {
      const query = super.query as (...args: unknown[]) => unknown
      if (pipeline) writeTogether(this)
      return query.call(
        this,
        isShared && asked.name ? { ...asked, name: undefined } : asked,
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
    pipeline,
    keepAlive: true,
    onConnect(client) {
      clients.add(client)
      client.on('error', () => {})
      client.on('end', () => clients.delete(client))
      return client.query(settings)
    },
  })
  // The pool replaces a broken connection and its query rejects. Without a listener the error would end the
  // process, and the pool itself listens only while a connection is idle.
  pool.on('error', () => {})

  return {
    pool,
    setReachable(reachable: boolean) {
      isReachable = reachable
      if (!reachable) for (const client of clients) destroyConnection(client)
    },
  }
}

/** All that a connection is sent in one turn of the event loop: one call of the system, and of PostgreSQL. */
function writeTogether(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function loadOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolLoad {
  return { open: totalCount, idle: idleCount, waiting: waitingCount }
}

/**
 * Destroys the socket without the closing handshake, which a server that is unreachable would not answer.
 */
export function destroyConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
