import { sayNumber } from '#web/format/numbers.ts'

/** How much waits behind a screen, by its address. */
export type Waiting = Record<string, number | undefined>

type WaitingBadgeProps = {
  count?: number
  /** What it waits for: 'por revisar'. */
  waits?: string
  className?: string
}

/** The number of what waits behind a link, inside it. Nothing where nothing waits. */
export function WaitingBadge({ count = 0, waits, className }: WaitingBadgeProps) {
  if (count === 0) return null
  return (
    <>
      <span className={className} aria-hidden>
        {count > MOST ? `+${MOST}` : count}
      </span>
      <span className="visually-hidden">
        , {sayNumber(count)} {waits}
      </span>
    </>
  )
}

const MOST = 99
