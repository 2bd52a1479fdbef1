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
    <article className={`grid align-center gap-20 rounded-card overflow-clip ${styles.banner}`}>
      <OfferDrawing
        offer={{ id, ...(category && { category }) }}
        w={150}
        h={126}
        className={`full-height ${styles.drawing}`}
      />
      <div className={`py-16 ${styles.words}`}>
        <h2 className="text-25">{title}</h2>
        <p className="mt-6 small loose">
          En {commerce.name}, {commerce.direction}
        </p>
      </div>
      <ButtonLink to={offerPath(offer)} variant="offer" className={styles.link}>
        Ver oferta
      </ButtonLink>
    </article>
  )
}
