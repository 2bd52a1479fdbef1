import type { Commerce } from '#contract/commerces.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

type StateFields = Pick<Commerce, 'status' | 'hidden'> &
  Partial<Pick<Commerce, 'owner' | 'closed_at'>>

export function CommerceStatus({ commerce }: { commerce: StateFields }) {
  const { tone, word } = words[stateOf(commerce)]
  return <StatusChip tone={tone}>{word}</StatusChip>
}

function stateOf(commerce: StateFields): keyof typeof words {
  if (commerce.closed_at) return 'closed'
  return isHidden(commerce) ? 'hidden' : commerce.status
}

/** Whether an accepted shop is invisible: it is hidden, or its owner's account is deactivated. */
export function isHidden({ status, hidden, owner }: StateFields): boolean {
  const isOwnerInactive = owner?.is_confirmed === true && !owner.is_active
  return status === 'OK' && (hidden || isOwnerInactive)
}

/** Whether a shop has a public page: it is accepted and not hidden. Closed shops are hidden. */
export const isPublished = (commerce: StateFields) =>
  commerce.status === 'OK' && !isHidden(commerce)

const words = {
  PE: { tone: 'waiting', word: 'Pendiente' },
  OK: { tone: 'good', word: 'Publicada' },
  RE: { tone: 'bad', word: 'Rechazada' },
  hidden: { tone: 'hidden', word: 'Oculta' },
  closed: { tone: 'over', word: 'Cerrada' },
} as const

export const PendingChip = () => <StatusChip tone="waiting">En revisión</StatusChip>
