import { type FacadeOptions, facade } from '#drawing/facade.ts'
import { mark } from '#drawing/mark.ts'
import { offerDrawing } from '#drawing/offer-drawing.ts'
import { type StreetOptions, type StreetShop, street } from '#drawing/street.ts'
import { symbol } from '#drawing/symbols.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import styles from './drawing.module.css'

type Classed = { className?: string }

/** An SVG drawing of ours, which carries its own accessible name or is hidden. */
export function Drawing({ svg, className = '' }: { svg: string } & Classed) {
  return (
    <span
      className={`block ${styles.drawing} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: #drawing escapes the names it draws
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

type FacadeProps = { shop: FacadeShop } & FacadeOptions & Classed

/** A shop's façade that fills its frame: it crops the wall, never the door. */
export function Facade({ shop, className = '', ...options }: FacadeProps) {
  return <Drawing svg={facade(shop, options)} className={`${styles.cover} ${className}`} />
}

type StreetProps = { shops: readonly StreetShop[] } & StreetOptions & Classed

/** A street that fills its frame, with one description. */
export function Street({ shops, className = '', ...options }: StreetProps) {
  return <Drawing svg={street(shops, options)} className={`${styles.cover} ${className}`} />
}

type OfferDrawingProps = { offer: { id: number | string; category?: string } } & Classed

/** Stands in for an offer's photo. `w` and `h` in px, with about the frame's aspect ratio. */
export function OfferDrawing({ offer, className = '', ...size }: OfferDrawingProps & Size) {
  return (
    <Drawing
      svg={offerDrawing(offer, size)}
      className={`${styles.cover} ${styles.offer} ${className}`}
    />
  )
}

type Size = { w?: number; h?: number }

/** A small drawing of a shop, for rows and avatars up to 72 px. */
export function Mark({ shop, size = 56 }: { shop: FacadeShop; size?: number }) {
  return (
    <span className={`overflow-clip ${styles.mark}`} style={{ '--size': `${size}px` }}>
      <Drawing svg={mark(shop)} />
    </span>
  )
}

/** The symbol of a category by its name, on a cream tile. */
export function CategorySymbol({ category, size = 24 }: { category?: string; size?: number }) {
  return (
    <span className={styles.symbol} style={{ '--size': `${size}px` }}>
      <Drawing svg={symbol(category)} />
    </span>
  )
}
