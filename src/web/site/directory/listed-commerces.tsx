import type { Point } from '#contract/coordinates.ts'
import type { ListedCategory, ListedCommerce, ListedOffer } from '#contract/directory.ts'
import { isWithin, type TownMap } from '#contract/map.ts'
import { formatNumber } from '#contract/numbers.ts'
import { useSite } from '#web/api/site.ts'
import { type ListPin, pointText } from '#web/map/list-pin.ts'
import { type CardFields, cardFields } from './card-fields.ts'
import { ListMap } from './list-map.tsx'
import { ListedCommerceCard } from './listed-commerce-card.tsx'
import styles from './listed-commerces.module.css'
import { OfferBanner } from './offer-banner.tsx'

/** Number of shops before the offer in the list: it fills whole rows of one, two or three columns. */
const BANNER_AFTER = 6

type PlacedCard = CardFields & Pick<ListedCommerce, 'latitude' | 'longitude'>

/** Returns the fields of a shop that the list shows. */
export function placedCard(shop: ListedCommerce): PlacedCard {
  const { latitude, longitude } = shop
  return { ...cardFields(shop), latitude, longitude }
}

type ListedCommercesProps = {
  found: readonly PlacedCard[]
  /** Position of the first shop of this page in the whole list. */
  first: number
  offer: ListedOffer | undefined
  categories: readonly ListedCategory[]
  near: Point | undefined
  mapFile: string
}

/** A page of the list of shops, with a map of those that have a point. */
export function ListedCommerces(props: ListedCommercesProps) {
  const { found, first, offer, categories, near, mapFile } = props
  const townMap = useSite()?.map ?? undefined
  const places = found.map((shop, at) => placeOf(shop, first + at, townMap))
  const missing = places.filter((place) => place === undefined).length
  const hasMap = missing < found.length
  const items = found.map((shop, at) => (
    <li
      key={shop.id}
      data-pin={places[at]?.number}
      data-point={places[at] && pointText(places[at])}
    >
      <ListedCommerceCard shop={shop} categories={categories} isEager={at === 0} heading="h2" />
    </li>
  ))
  const cards = (
    <ul className={`cards ${styles.cards}`}>
      {items.slice(0, BANNER_AFTER)}
      {offer && found.length >= BANNER_AFTER && (
        <li className={`container full-row ${styles.banner}`}>
          <OfferBanner offer={offer} categories={categories} />
        </li>
      )}
      {items.slice(BANNER_AFTER)}
    </ul>
  )
  if (!hasMap || !townMap) return cards
  return (
    <div className={`stack ${styles.besideMap}`}>
      <div>
        {cards}
        {missing > 0 && <p className="mt-16 muted small">{missingText(missing, found.length)}</p>}
      </div>
      <ListMap townMap={townMap} near={near} file={mapFile} />
    </div>
  )
}

export function isOnMap(shop: PlacedCard, townMap: TownMap | undefined): boolean {
  return placeOf(shop, 0, townMap) !== undefined
}

function placeOf(
  { latitude, longitude }: PlacedCard,
  number: number,
  townMap: TownMap | undefined,
): ListPin | undefined {
  if (townMap === undefined || latitude === null || longitude === null) return undefined
  if (!isWithin({ latitude, longitude }, townMap.bounds)) return undefined
  return { number, latitude, longitude }
}

function missingText(missing: number, all: number): string {
  const are = missing === 1 ? 'aún no está' : 'aún no están'
  return `${formatNumber(missing)} de estos ${formatNumber(all)} ${are} en el mapa.`
}
