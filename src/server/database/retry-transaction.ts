/** Maximum number of runs of a transaction, including the first. */
const MAX_RUNS = 3

/** Data read before taking a lock are stale: the transaction must run again. */
export class SerializationFailure extends Error {
  readonly code = '40001'
}

/**
 * Runs a transaction, and repeats it if PostgreSQL aborts it because of another (SQLSTATE 40P01 and 40001). This is a
 * last resort, because all transactions take locks in the same order (docs/decisions/0017-one-lock-order.md). No retry
 * starts later than `longest` milliseconds after the first run.
 */
export async function retryTransaction<Done>(
  run: () => Promise<Done>,
  onRetry: (error: Error) => void,
  longest: number,
): Promise<Done> {
  const began = performance.now()
  for (let runs = 1; ; runs++) {
    try {
      return await run()
    } catch (error) {
      if (!isTransactionConflict(error)) throw error
      onRetry(error as Error)
      if (runs === MAX_RUNS || performance.now() - began > longest) throw error
    }
  }
}

/** Drizzle wraps the driver's error as its cause. */
function isTransactionConflict(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  return code === '40P01' || code === '40001'
}
