import DataLoader from 'dataloader'
import type { Db } from './open.ts'
import { prepared } from './prepared.ts'

/**
 * Answers all that is asked for in one turn of the event loop by one statement, which is begun after the
 * last of them: a busy server sends a few statements instead of hundreds, and every answer is current.
 */
export function batched<Key, Value>(
  load: (db: Db, keys: readonly Key[]) => Promise<Value[]>,
  maxBatchSize = 50,
): (db: Db, key: Key) => Promise<Value> {
  const loaders = prepared(
    (db) =>
      new DataLoader<Key, Value>((keys) => load(db, keys), {
        cache: false,
        batchScheduleFn: setImmediate,
        maxBatchSize,
      }),
  )
  return (db, key) => loaders(db).load(key)
}
