import { useSyncExternalStore } from 'react'
import { type Refusal, readItem, removeItem, writeItem } from '#web/document/device-storage.ts'

const KEY = 'atajos'

/** Returns whether single keys act in the inbox. On by default, stored on this device. */
export function areShortcutsOn(): boolean {
  return readItem(KEY) !== 'no'
}

export function useShortcuts(): boolean {
  return useSyncExternalStore(listen, areShortcutsOn, () => true)
}

/** Switches the shortcuts on or off on this device. Returns why the browser refused to store it, if it did. */
export function setShortcuts(areOn: boolean): Refusal | undefined {
  if (areOn) removeItem(KEY)
  const refusal = areOn ? undefined : writeItem(KEY, 'no')
  for (const listener of listeners) listener()
  return refusal
}

const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
