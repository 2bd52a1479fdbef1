import type pg from 'pg'
import { coalesced } from './coalesced.ts'

/** Observes what has changed in the database. */
export type CommitObserver = {
  /** Resolves when it has counted every earlier commit. */
  settled(): Promise<void>
}

export type Commit = (statement: pg.QueryConfig) => Promise<pg.QueryResult>

/** Commits something that changes nothing: PostgreSQL then writes every earlier commit to the disk, too. */
const FLUSH = {
  name: 'flush_commits',
  text: "select pg_logical_emit_message(true, 'escaparate', '')",
}

/**
 * Runs statements that are transactions by themselves and have switched `synchronous_commit` off. Settles when they are on
 * the disk, for which concurrent ones share a flush, and the observer has counted them.
 */
export function openCommit(pool: pg.Pool): {
  commit: Commit
  observe(observer: CommitObserver): void
} {
  let observer: CommitObserver | undefined
  const flush = coalesced(() => pool.query(FLUSH))

  return {
    async commit(statement) {
      const result = await pool.query(statement)
      await flush()
      await observer?.settled()
      return result
    },
    observe(given) {
      observer = given
    },
  }
}
