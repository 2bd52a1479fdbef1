const MAX_RUNS = 3

/** Thrown when data that were read before a lock was taken are stale: the transaction runs again. */
export class SerializationFailure extends Error {
  readonly code = '40001'
}

/** Repeats a transaction that conflicts with a concurrent one. No retry starts later than after `maxMs`. */
export async function retryTransaction<Done>(
  run: () => Promise<Done>,
  onRetry: (error: Error) => void,
  maxMs: number,
): Promise<Done> {
  const began = performance.now()
  for (let runs = 1; ; runs++) {
    try {
      return await run()
    } catch (error) {
      if (!isTransactionConflict(error)) throw error
      onRetry(error as Error)
      if (runs === MAX_RUNS || performance.now() - began > maxMs) throw error
    }
  }
}

/** Drizzle wraps the driver's error as its cause. */
function isTransactionConflict(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  return code === '40P01' || code === '40001'
}
