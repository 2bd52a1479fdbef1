import type { Commerce } from '#contract/commerces.ts'
import type { Offer } from '#contract/offers.ts'
import { useToday } from '#web/commerces/use-town.ts'
import { keepUnits } from '#web/format/units.ts'
import { paperColors, tokens } from '#web/theme/design-tokens.ts'
import { whenInWords } from './date-words.ts'
import styles from './offer-sheet.module.css'
import { PriceTag } from './price-tag.tsx'
import { QrCode } from './qr-code.tsx'

/** The sizes of paper that the sheet is made for; the first is what a shop window takes. */
export const PAPERS = [
  { value: 'a5', name: 'A5, media hoja' },
  { value: 'a4', name: 'A4, hoja entera' },
] as const
export type Paper = (typeof PAPERS)[number]['value']

type OfferSheetProps = { offer: Offer; commerce: Commerce; url: string; paper: Paper }

/** An offer on paper, for the shop's window: it fills one sheet. */
export function OfferSheet({ offer, commerce, url, paper }: OfferSheetProps) {
  const when = whenInWords(offer, useToday())
  return (
    <article
      className={`${styles.sheet} ${styles[paper]}`}
      style={paperColors}
      aria-label="El cartel"
    >
      <PrintedAwning />
      <p className={styles.shop}>{commerce.name}</p>
      <p className={styles.type}>{keepUnits(offer.type)}</p>
      <h2 className={styles.title}>{keepUnits(offer.title)}</h2>
      <div className={styles.price}>
        <PriceTag offer={offer} />
      </div>
      {when && <p className={styles.when}>{when}</p>}
      <p className={styles.description}>{keepUnits(offer.description)}</p>
      {offer.conditions && <p className={styles.conditions}>{offer.conditions}</p>}
      <div className={styles.foot}>
        <QrCode text={url} label="Código QR que lleva a la oferta" className={styles.code} />
        <p>Escanéalo con el móvil y llévate la oferta.</p>
      </div>
    </article>
  )
}

/** Drawn, because browsers print no backgrounds unless asked to. */
function PrintedAwning() {
  return (
    <svg viewBox="0 0 15 1.6" className={styles.awning} aria-hidden>
      <path d={stripesFrom(0)} fill={tokens.scallopA[0]} />
      <path d={stripesFrom(1)} fill={tokens.scallopB[0]} />
    </svg>
  )
}

/** Each second one of 15 stripes, with a round end. */
function stripesFrom(first: number): string {
  const stripes: string[] = []
  for (let x = first; x < 15; x += 2) stripes.push(`M${x} 0h1v1.1a.5 .5 0 0 1-1 0z`)
  return stripes.join('')
}
