import { formatNumber } from '#web/format/numbers.ts'

/** How much waits behind a screen, by its address. */
export type PendingCounts = Record<string, number | undefined>

type PendingBadgeProps = {
  count?: number
  /** What it waits for: 'por revisar'. */
  waits?: string
  className?: string
}

/** The number of what waits behind a link, inside it. Nothing where nothing waits. */
export function PendingBadge({ count = 0, waits, className }: PendingBadgeProps) {
  if (count === 0) return null
  return (
    <>
      <span className={className} aria-hidden>
        {count > MOST ? `+${MOST}` : count}
      </span>
      <span className="visually-hidden">
        , {formatNumber(count)} {waits}
      </span>
    </>
  )
}

const MOST = 99
