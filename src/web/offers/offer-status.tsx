import type { OfferState } from '#contract/offer-dates.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

/** A chip with the state of an offer. */
export function OfferStatus({ state }: { state: OfferState }) {
  const { tone, word } = words[state]
  return <StatusChip tone={tone}>{word}</StatusChip>
}

const words = {
  scheduled: { tone: 'later', word: 'Programada' },
  running: { tone: 'good', word: 'En marcha' },
  ends_today: { tone: 'waiting', word: 'Acaba hoy' },
  ended: { tone: 'over', word: 'Terminada' },
} as const
