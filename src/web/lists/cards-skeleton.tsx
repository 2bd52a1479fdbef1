import styles from './skeleton.module.css'

type CardsSkeletonProps = { count?: number; areOffers?: boolean; label: string }

export function CardsSkeleton({ count = 6, areOffers, label }: CardsSkeletonProps) {
  return (
    <div
      role="status"
      className={`grid gap-24 ${styles.cards} ${styles.delayed}`}
      data-offers={areOffers}
    >
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => index).map((card) => (
        <div key={card} className={`card overflow-clip ${styles.card} ${styles.pulse}`} aria-hidden>
          {areOffers ? <div className={`sunken ${styles.picture}`} /> : <FacadeSkeleton />}
          <div className={`grid gap-14 p-20 ${styles.bars}`}>
            <span />
            {!areOffers && <span />}
            <span />
            <span />
            <span />
          </div>
        </div>
      ))}
    </div>
  )
}

function FacadeSkeleton() {
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
