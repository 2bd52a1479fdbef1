import type { Commerce } from '#contract/commerces.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

type Standing = Pick<Commerce, 'status' | 'hidden'> & Partial<Pick<Commerce, 'owner' | 'closed_at'>>

export function CommerceStatus({ commerce }: { commerce: Standing }) {
  const { tone, word } = words[stateOf(commerce)]
  return <StatusChip tone={tone}>{word}</StatusChip>
}

function stateOf(commerce: Standing): keyof typeof words {
  if (commerce.closed_at) return 'closed'
  return isHidden(commerce) ? 'hidden' : commerce.status
}

/** Whether an accepted shop is invisible: it is hidden, or its owner's account is deactivated. */
export function isHidden({ status, hidden, owner }: Standing): boolean {
  const isShut = owner?.is_confirmed === true && !owner.is_active
  return status === 'OK' && (hidden || isShut)
}

/** Whether a shop has a public page: it is accepted and not hidden. Closed shops are hidden. */
export const isPublished = (commerce: Standing) => commerce.status === 'OK' && !isHidden(commerce)

export const isPublic = (commerce: Standing): boolean => stateOf(commerce) === 'OK'

const words = {
  PE: { tone: 'waiting', word: 'Pendiente' },
  OK: { tone: 'good', word: 'Publicada' },
  RE: { tone: 'bad', word: 'Rechazada' },
  hidden: { tone: 'hidden', word: 'Oculta' },
  closed: { tone: 'over', word: 'Cerrada' },
} as const

export const PendingChip = () => <StatusChip tone="waiting">En revisión</StatusChip>
