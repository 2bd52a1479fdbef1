import type { ListedCategory, ListedCommerce, ListedOffer } from '#contract/directory.ts'
import { CategoryLinks } from '#web/site/directory/category-links.tsx'
import { ListedCommerceCard } from '#web/site/directory/listed-commerce-card.tsx'
import { ListedOfferCard } from '#web/site/directory/listed-offer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './landing.module.css'

/** Number of newest shops. */
const NEWEST = 4
/** Number of categories; those with most shops are shown. */
const SHOWN = 10

type LandingDirectoryProps = {
  categories: readonly ListedCategory[]
  shops: readonly ListedCommerce[]
  offers: readonly ListedOffer[]
}

/** Categories, and the newest shops and offers. */
export function LandingDirectory({ categories, shops, offers }: LandingDirectoryProps) {
  const busiest = categories
    .filter(({ commerces }) => commerces > 0)
    .toSorted((one, other) => other.commerces - one.commerces)
    .slice(0, SHOWN)
  return (
    <div className={`grid ${styles.directory}`}>
      {busiest.length > 0 && <CategoryLinks categories={busiest} />}
      {shops.length > 0 && (
        <section aria-labelledby="nuevas">
          <div className="row wrap between gap-12 mb-20">
            <h2 id="nuevas" className="text-h2">
              {shops.length === 1 ? 'Recién llegada a la calle' : 'Recién llegadas a la calle'}
            </h2>
            <ButtonLink to="/directorio" variant="soft" size="small">
              Ver todos los comercios
            </ButtonLink>
          </div>
          <ul className={`cards ${styles.shops}`}>
            {shops.slice(0, NEWEST).map((shop) => (
              <li key={shop.id}>
                <ListedCommerceCard shop={shop} categories={categories} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {offers.length > 0 && (
        <section aria-labelledby="ofertas-nuevas">
          <div className="row wrap between gap-12 mb-20">
            <h2 id="ofertas-nuevas" className="text-h2">
              Últimas ofertas
            </h2>
            <ButtonLink to="/ofertas" variant="soft" size="small">
              Ver todas las ofertas
            </ButtonLink>
          </div>
          <ul className="cards">
            {offers.map((offer) => (
              <li key={offer.id}>
                <ListedOfferCard offer={offer} categories={categories} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
