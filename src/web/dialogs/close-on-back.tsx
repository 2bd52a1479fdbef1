import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { closeOnLeaving } from '#web/document/first-entry.ts'

/** While mounted, the phone's back button closes what is open instead of leaving the page. */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  const close = useEffectEvent(onClose)
  useEffect(() => closeOnLeaving(() => close()), [])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
  }, [blocker])
  return null
}
