/** Runs of one transaction, the first included. */
const MOST_RUNS = 3
/** What was read before a lock is no longer so: the transaction is to be run from its start. */
export class SerializationFailure extends Error {
  readonly code = '40001'
}

/**
 * Runs a transaction, and again when it was undone for another (SQLSTATE 40P01 and 40001). The last
 * resort: locks are taken in one order (docs/decisions/0017-one-lock-order.md), so that `undone` hears of nothing. Between
 * two runs nothing is held or waited for, and after `longest` milliseconds none is begun.
 */
export async function rerun<Done>(
  run: () => Promise<Done>,
  undone: (error: Error) => void,
  longest: number,
): Promise<Done> {
  const began = performance.now()
  for (let runs = 1; ; runs++) {
    try {
      return await run()
    } catch (error) {
      if (!isUndone(error)) throw error
      undone(error as Error)
      if (runs === MOST_RUNS || performance.now() - began > longest) throw error
    }
  }
}

/** Drizzle wraps the driver's error as its cause. */
function isUndone(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  return code === '40P01' || code === '40001'
}
