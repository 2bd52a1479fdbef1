import styles from './rows-skeleton.module.css'

type RowsSkeletonProps = {
  /** For readers: 'Cargando las categorías'. */
  label: string
  /** How many lines a row has. */
  lines?: 1 | 2 | 3
  /** Cards of their own, instead of rows of one sheet. */
  apart?: boolean
  /** A picture stands before the words. */
  mark?: boolean
  /** Ways through the list and a search stand above it. */
  filters?: boolean
}

/** The silhouettes of rows, seen after 100 ms. */
export function RowsSkeleton({ label, lines = 1, apart, mark, filters }: RowsSkeletonProps) {
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{label}</span>
      {filters && <div className={styles.filters} aria-hidden />}
      <div className={styles.rows} data-apart={apart} aria-hidden>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <div key={at} className={styles.row} data-lines={lines}>
            {mark && <span className={styles.mark} />}
            <div className={styles.words}>
              {[0, 1, 2].slice(0, lines).map((line) => (
                <span key={line} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
