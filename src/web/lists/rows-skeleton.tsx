import styles from './skeleton.module.css'

type RowsSkeletonProps = {
  label: string
  lines?: 1 | 2 | 3
  areCards?: boolean
  hasThumbnail?: boolean
  rows?: number
}

export function RowsSkeleton(props: RowsSkeletonProps) {
  const { label, lines = 1, areCards, hasThumbnail, rows = 6 } = props
  return (
    <div role="status" className={`max-w-1120 ${styles.delayed}`}>
      <span className="visually-hidden">{label}</span>
      <div className={`${areCards ? 'grid gap-12' : 'card divided'} ${styles.pulse}`} aria-hidden>
        {indexes(rows).map((row) => (
          <div
            key={row}
            className={`row gap-16 px-20 py-8 ${areCards ? 'card' : ''} ${styles.row}`}
            data-lines={lines}
          >
            {hasThumbnail && <span className="flex-none tap-square" />}
            <div className={`grid gap-10 grow ${styles.words}`}>
              {indexes(lines).map((line) => (
                <span key={line} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

const indexes = (count: number) => [...Array(count).keys()]
