import { useEffect, useState } from 'react'
import { formatCount } from '#contract/numbers.ts'
import type { ProposalFilter } from '#contract/proposals.ts'
import { countWaiting } from './calls.ts'

type WaitingNoteProps = { query: Pick<ProposalFilter, 'field' | 'owner'> }

/** Says what happens to the waiting changes if the office stops reviewing them. */
export function WaitingNote({ query: { field, owner } }: WaitingNoteProps) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isCurrent = true
    countWaiting({ field, owner })
      .then((found) => isCurrent && setCount(found))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [field, owner])
  if (count === 0) return null
  return (
    <p className="mt-8 px-12 py-8 small loose pending rounded-button">
      {count === 1
        ? 'Espera 1 cambio: sigue en Solicitudes hasta que lo decidas, o hasta que quien lo pidió lo publique.'
        : `Esperan ${formatCount(count, '', 'cambios')}: siguen en Solicitudes hasta que los decidas, o hasta que quien los pidió los publique.`}
    </p>
  )
}
