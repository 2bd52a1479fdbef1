import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** While it stands on the screen, the phone's «atrás» closes what is open and stays on the page. */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onClose()
  }, [blocker, onClose])
  return null
}
