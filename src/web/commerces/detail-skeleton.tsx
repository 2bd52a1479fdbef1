import { FacadeSkeleton } from '#web/lists/cards-skeleton.tsx'
import { BackLink } from '#web/screens/back-link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './commerce-detail.module.css'
import skeleton from './detail-skeleton.module.css'

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
      <div role="status" className={`${styles.detail} ${skeleton.waiting}`}>
        <span className="visually-hidden">Cargando el comercio</span>
        <div className={styles.photo}>
          <FacadeSkeleton />
        </div>
        <div className={`${styles.heading} ${skeleton.lines}`}>
          <span />
          <span />
        </div>
        <div className={styles.side}>
          <div className={`${skeleton.card} ${skeleton.lines}`}>
            <span />
            <span />
            <span />
          </div>
        </div>
        <div className={`${styles.rest} ${skeleton.lines}`}>
          <span />
          <span />
          <span />
        </div>
      </div>
    </>
  )
}
