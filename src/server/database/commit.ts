import type pg from 'pg'
import { coalesced } from './coalesced.ts'
import { openPipeline } from './pipeline.ts'

/** What has to know of every commit before its author is answered. */
export type CommitObserver = {
  /** Of a commit by the connection of this process of PostgreSQL. */
  noticed(notice: Pick<pg.Notification, 'payload' | 'processId'>): void
  /** Resolves when it knows of every earlier commit. */
  settled(): Promise<void>
}

export type Commit = (statement: pg.QueryConfig) => Promise<pg.QueryResult>

/**
 * Commits something that changes nothing, and so puts all that was committed before on the disk: writing
 * is what PostgreSQL waits for the disk for.
 */
const FLUSH = {
  name: 'flush_commits',
  text: "select pg_logical_emit_message(true, 'escaparate', '')",
}

/** Milliseconds: whoever would wait longer for a lock waits apart, so that nobody stands behind them. */
const LOCK_TIMEOUT = 50
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Runs statements that are transactions by themselves and have switched `synchronous_commit` off, and settles when they
 * are on the disk and the observer knows of them. With `hasLine` they are sent one after the other on one connection of
 * `pool`, which tells the observer, and several share a flush; otherwise each has a connection for itself, and the observer
 * is waited for. See docs/decisions/0102-saves-in-line.md and 0107-optimistic-saves.md.
 */
export function openCommit(
  pool: pg.Pool,
  hasLine: boolean,
): { commit: Commit; observe(observer: CommitObserver): void; close(): void } {
  const line = hasLine ? openPipeline(pool, begin) : undefined
  let observer: CommitObserver | undefined
  const flushes = new WeakMap<pg.PoolClient, () => Promise<void>>()

  /** PostgreSQL sends a connection that listens the notices of its own commit before the end of the answer. */
  function begin(client: pg.PoolClient) {
    const { processID } = client as unknown as { processID: number }
    client.on('notification', (notice) => {
      if (notice.processId === processID) observer?.noticed(notice)
    })
    return client.query(`set lock_timeout = ${LOCK_TIMEOUT}; listen directory`)
  }

  /** Settles with one that was sent after all before it: those who come while one is under way share the next. */
  function flush(client: pg.PoolClient): Promise<void> {
    const known = flushes.get(client) ?? coalesced(() => client.query(FLUSH))
    flushes.set(client, known)
    return known()
  }

  /** The statement commits, and releases its locks, before anything waits for the disk. */
  async function queryAndFlush(client: pg.PoolClient, statement: pg.QueryConfig) {
    const [result, flushed] = await Promise.allSettled([client.query(statement), flush(client)])
    if (result.status === 'rejected') throw result.reason
    if (flushed.status === 'rejected') throw flushed.reason
    return result.value
  }

  async function apart(statement: pg.QueryConfig) {
    const client = await pool.connect()
    const result = await queryAndFlush(client, statement).finally(() => client.release())
    await observer?.settled()
    return result
  }

  return {
    async commit(statement) {
      const client = line?.client()
      if (client === undefined) return await apart(statement)
      try {
        return await queryAndFlush(client, statement)
      } catch (error) {
        if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
        return await apart(statement)
      }
    },
    observe(given) {
      observer = given
    },
    close: () => line?.close(),
  }
}
