import type { ReactNode } from 'react'
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
        <Newest
          id="nuevas"
          title={shops.length === 1 ? 'Recién llegada a la calle' : 'Recién llegadas a la calle'}
          all={['/directorio', 'Ver todos los comercios']}
          className={styles.shops}
        >
          {shops.slice(0, NEWEST).map((shop) => (
            <li key={shop.id}>
              <ListedCommerceCard shop={shop} categories={categories} />
            </li>
          ))}
        </Newest>
      )}
      {offers.length > 0 && (
        <Newest
          id="ofertas-nuevas"
          title="Últimas ofertas"
          all={['/ofertas', 'Ver todas las ofertas']}
        >
          {offers.map((offer) => (
            <li key={offer.id}>
              <ListedOfferCard offer={offer} categories={categories} />
            </li>
          ))}
        </Newest>
      )}
    </div>
  )
}

type NewestProps = {
  id: string
  title: string
  /** Link to the whole list. */
  all: readonly [to: string, words: string]
  className?: string | undefined
  children: ReactNode
}

function Newest({ id, title, all: [to, words], className = '', children }: NewestProps) {
  return (
    <section aria-labelledby={id}>
      <div className="row wrap between gap-12 mb-20">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <ButtonLink to={to} variant="soft" size="small">
          {words}
        </ButtonLink>
      </div>
      <ul className={`cards ${className}`}>{children}</ul>
    </section>
  )
}
