import styles from './skeleton.module.css'

type RowsSkeletonProps = {
  /** For readers: 'Cargando las categorías'. */
  label: string
  /** How many lines a row has. */
  lines?: 1 | 2 | 3
  /** Separate cards; by default rows of one card. */
  areCards?: boolean
  /** With a picture before the words. */
  hasThumbnail?: boolean
  /** On phones rows become separate cards: of so many lines, or of a picture and three lines. */
  phoneCards?: 2 | 3 | 'pictures'
  /** How many; six fill a screen. */
  rows?: number
}

/** Placeholders for rows that are loading, shown after 100 ms. */
export function RowsSkeleton(props: RowsSkeletonProps) {
  const { label, lines = 1, areCards, hasThumbnail, phoneCards, rows = 6 } = props
  return (
    <div role="status" className={`${styles.waiting} ${styles.delayed}`}>
      <span className="visually-hidden">{label}</span>
      <div
        className={`card ${styles.rows} ${styles.pulse}`}
        data-cards={areCards}
        data-phone-cards={phoneCards}
        aria-hidden
      >
        {numbers(rows).map((at) => (
          <div key={at} className={`row gap-16 ${styles.row}`} data-lines={lines}>
            {hasThumbnail && <span className={`flex-none tap-square ${styles.thumbnail}`} />}
            <div className={`grid gap-10 grow ${styles.words}`}>
              {numbers(phoneCards === 'pictures' ? 3 : (phoneCards ?? lines)).map((line) => (
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
