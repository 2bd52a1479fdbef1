import type { Commerce } from '#contract/commerces.ts'
import type { Offer } from '#contract/offers.ts'
import { useToday } from '#web/commerces/use-town.ts'
import { whenInWords } from './date-words.ts'
import { OfferPrice } from './offer-price.tsx'
import styles from './offer-sheet.module.css'
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
    <article className={`${styles.sheet} ${styles[paper]}`} aria-label="El cartel">
      <p className={styles.shop}>{commerce.name}</p>
      <p className={styles.type}>{offer.type}</p>
      <h2 className={styles.title}>{offer.title}</h2>
      <div className={styles.price}>
        <OfferPrice offer={offer} />
      </div>
      {when && <p className={styles.when}>{when}</p>}
      <p className={styles.description}>{offer.description}</p>
      {offer.conditions && <p className={styles.conditions}>{offer.conditions}</p>}
      <div className={styles.foot}>
        <QrCode text={url} label="Código QR que lleva a la oferta" className={styles.code} />
        <p>Apunta con la cámara del móvil y la llevarás contigo.</p>
      </div>
    </article>
  )
}
