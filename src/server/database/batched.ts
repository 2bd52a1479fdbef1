import DataLoader from 'dataloader'
import type { Db } from './open.ts'
import { prepared } from './prepared.ts'

/** Keys of one statement. */
const MAX_KEYS = 50

/**
 * Collects all calls of one turn of the event loop into a single statement, which starts after the last of them. A busy
 * server so sends a few statements instead of hundreds, and no result is stale. Keys with the same `idOf` are loaded
 * once.
 */
export function batched<Key, Value>(
  load: (db: Db, keys: readonly Key[]) => Promise<Value[]>,
  idOf: (key: Key) => string = JSON.stringify,
): (db: Db, key: Key) => Promise<Value> {
  const loaders = prepared((db) => {
    const loader: DataLoader<Key, Value, string> = new DataLoader(
      (keys) => {
        // Later calls form the next batch.
        loader.clearAll()
        return load(db, keys)
      },
      { cacheKeyFn: idOf, batchScheduleFn: setImmediate, maxBatchSize: MAX_KEYS },
    )
    return loader
  })
  return (db, key) => loaders(db).load(key)
}
