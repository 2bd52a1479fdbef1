import { formatNumber } from '#contract/numbers.ts'

/** Pending items by the screen's path. */
export type PendingCounts = Record<string, number | undefined>

type PendingBadgeProps = {
  count?: number
  /** What the number counts: 'por revisar'. */
  waits?: string
  className?: string
}

/** The number of pending items, inside a link; nothing for 0. */
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
