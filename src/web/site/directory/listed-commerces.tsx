import type { Point } from '#contract/coordinates.ts'
import type { ListedCategory, ListedCommerce, ListedOffer } from '#contract/directory.ts'
import { pointOnMap } from '#contract/map.ts'
import { formatNumber } from '#contract/numbers.ts'
import { useSite } from '#web/api/site.ts'
import { ListMap } from './list-map.tsx'
import { ListedCommerceCard } from './listed-commerce-card.tsx'
import styles from './listed-commerces.module.css'
import { ListedOfferCard } from './listed-offer-card.tsx'

/** Number of shops above the offer: whole rows of one, two or three columns. */
const SHOPS_ABOVE_OFFER = 6

type ListedCommercesProps = {
  shops: readonly ListedCommerce[]
  /** Number of the first shop, on the pin of the map. */
  firstNumber: number
  offer: ListedOffer | undefined
  categories: readonly ListedCategory[]
  near: Point | undefined
  mapFile: string
}

export function ListedCommerces(props: ListedCommercesProps) {
  const { shops, firstNumber, offer, categories, near, mapFile } = props
  const townMap = useSite()?.map
  const pins = shops.map((shop) => pointOnMap(shop, townMap))
  const points = pins.filter((point) => point !== undefined)
  const missing = shops.length - points.length
  const items = shops.map((shop, at) => (
    <li key={shop.id} className="relative" data-pin={pins[at] && firstNumber + at}>
      <ListedCommerceCard shop={shop} categories={categories} isEager={at === 0} heading="h2" />
    </li>
  ))
  const cards = (
    <ul className={`cards ${styles.cards}`}>
      {items.slice(0, SHOPS_ABOVE_OFFER)}
      {offer && shops.length >= SHOPS_ABOVE_OFFER && (
        <li className="full-row">
          <ListedOfferCard offer={offer} categories={categories} heading="h2" />
        </li>
      )}
      {items.slice(SHOPS_ABOVE_OFFER)}
    </ul>
  )
  if (points.length === 0 || !townMap) return cards
  return (
    <div className={`stack ${styles.besideMap}`}>
      <div>
        {cards}
        {missing > 0 && <p className="mt-16 muted small">{missingText(missing, shops.length)}</p>}
      </div>
      <ListMap data={{ townMap, points, near }} file={mapFile} />
    </div>
  )
}

function missingText(missing: number, all: number): string {
  const are = missing === 1 ? 'aún no está' : 'aún no están'
  return `${formatNumber(missing)} de estos ${formatNumber(all)} ${are} en el mapa.`
}
