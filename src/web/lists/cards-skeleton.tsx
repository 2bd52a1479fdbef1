import styles from './cards-skeleton.module.css'

type CardsSkeletonProps = {
  count?: number
  /** Of offers, instead of shops. */
  tickets?: boolean
  label: string
}

/** The silhouettes of cards to come, seen after 100 ms; at most twelve. */
export function CardsSkeleton({ count = 6, tickets, label }: CardsSkeletonProps) {
  return (
    <div role="status" className={styles.cards} data-tickets={tickets}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: Math.min(count, 12) }, (_, at) => at).map((at) => (
        <div key={at} className={styles.card} aria-hidden>
          {tickets ? <div className={styles.cloth} /> : <CommerceSilhouette />}
          <div className={styles.bars}>
            <span className={styles.name} />
            {!tickets && <span className={styles.category} />}
            <span className={styles.text} />
            <span className={styles.last} />
            <span className={styles.actions} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Sign, awning, window and door. */
export function CommerceSilhouette() {
  return (
    <svg viewBox="0 0 320 220" role="presentation" preserveAspectRatio="xMidYMax slice">
      <rect className={styles.ground} width="320" height="220" />
      <rect className={styles.line} x="58" y="22" width="204" height="32" rx="5" />
      <path className={styles.line} d={awning} />
      <rect className={styles.faint} x="33" y="119" width="165" height="65" />
      <rect className={styles.faint} x="219" y="119" width="64" height="65" />
    </svg>
  )
}

const scallops = Array.from({ length: 13 }, () => 'a11 8 0 0 1 -22 0').join('')
const awning = `M24 68H296L304 100${scallops}Z`
