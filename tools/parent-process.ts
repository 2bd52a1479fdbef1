/** Whether `npm start` or `npm run dev` stands between us and whoever started us. */
export function isStartedByNpm({ npm_lifecycle_event }: NodeJS.ProcessEnv): boolean {
  return npm_lifecycle_event === 'start' || npm_lifecycle_event === 'dev'
}

/** Milliseconds; closing takes less than a second more. */
const LOOK_EVERY = 500

/** Calls back once the process that started us has ended: ours is then another's child. */
export function onParentExit(gone: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, LOOK_EVERY)
  timer.unref()
}
