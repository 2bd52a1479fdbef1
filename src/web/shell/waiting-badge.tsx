import { sayNumber } from '#web/ui/numbers.ts'

/** How much waits behind a screen, by its address. */
export type Waiting = Record<string, number | undefined>

/** The number of what waits behind a link, inside it. Nothing where nothing waits. */
export function WaitingBadge({ count = 0, className }: { count?: number; className?: string }) {
  if (count === 0) return null
  return (
    <>
      <span className={className} aria-hidden>
        {count > MOST ? `+${MOST}` : count}
      </span>
      <span className="visually-hidden">, {sayNumber(count)} por revisar</span>
    </>
  )
}

const MOST = 99
