import { useSyncExternalStore } from 'react'
import { fontSizeStorageKey, schemeStorageKey } from './appearance-script.ts'

export type Scheme = 'auto' | 'light' | 'dark'
export type FontSize = '100' | '112' | '125'

/** The chosen theme and font size, with setters that apply and store them. */
export function useAppearance() {
  const scheme = useSyncExternalStore(subscribe, readScheme, () => 'auto' as const)
  const fontSize = useSyncExternalStore(subscribe, readFontSize, () => '100' as const)
  return { scheme, setScheme, fontSize, setFontSize }
}

function setScheme(scheme: Scheme) {
  remember(schemeStorageKey, scheme)
}

function setFontSize(size: FontSize) {
  remember(fontSizeStorageKey, size)
}

/** 'auto' on the server, which does not know the choice. */
export function readScheme(): Scheme {
  if (typeof window === 'undefined') return 'auto'
  const stored = localStorage.getItem(schemeStorageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

function readFontSize(): FontSize {
  const stored = localStorage.getItem(fontSizeStorageKey)
  return stored === '112' || stored === '125' ? stored : '100'
}

/** Stores a choice; appearance-script.ts listens to the `appearance` event and applies it. */
function remember(key: string, value: string) {
  localStorage.setItem(key, value)
  dispatchEvent(new Event('appearance'))
}

function subscribe(onChange: () => void) {
  addEventListener('appearance', onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener('appearance', onChange)
    removeEventListener('storage', onChange)
  }
}
