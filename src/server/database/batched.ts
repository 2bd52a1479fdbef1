import DataLoader from 'dataloader'
import type { Db } from './open.ts'
import { prepared } from './prepared.ts'

/**
 * Answers all that is asked for in one turn of the event loop by one statement, which is begun after the
 * last of them: a busy server sends a few statements instead of hundreds, and every answer is current.
 * Keys with the same `idOf` in one batch are one.
 */
export function batched<Key, Value>(
  load: (db: Db, keys: readonly Key[]) => Promise<Value[]>,
  idOf: (key: Key) => string = JSON.stringify,
  maxBatchSize = 50,
): (db: Db, key: Key) => Promise<Value> {
  const loaders = prepared((db) => {
    const loader: DataLoader<Key, Value, string> = new DataLoader(
      (keys) => {
        // Later calls form the next batch.
        loader.clearAll()
        return load(db, keys)
      },
      { cacheKeyFn: idOf, batchScheduleFn: setImmediate, maxBatchSize },
    )
    return loader
  })
  return (db, key) => loaders(db).load(key)
}
