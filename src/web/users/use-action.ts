import { useState } from 'react'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import type { ActionResult } from './use-managed-user.ts'

type Outcomes = {
  onDone: (result: ActionResult) => Promise<void>
  /** Called if somebody else has changed the account; `onGone` if it was deleted. */
  onStale: () => void
  onGone: () => void
}

/** Runs one action at a time on an account. Returns the error of the last one. */
export function useAction({ onDone, onStale, onGone }: Outcomes) {
  const { busy, run } = useBusy<string>()
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  return {
    isBusy: busy !== undefined,
    isDoing: (name: string) => busy === name,
    failure,
    run: (name: string, act: () => Promise<ActionResult>) =>
      run(name, async () => {
        setFailure(undefined)
        try {
          await onDone(await act())
        } catch (error) {
          if (statusOf(error) === 404) return onGone()
          setFailure({ message: errorMessage(error), attempt: Date.now() })
          if (statusOf(error) === 409) onStale()
        }
      }),
  }
}
