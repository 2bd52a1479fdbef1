import { DatabaseSync } from 'node:sqlite'

/** Milliseconds to wait for the lock: longer than any build. */
const LOCK_TIMEOUT = 300_000

/** Other processes wait for the lock, a lock of SQLite, which the system releases if the process dies. */
export function oneAtATime<Result>(lockFile: string, work: () => Result): Result {
  const lock = new DatabaseSync(lockFile, { timeout: LOCK_TIMEOUT })
  try {
    lock.exec('begin exclusive')
    return work()
  } finally {
    lock.close()
  }
}
