import { type OfferPrices, percentOff, sayPrice } from '#contract/offer-prices.ts'
import styles from './ticket.module.css'

/** What an offer costs, and by how much that is less than before. */
export function OfferPrice({ offer }: { offer: OfferPrices }) {
  const { price, previous_price } = offer
  const percent = percentOff(offer)
  if (price === null) return null
  return (
    <p className={`cluster mt-6 small strong ${styles.prices}`}>
      <span className="visually-hidden">Ahora </span>
      <strong className={styles.price}>{sayPrice(price)}</strong>
      {percent !== undefined && (
        <>
          <span className="visually-hidden">, antes </span>
          <s className="muted regular">{sayPrice(previous_price!)}</s>
          {percent > 0 && <span>Un {percent}&nbsp;% menos</span>}
        </>
      )}
    </p>
  )
}
