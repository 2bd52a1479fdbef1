import { DatabaseSync } from 'node:sqlite'

/** Milliseconds to wait for others: longer than any build. */
const LOCK_TIMEOUT = 300_000

/**
 * Does something that no other process does meanwhile with the same lock file: a second one waits. The lock is
 * SQLite's, because the system takes it from a process that dies. Throws after five minutes.
 */
export function oneAtATime<Result>(lockFile: string, work: () => Result): Result {
  const lock = new DatabaseSync(lockFile, { timeout: LOCK_TIMEOUT })
  try {
    lock.exec('begin exclusive')
    return work()
  } finally {
    lock.close()
  }
}
