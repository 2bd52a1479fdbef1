import type { Inbox } from '#contract/inbox.ts'
import { formatNumber } from '#contract/numbers.ts'
import styles from './layout.module.css'
import type { Screen } from './navigation.ts'

type PendingBadgeProps = {
  screen: Pick<Screen, 'pending'>
  /** Undefined while it is loading. */
  waiting: Inbox | undefined
  className: string
}

/** The number of pending items, inside a link; nothing for 0. */
export function PendingBadge({ screen: { pending }, waiting, className }: PendingBadgeProps) {
  const count = (waiting && pending?.count(waiting)) ?? 0
  if (count === 0) return null
  return (
    <>
      <span className={`grid place-center bold tabular ${styles.badge} ${className}`} aria-hidden>
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <span className="visually-hidden">
        , {formatNumber(count)} {pending!.words}
      </span>
    </>
  )
}

const MAX_SHOWN = 99
