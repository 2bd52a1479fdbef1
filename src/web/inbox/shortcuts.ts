import { useSyncExternalStore } from 'react'
import { type Refusal, readItem, removeItem, writeItem } from '#web/document/device-storage.ts'

const KEY = 'atajos'

/** Whether single letters act in the inbox; on unless somebody has switched them off on this device. */
export function areShortcutsOn(): boolean {
  return readItem(KEY) !== 'no'
}

export function useShortcuts(): boolean {
  return useSyncExternalStore(listen, areShortcutsOn, () => true)
}

/** Why the browser does not store it. */
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
