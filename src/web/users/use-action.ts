import { statusOf } from '#web/api/api.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import type { ActionResult } from './use-managed-user.ts'

export type Act = () => Promise<ActionResult>

type Outcomes = {
  onDone: (result: ActionResult) => Promise<void>
  /** Called if somebody else has changed the account; `onGone` if it was deleted. */
  onStale: () => void
  onGone: () => void
}

/** Runs one action at a time on an account. Returns a notice with the error of the last one. */
export function useAction({ onDone, onStale, onGone }: Outcomes) {
  const { busy, run } = useBusy<string>()
  const { attempt, failure } = useAttempt()

  /** Runs an action and returns what to do afterwards. Throws errors that the user can act on. */
  async function outcomeOf(act: Act): Promise<() => unknown> {
    try {
      const result = await act()
      return () => onDone(result)
    } catch (error) {
      if (statusOf(error) === 404) return onGone
      if (statusOf(error) === 409) onStale()
      throw error
    }
  }

  return {
    busy,
    failure,
    outcomeOf,
    run: (name: string, act: Act) => run(name, () => attempt(async () => (await outcomeOf(act))())),
  }
}
