import { after } from '../process/timers.ts'

/** Runs `work` once for all callers while it runs and for some milliseconds afterwards. */
export function shareResult<T>(work: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let shared: Promise<T> | undefined
  return () => {
    if (shared !== undefined) return shared
    shared = work()
    const forget = () => {
      after(milliseconds, () => {
        shared = undefined
      }).unref()
    }
    shared.then(forget, forget)
    return shared
  }
}
