const MAX_RUNS = 3

/** Data read before taking a lock are stale: the transaction must run again. */
export class SerializationFailure extends Error {
  readonly code = '40001'
}

/** Repeats a transaction that PostgreSQL aborts because of another. No retry starts later than after `longest` ms. */
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
