import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { writeItem } from '#web/document/device-storage.ts'
import { sidebarStorageKey } from './head-script.ts'
import { sayIfUnstored } from './say-if-unstored.ts'

/**
 * State of the sidebar, stored on this device. Its width follows an attribute that head-script.ts sets before the first
 * paint. On narrow screens it is collapsed until it is opened above the page.
 */
export function useSidebar() {
  const isRemembered = useSyncExternalStore(subscribe, isCollapsed, () => false)
  const isNarrow = useSyncExternalStore(subscribe, isNarrowNow, () => false)
  /** Path of the screen on which it was opened above the page. */
  const [opened, setOpened] = useState<string>()
  const { pathname } = useLocation()
  const isOver = isNarrow && opened === pathname
  return {
    collapsed: isNarrow ? !isOver : isRemembered,
    isOver,
    toggle: () => (isNarrow ? setOpened(isOver ? undefined : pathname) : remember(!isRemembered)),
    close: () => setOpened(undefined),
  }
}

function isCollapsed(): boolean {
  return document.documentElement.dataset.sidebar === 'collapsed'
}

/** The same as in sidebar.module.css. */
const NARROW = '(max-width: 61.99em)'

function isNarrowNow(): boolean {
  return matchMedia(NARROW).matches
}

function remember(collapsed: boolean) {
  if (collapsed) document.documentElement.dataset.sidebar = 'collapsed'
  else delete document.documentElement.dataset.sidebar
  for (const listener of listeners) listener()
  sayIfUnstored(writeItem(sidebarStorageKey, collapsed ? 'collapsed' : 'expanded'))
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  const width = matchMedia(NARROW)
  width.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    width.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}
