import { and, eq, lte } from 'drizzle-orm'
import { scheduledJobs } from '../database/schema.ts'
import { every, guarded } from '../process/timers.ts'
import type { Services } from '../services.ts'

/** Runs a job unless it began less than `seconds` ago in any instance. If it fails, the next check runs it again. */
export async function runWhenDue(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  name: string,
  seconds: number,
  work: () => Promise<void>,
): Promise<void> {
  const now = clock.now()
  const began_at = now.toISOString()
  const latestStart = new Date(now.getTime() - seconds * 1000).toISOString()
  const { rowCount } = await db
    .insert(scheduledJobs)
    .values({ name, began_at })
    .onConflictDoUpdate({
      target: scheduledJobs.name,
      set: { began_at },
      setWhere: lte(scheduledJobs.began_at, latestStart),
    })
  if (rowCount === 0) return
  try {
    await work()
  } catch (error) {
    const isThisRun = and(eq(scheduledJobs.name, name), eq(scheduledJobs.began_at, began_at))
    await db
      .delete(scheduledJobs)
      .where(isThisRun)
      .catch(() => {}) // The job's own error is thrown below.
    throw error
  }
}

/** Runs a task now and every `seconds`, never twice at once. Returns a function that stops it after the current run. */
export function runPeriodically(
  seconds: number,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let run = Promise.resolve()
  const runTask = guarded(() => task().catch(onError))
  const queueRun = () => {
    run = run.then(runTask)
  }
  queueRun()
  const timer = every(seconds * 1000, queueRun)
  return () => {
    clearInterval(timer)
    return run
  }
}
