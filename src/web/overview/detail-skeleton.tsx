import { FacadeSkeleton } from '#web/lists/cards-skeleton.tsx'
import skeleton from '#web/lists/skeleton.module.css'
import { BackLink } from '#web/screens/back-link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './commerce-detail.module.css'
import placeholder from './detail-skeleton.module.css'

/** A placeholder for a shop's page, shown after 100 ms. */
export function DetailSkeleton() {
  return (
    <>
      <div className={styles.back}>
        <BackLink to="/commerces/">Comercios</BackLink>
      </div>
      <div className="visually-hidden">
        <PageTitle>Comercio</PageTitle>
      </div>
      <div role="status" className={`${styles.detail} ${skeleton.delayed} ${skeleton.pulse}`}>
        <span className="visually-hidden">Cargando el comercio</span>
        <div className={styles.picture}>
          <div className={styles.photo}>
            <FacadeSkeleton />
          </div>
        </div>
        <div className={`${styles.heading} ${placeholder.lines}`}>
          <span />
        </div>
        <div className={`${styles.rows} ${placeholder.card} ${placeholder.lines}`}>
          <span />
          <span />
          <span />
        </div>
      </div>
    </>
  )
}
