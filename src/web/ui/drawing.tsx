import { type FacadeOptions, facade } from '#drawing/facade.ts'
import { mark } from '#drawing/mark.ts'
import { offerDrawing } from '#drawing/offer-drawing.ts'
import { type StreetOptions, type StreetShop, street } from '#drawing/street.ts'
import { symbol } from '#drawing/symbols.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import styles from './drawing.module.css'

type ClassNameProps = { className?: string }

/** Shows one of our SVG drawings. The SVG has its own accessible name, or is hidden from screen readers. */
export function Drawing({ svg, className = '' }: { svg: string } & ClassNameProps) {
  return (
    <span
      className={`block ${styles.drawing} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: #drawing escapes the names it draws
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

type FacadeProps = { shop: FacadeShop } & FacadeOptions & ClassNameProps

export function Facade({ shop, className = '', ...options }: FacadeProps) {
  return <Drawing svg={facade(shop, options)} className={`${styles.cover} ${className}`} />
}

type StreetProps = { shops: readonly StreetShop[] } & StreetOptions & ClassNameProps

export function Street({ shops, className = '', ...options }: StreetProps) {
  return <Drawing svg={street(shops, options)} className={`${styles.cover} ${className}`} />
}

type OfferDrawingProps = { offer: { id: number | string; category?: string } } & ClassNameProps

export function OfferDrawing({ offer, className = '' }: OfferDrawingProps) {
  return (
    <Drawing svg={offerDrawing(offer)} className={`${styles.cover} ${styles.offer} ${className}`} />
  )
}

/** A small drawing of a shop, for rows and avatars up to 72 px. */
export function Mark({ shop, size = 56 }: { shop: FacadeShop; size?: number }) {
  return (
    <span className={`overflow-clip ${styles.mark}`} style={{ '--size': `${size}px` }}>
      <Drawing svg={mark(shop)} />
    </span>
  )
}

export function CategorySymbol({ category, size = 24 }: { category?: string; size?: number }) {
  return (
    <span className={styles.symbol} style={{ '--size': `${size}px` }}>
      <Drawing svg={symbol(category)} />
    </span>
  )
}
