import type { Inbox } from '#contract/inbox.ts'
import { formatNumber } from '#contract/numbers.ts'
import styles from './layout.module.css'
import type { Screen } from './navigation.ts'

type PendingBadgeProps = { screen: Screen; inbox: Inbox | undefined; className: string }

export function PendingBadge({ screen: { pending }, inbox, className }: PendingBadgeProps) {
  const count = (inbox && pending?.count(inbox)) ?? 0
  if (count === 0) return null
  return (
    <>
      <span className={`grid place-center bold tabular ${styles.badge} ${className}`} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden">
        , {formatNumber(count)} {pending!.words}
      </span>
    </>
  )
}
