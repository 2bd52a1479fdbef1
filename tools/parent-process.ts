export function isStartedByNpm({ npm_lifecycle_event }: NodeJS.ProcessEnv): boolean {
  return npm_lifecycle_event === 'start' || npm_lifecycle_event === 'dev'
}

/** Milliseconds; closing takes less than a second more. */
const POLL_INTERVAL = 500

/** Calls back when the parent process has exited, which changes this process's parent id. */
export function onParentExit(gone: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, POLL_INTERVAL)
  timer.unref()
}
