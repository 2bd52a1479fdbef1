import styles from './entries-skeleton.module.css'

/** The silhouettes of folded entries, seen after 100 ms. */
export function EntriesSkeleton() {
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">Cargando las solicitudes</span>
      <div className={styles.filters} aria-hidden />
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <div key={at} className={styles.entry} aria-hidden>
          <span className={styles.mark} />
          <span className={styles.name} />
          <span className={styles.chip} />
        </div>
      ))}
    </div>
  )
}
