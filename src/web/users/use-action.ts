import { useRef, useState } from 'react'
import { errorMessage, statusOf } from '#web/api/api.ts'
import type { ActionResult } from './use-managed-user.ts'

type Outcomes = {
  onDone: (result: ActionResult) => Promise<void>
  /** Somebody else has changed the account meanwhile, or it is gone. */
  onStale: () => void
  onGone: () => void
}

/** One thing at a time: a second press while the first is under way does nothing. */
export function useAction({ onDone, onStale, onGone }: Outcomes) {
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  const isRunning = useRef(false)
  return {
    isBusy: busy !== undefined,
    isDoing: (name: string) => busy === name,
    failure,
    async run(name: string, act: () => Promise<ActionResult>) {
      if (isRunning.current) return
      isRunning.current = true
      setBusy(name)
      setFailure(undefined)
      try {
        await onDone(await act())
      } catch (error) {
        if (statusOf(error) === 404) return onGone()
        setFailure({ message: errorMessage(error), attempt: Date.now() })
        if (statusOf(error) === 409) onStale()
      } finally {
        isRunning.current = false
        setBusy(undefined)
      }
    },
  }
}
