import styles from './skeleton-card.module.css'

/** The silhouettes of cards to come, seen after 100 ms; at most twelve. */
export function SkeletonCards({ count = 6, label }: { count?: number; label: string }) {
  return (
    <div role="status" className={styles.cards}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: Math.min(count, 12) }, (_, at) => at).map((at) => (
        <SkeletonCard key={at} />
      ))}
    </div>
  )
}

function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden>
      <svg viewBox="0 0 320 220" role="presentation">
        <rect className={styles.ground} width="320" height="220" />
        <rect className={styles.line} x="58" y="22" width="204" height="32" rx="5" />
        <path className={styles.line} d={awning} />
        <rect className={styles.faint} x="33" y="119" width="165" height="65" />
        <rect className={styles.faint} x="219" y="119" width="64" height="65" />
      </svg>
      <div className={styles.bars}>
        <span className={styles.name} />
        <span className={styles.trade} />
        <span className={styles.text} />
        <span className={styles.last} />
      </div>
    </div>
  )
}

const scallops = Array.from({ length: 13 }, () => 'a11 8 0 0 1 -22 0').join('')
const awning = `M24 68H296L304 100${scallops}Z`
