import type { Status } from '#contract/commerces.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

/** Where a shop stands, in the owner's words. */
export function CommerceStatus({ status }: { status: Status }) {
  const { tone, word } = words[status]
  return <StatusChip tone={tone}>{word}</StatusChip>
}

const words = {
  PE: { tone: 'waiting', word: 'Pendiente' },
  OK: { tone: 'good', word: 'Publicada' },
  RE: { tone: 'bad', word: 'Rechazada' },
} as const
