import { type ListedUser, stateOf } from '#contract/users.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { STATES } from './labels.ts'

/** The state of an account. An active one is not emphasized. */
export function UserStateChip({ user }: { user: ListedUser }) {
  const state = stateOf(user)
  const { word, tone } = STATES[state]
  return state === 'active' ? word : <StatusChip tone={tone}>{word}</StatusChip>
}
