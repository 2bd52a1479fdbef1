import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** While mounted, the phone's back button closes what is open instead of leaving the page. */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onClose()
  }, [blocker, onClose])
  return null
}
