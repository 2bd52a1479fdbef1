import type { ListedCategory, ListedCommerceDetail, ListedOffer } from '#contract/directory.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconTag } from '#web/ui/icons.ts'
import { ListedOfferCard } from '../directory/listed-offer-card.tsx'

type MoreOffersProps = {
  offer: ListedOffer
  shop: ListedCommerceDetail
  categories: readonly ListedCategory[]
}

export function MoreOffers({ offer, shop, categories }: MoreOffersProps) {
  const isOver = offer.state === 'ended'
  const others = shop.published_offers.filter(({ id }) => id !== offer.id).slice(0, isOver ? 4 : 2)
  if (others.length > 0) {
    return (
      <section className="full-row" aria-labelledby="mas">
        <h2 id="mas" className="text-h2 mb-12">
          {isOver ? 'En marcha' : 'Más'} en {shop.name}
        </h2>
        <ul className="cards">
          {others.map((other) => (
            <li key={other.id}>
              <ListedOfferCard offer={other} categories={categories} isHere />
            </li>
          ))}
        </ul>
      </section>
    )
  }
  if (!isOver) return null
  return (
    <section className="full-row" aria-labelledby="mas">
      <h2 id="mas" className="text-h2 mb-12">
        ¿Te la perdiste?
      </h2>
      <p className="mb-24">Otros comercios del pueblo tienen las suyas en marcha.</p>
      <ButtonLink to="/ofertas" variant="offer" icon={IconTag}>
        Ver las ofertas de hoy
      </ButtonLink>
    </section>
  )
}
