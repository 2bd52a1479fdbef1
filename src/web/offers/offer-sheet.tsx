import { encodeQR } from 'qr'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { tagText } from '#contract/offer-prices.ts'
import type { Offer } from '#contract/offers.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { formatPhone } from '#web/format/phone.ts'
import { keepUnits } from '#web/format/units.ts'
import { paperColors } from '#web/theme/design-tokens.ts'
import { Facade, Mark } from '#web/ui/drawing.tsx'
import { objectPosition } from '#web/ui/photo.tsx'
import { whenInWords } from './date-words.ts'
import styles from './offer-sheet.module.css'
import { PriceTag } from './price-tag.tsx'

export const PAPERS = [
  { value: 'a5', name: 'A5, media hoja' },
  { value: 'a4', name: 'A4, hoja entera' },
] as const
export type Paper = (typeof PAPERS)[number]['value']

/** Pixels. A narrower photo would look blurred on paper. */
const SHARP_WIDTH = 1600

type OfferSheetProps = {
  offer: Offer
  commerce: Commerce
  categories: readonly Category[]
  url: string
  paper: Paper
}

export function OfferSheet({ offer, commerce, categories, url, paper }: OfferSheetProps) {
  const when = whenInWords(offer, dateToday())
  const facade = facadeOf(commerce, categories)
  const { photo, photo_width } = offer
  const isSharp = photo !== null && (photo_width ?? 0) >= SHARP_WIDTH
  return (
    <article
      className={`flex column container full-width overflow-clip rounded-card surface shadow ink break-anywhere ${styles.sheet} ${styles[paper]}`}
      style={{ ...paperColors, '--letters': tagText(offer)?.length }}
      aria-label="El cartel"
    >
      {isSharp ? (
        <img
          src={photo}
          alt=""
          className={`flex-none full-width object-cover ${styles.picture}`}
          style={objectPosition(offer)}
        />
      ) : (
        <Facade
          shop={facade}
          w={547}
          h={208}
          className={`flex-none full-width object-cover ${styles.picture}`}
        />
      )}
      <div className={`flex column grow ${styles.words}`}>
        <Title key={offer.title} text={keepUnits(offer.title)} />
        <PriceTag offer={offer} isPainted className={styles.tag!} />
        <div className={`flex between ${styles.foot}`}>
          <div className="min-w-0">
            {when && <p className={styles.when}>{when}</p>}
            <p className={`row bold ${styles.shop}`}>
              {isSharp && <Mark shop={facade} size={28} />}
              {commerce.name}
            </p>
            <p>{[commerce.direction, formatPhone(commerce.n_tlf)].filter(Boolean).join(' · ')}</p>
            {offer.conditions && <p className={`muted ${styles.conditions}`}>{offer.conditions}</p>}
          </div>
          <figure className={`flex-none centered ${styles.code}`}>
            <QrCode text={url} label="Código QR que lleva a la oferta" />
            <figcaption>Escanéalo con el móvil</figcaption>
          </figure>
        </div>
      </div>
    </article>
  )
}

/** Number of font sizes in the style sheet: 90, 71, 52 and 33 points on A4. */
const STEPS = 4
const MAX_LINES = 3

/** The title in the largest font size in which it has at most `MAX_LINES` lines. */
function Title({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState(0)
  useLayoutEffect(() => {
    const { offsetHeight } = title.current!
    const lineHeight = Number.parseFloat(getComputedStyle(title.current!).lineHeight)
    const isLong = offsetHeight > lineHeight * (MAX_LINES + 0.5)
    if (isLong && step < STEPS - 1) setStep(step + 1)
  }, [step])
  return (
    <h2 ref={title} className={styles.title} style={{ '--step': step }}>
      {text}
    </h2>
  )
}

/** Width of the quiet zone in modules (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4

/** A QR code, dark on white even in the dark theme, because cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const dark = rows.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={dark.join('')} fill="black" />
    </svg>
  )
}
