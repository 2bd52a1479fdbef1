import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { deviceChoice } from '#web/document/device-choice.ts'
import { useOnChange } from '#web/ui/use-on-change.ts'
import { sidebarStorageKey } from './head-script.ts'
import { toastRefusal } from './toast-refusal.ts'

const width = deviceChoice(sidebarStorageKey, ['expanded', 'collapsed'])

/** The breakpoint is the same as in sidebar.module.css. Undefined on the server. */
const narrow = globalThis.matchMedia?.('(max-width: 61.99em)')

/** On narrow screens the sidebar is collapsed until it is opened above the page. A change of page closes it. */
export function useSidebar() {
  const chosen = width.useValue()
  const isNarrow = useSyncExternalStore(
    listen,
    () => narrow.matches,
    () => false,
  )
  const [openedPath, setOpenedPath] = useState<string>()
  const { pathname } = useLocation()
  const isAbovePage = isNarrow && openedPath === pathname
  // Before the first paint, head-script.ts sets this attribute.
  useOnChange(chosen, () => {
    document.documentElement.dataset.sidebar = chosen
  })

  function toggle() {
    if (isNarrow) setOpenedPath(isAbovePage ? undefined : pathname)
    else toastRefusal(width.choose(chosen === 'collapsed' ? 'expanded' : 'collapsed'))
  }

  return {
    collapsed: isNarrow ? !isAbovePage : chosen === 'collapsed',
    isAbovePage,
    toggle,
    close: () => setOpenedPath(undefined),
  }
}

function listen(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
