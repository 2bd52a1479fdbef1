import { percentOff, sayPrice, tagText } from '#contract/offer-prices.ts'
import styles from './price-tag.module.css'

type PriceTagProps = {
  offer: Parameters<typeof tagText>[0] & { previous_price: number | null }
  className?: string
  /** Prints the background of the tag. Default: prints only an outline. */
  isPainted?: boolean
}

export function PriceTag({ offer, className = '', isPainted }: PriceTagProps) {
  const text = tagText(offer)
  if (text === undefined) return null
  const { previous_price } = offer
  return (
    <p
      className={`inline-row wrap text-25 ${styles.tag} ${isPainted ? styles.painted : ''} ${className}`}
    >
      <strong className={`one-line ${styles.text}`}>{text}</strong>
      {percentOff(offer) !== undefined && (
        <>
          <span className="visually-hidden">, antes </span>
          <s className={`one-line ${styles.before}`}>{sayPrice(previous_price!)}</s>
        </>
      )}
    </p>
  )
}
