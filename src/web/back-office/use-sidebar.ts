import { useSyncExternalStore } from 'react'
import { writeItem } from '#web/document/device-storage.ts'
import { sidebarStorageKey } from './head-script.ts'
import { sayIfUnstored } from './say-if-unstored.ts'

/**
 * Whether the sidebar is collapsed, remembered on this device. Its width follows an attribute that
 * head-script.ts sets before the first paint.
 */
export function useSidebar() {
  const collapsed = useSyncExternalStore(subscribe, isCollapsed, () => false)
  return { collapsed, toggle: () => remember(!collapsed) }
}

function isCollapsed(): boolean {
  return document.documentElement.dataset.sidebar === 'collapsed'
}

function remember(collapsed: boolean) {
  if (collapsed) document.documentElement.dataset.sidebar = 'collapsed'
  else delete document.documentElement.dataset.sidebar
  const refusal = writeItem(sidebarStorageKey, collapsed ? 'collapsed' : 'expanded')
  for (const listener of listeners) listener()
  sayIfUnstored(refusal === undefined)
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
