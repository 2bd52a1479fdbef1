import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#web/api/api.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.tsx'

/** Runs an action. A toast shows the error. */
export async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    toast({ message: errorMessage(error) })
  }
}

/**
 * Returns a function that runs an action, and a notice with its error until the next attempt. If the component is
 * unmounted meanwhile, a toast shows the error.
 */
export function useAttempt() {
  const [failure, setFailure] = useState<{ message: string; at: number }>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function attempt(act: () => Promise<unknown>): Promise<void> {
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      const message = errorMessage(error)
      if (isShown.current) setFailure({ message, at: Date.now() })
      else toast({ message })
    }
  }

  // Another key shows an equal message as a new notice, so that it is announced again.
  return { attempt, failure: failure && <Notice key={failure.at}>{failure.message}</Notice> }
}
