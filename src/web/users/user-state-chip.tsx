import { type ListedUser, stateOf } from '#contract/users.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { STATES } from './labels.ts'

/** How an account stands: what is as it should be stays quiet. */
export function UserStateChip({ user }: { user: ListedUser }) {
  const state = stateOf(user)
  const { word, tone } = STATES[state]
  return state === 'active' ? word : <StatusChip tone={tone}>{word}</StatusChip>
}
