import { DatabaseSync } from 'node:sqlite'

/** Milliseconds to wait for the lock: longer than any build. */
const LOCK_TIMEOUT = 300_000

/**
 * Runs `work` while holding the lock file; other processes wait. It is a lock of SQLite, which the system releases if
 * the process dies. Throws after five minutes of waiting.
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
