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
  /** Rows of one line stand on phones as cards of their own, of so many, or under a picture. */
  cards?: 2 | 3 | 'pictures'
  /** How many; six fill a screen. */
  rows?: number
}

/** The silhouettes of rows, seen after 100 ms. */
export function RowsSkeleton(props: RowsSkeletonProps) {
  const { label, lines = 1, apart, mark, cards, rows = 6 } = props
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{label}</span>
      <div className={styles.rows} data-apart={apart} data-cards={cards} aria-hidden>
        {numbers(rows).map((at) => (
          <div key={at} className={styles.row} data-lines={lines}>
            {mark && <span className={styles.mark} />}
            <div className={styles.words}>
              {numbers(cards === 'pictures' ? 3 : (cards ?? lines)).map((line) => (
                <span key={line} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
