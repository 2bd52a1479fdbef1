import { useRef, useState } from 'react'
import { failureSentence, statusOf } from '#web/api/api.ts'
import type { Deed } from './use-user-work.ts'

type Ends = {
  onDone: (deed: Deed) => Promise<void>
  /** Somebody else has changed the account meanwhile, or it is gone. */
  onStale: () => void
  onGone: () => void
}

/** One thing at a time: a second press while the first is under way does nothing. */
export function useAction({ onDone, onStale, onGone }: Ends) {
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  const isRunning = useRef(false)
  return {
    isBusy: busy !== undefined,
    isDoing: (name: string) => busy === name,
    failure,
    async run(name: string, act: () => Promise<Deed>) {
      if (isRunning.current) return
      isRunning.current = true
      setBusy(name)
      setFailure(undefined)
      try {
        await onDone(await act())
      } catch (error) {
        if (statusOf(error) === 404) return onGone()
        setFailure({ message: failureSentence(error), attempt: Date.now() })
        if (statusOf(error) === 409) onStale()
      } finally {
        isRunning.current = false
        setBusy(undefined)
      }
    },
  }
}
