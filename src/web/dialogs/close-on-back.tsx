import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { onBackFromFirstEntry } from '#web/document/first-entry.ts'

/** While mounted, the browser's back button calls `onClose` instead of leaving the page. */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  const close = useEffectEvent(onClose)
  // `useBlocker` cannot block the back button on the first history entry.
  useEffect(() => onBackFromFirstEntry(() => close()), [])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
  }, [blocker])
  return null
}
