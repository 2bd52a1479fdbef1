import { Link } from 'react-router'
import type { Inbox } from '#contract/inbox.ts'
import { formatNumber } from '#contract/numbers.ts'
import styles from './inbox.module.css'
import { FILTERS, totalOf } from './labels.ts'

type InboxFiltersProps = {
  /** The value of the one that is listed. */
  current: string
  /** Undefined while it is loading. */
  inbox?: Inbox
}

/** A link for each kind, with how many wait; `?tipo=` of the address says which is listed. */
export function InboxFilters({ current, inbox }: InboxFiltersProps) {
  return (
    <nav aria-label="Tipo" className={styles.filters}>
      <ul>
        {FILTERS.map(({ name, value, query }) => {
          const count = inbox && (query ? inbox.counts[query] : totalOf(inbox))
          return (
            <li key={name}>
              <Link
                to={value ? `/bandeja?tipo=${value}` : '/bandeja'}
                className={styles.filter!}
                aria-current={value === current ? 'page' : undefined}
                data-filter
              >
                {name}{' '}
                <span className={styles.count}>
                  {count === undefined ? '' : formatNumber(count)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
