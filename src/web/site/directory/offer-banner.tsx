import type { Category } from '#contract/categories.ts'
import type { ListedOffer } from '#contract/directory.ts'
import { offerPath } from '#contract/site-paths.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { OfferDrawing } from '#web/ui/drawing.tsx'
import styles from './offer-banner.module.css'

type OfferBannerProps = { offer: ListedOffer; categories: readonly Category[] }

/** An offer in the list of shops, across its full width. */
export function OfferBanner({ offer, categories }: OfferBannerProps) {
  const { id, title, commerce } = offer
  const [category] = categoryNames(offer.category, categories)
  return (
    <article className={`grid align-center gap-20 rounded-card ${styles.banner}`}>
      <OfferDrawing
        offer={{ id, ...(category && { category }) }}
        w={150}
        h={126}
        className={styles.drawing!}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>
          En {commerce.name}, {commerce.direction}
        </p>
      </div>
      <ButtonLink to={offerPath(offer)} variant="offer" className={styles.link}>
        Ver oferta
      </ButtonLink>
    </article>
  )
}
