import { type Refusal, readItem, removeItem, writeItem } from '#web/document/device-storage.ts'
import { sharedValue } from '#web/document/shared-value.ts'

const KEY = 'atajos'

/** Whether single keys act in the inbox. On by default, stored on this device. */
const shortcuts = sharedValue(readItem(KEY) !== 'no')

// Another tab may switch them. A server has no such event.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === KEY) shortcuts.set(newValue !== 'no')
})

export const { get: areShortcutsOn, useValue: useShortcuts } = shortcuts

/** Switches the shortcuts on or off on this device. Returns why the browser refused to store it, if it did. */
export function setShortcuts(areOn: boolean): Refusal | undefined {
  shortcuts.set(areOn)
  if (!areOn) return writeItem(KEY, 'no')
  removeItem(KEY)
  return undefined
}
