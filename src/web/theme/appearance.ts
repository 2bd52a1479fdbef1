import { useSyncExternalStore } from 'react'
import { fontSizeStorageKey, schemeStorageKey } from './appearance-script.ts'

export type Scheme = 'auto' | 'light' | 'dark'
export type FontSize = '100' | '112' | '125'

/**
 * The chosen theme and font size, with setters that apply and store them. These return false if the browser does not
 * store it: then the choice is lost when the page is left.
 */
export function useAppearance() {
  return {
    scheme: useSyncExternalStore(subscribe, readScheme, () => 'auto' as const),
    setScheme: (scheme: Scheme) => remember(schemeStorageKey, scheme),
    fontSize: useSyncExternalStore(subscribe, readFontSize, () => '100' as const),
    setFontSize: (size: FontSize) => remember(fontSizeStorageKey, size),
  }
}

/** Returns the chosen theme. On the server always 'auto', because the choice is only stored in the browser. */
export function readScheme(): Scheme {
  const chosen = readChoice(schemeStorageKey)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto'
}

function readFontSize(): FontSize {
  const chosen = readChoice(fontSizeStorageKey)
  return chosen === '112' || chosen === '125' ? chosen : '100'
}

/** Choices that the browser has refused to store. */
const unstored: Record<string, string> = {}

function readChoice(key: string): string | null {
  try {
    return unstored[key] ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a choice. Returns whether it was stored. appearance-script.ts applies it on the `appearance` event. */
function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    delete unstored[key]
  } catch {
    unstored[key] = value
  }
  dispatchEvent(new CustomEvent('appearance', { detail: unstored }))
  return !(key in unstored)
}

function subscribe(onChange: () => void) {
  addEventListener('appearance', onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener('appearance', onChange)
    removeEventListener('storage', onChange)
  }
}
