import { useSyncExternalStore } from 'react'

/** Long enough to be read out; then it is removed, so that nobody finds an outdated message. */
const MILLISECONDS = 7000

/** Announces a visible change to screen readers, politely. */
export function announce(words: string) {
  clearTimeout(timer)
  publish(words)
  timer = setTimeout(publish, MILLISECONDS, '')
}

/** The live region; the root renders the only one. */
export function Announcer() {
  const words = useSyncExternalStore(
    listen,
    () => announced,
    () => '',
  )
  return (
    <div aria-live="polite" className="visually-hidden">
      {words}
    </div>
  )
}

let announced = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function publish(words: string) {
  announced = words
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
