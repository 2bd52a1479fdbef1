import { useSyncExternalStore } from 'react'

/** Says something to a screen reader, politely: what a sighted person sees change. */
export function announce(words: string) {
  said = words
  for (const listener of listeners) listener()
}

/** The live region; the root holds the only one. */
export function Announcer() {
  const words = useSyncExternalStore(
    listen,
    () => said,
    () => '',
  )
  return (
    <div aria-live="polite" className="visually-hidden">
      {words}
    </div>
  )
}

let said = ''
const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
