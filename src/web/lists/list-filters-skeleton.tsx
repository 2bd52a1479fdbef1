import styles from './list-filters.module.css'
import skeleton from './skeleton.module.css'

type ListFiltersSkeletonProps = {
  /** Names and counts of the tabs, which determine their width. */
  tabs?: readonly { name: string; count?: number | undefined; isWaiting?: boolean | undefined }[]
  /** A select instead of tabs. */
  select?: boolean
  hasSearch?: boolean
  /** Number of selects below. */
  choices?: number
  /** Whether phones show only the search and a button for the rest. */
  hasSheet?: boolean
}

/** Placeholder for a list's filters, shown after 100 ms. It has their size, so that the list does not move. */
export function ListFiltersSkeleton(props: ListFiltersSkeletonProps) {
  const { tabs, select, hasSearch = true, choices = 0, hasSheet } = props
  const inSheet = hasSheet ? 'no-phone' : ''
  return (
    <div className={skeleton.delayed} aria-hidden>
      <div className={`cluster between ${styles.filters}`}>
        {tabs && (
          <div className={`${styles.tabs} ${inSheet}`}>
            <ul className="cluster">
              {tabs.map(({ name, count, isWaiting }) => (
                <li key={name}>
                  <span className={`row gap-8 muted one-line ${styles.tab}`}>
                    <span className={`rounded-chip ${styles.bar}`}>{name}</span>
                    {count && (
                      <span
                        className={`small tabular ${styles.count}`}
                        data-waiting={isWaiting || undefined}
                      >
                        <span className={`rounded-chip ${styles.bar}`}>{count}</span>
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {select && <div className={styles.skeletonChoice} />}
        {hasSearch && (
          <div className={styles.search}>
            <div className={styles.skeleton} />
          </div>
        )}
      </div>
      {choices > 0 && (
        <div className={`cluster gap-12 mb-20 ${styles.choices}`}>
          {Array.from({ length: choices }, (_, at) => at).map((at) => (
            <div key={at} className={`${styles.skeletonChoice} ${at > 0 ? inSheet : ''}`} />
          ))}
        </div>
      )}
    </div>
  )
}
