import { Link } from 'react-router'
import type { Inbox, InboxKind } from '#contract/inbox.ts'
import { formatNumber } from '#contract/numbers.ts'
import { useModule } from '#web/api/modules.ts'
import styles from './inbox.module.css'
import { FILTERS, totalOf } from './labels.ts'

type InboxFiltersProps = {
  /** The value of the present filter. */
  current: string
  inbox?: Inbox
}

/** A link for each kind with its number of items. The URL parameter `tipo` contains the present one. */
export function InboxFilters({ current, inbox }: InboxFiltersProps) {
  const hasReports = useModule('reports')
  const hasAppeals = useModule('appeals')
  // A kind that is switched off is shown while some items of it are pending.
  const isShown = (kind: InboxKind | undefined) => {
    if (kind === undefined || (inbox?.counts[kind] ?? 0) > 0) return true
    if ((kind === 'report' && !hasReports) || (kind === 'appeal' && !hasAppeals)) return false
    return inbox?.used.includes(kind) ?? true
  }
  return (
    <nav aria-label="Tipo" className={styles.filters}>
      <ul className="cluster gap-8">
        {FILTERS.filter(({ query }) => isShown(query)).map(({ name, value, query }) => {
          const count = inbox && (query ? inbox.counts[query] : totalOf(inbox))
          return (
            <li key={name}>
              <Link
                to={value ? `/bandeja?tipo=${value}` : '/bandeja'}
                className={`hover-sunken align-center small strong one-line surface rounded-field outlined ink no-underline flex gap-8 flex-none px-12 ${styles.filter}`}
                aria-current={value === current ? 'page' : undefined}
                data-filter
              >
                {name}{' '}
                <span className="regular tabular">
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
