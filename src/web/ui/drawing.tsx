import { type FacadeOptions, type FacadeShop, facade } from '#drawing/facade.ts'
import { mark } from '#drawing/mark.ts'
import { type StreetOptions, street } from '#drawing/street.ts'
import { symbol } from '#drawing/symbol.ts'
import styles from './drawing.module.css'

type DrawingProps = { svg: string; className?: string; label?: string }

/** Markup of our own drawings in the page. Without a label it stands beside words and is hidden. */
export function Drawing({ svg, className = '', label }: DrawingProps) {
  const reading = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <div
      {...reading}
      className={`${styles.drawing} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: #drawing escapes the names it draws
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

type Of = { shop: FacadeShop; className?: string }

/** A shop's façade, beside its name; fills its frame, losing wall and never the door. */
export function Facade({ shop, className = '', ...options }: Of & FacadeOptions) {
  return <Drawing svg={facade(shop, options)} className={`${styles.cover} ${className}`} />
}

/** A shop in small, for rows and avatars up to 72 px. */
export function Mark({ shop, size = 56 }: { shop: FacadeShop; size?: number }) {
  return (
    <span className={styles.mark} style={{ '--size': `${size}px` }}>
      <Drawing svg={mark(shop)} />
    </span>
  )
}

/** The symbol of a trade, from its category's name. Outside a drawing it sits on a cream tile. */
export function TradeSymbol({ category, size = 24 }: { category: string; size?: number }) {
  return (
    <span className={styles.symbol} style={{ '--size': `${size}px` }}>
      <Drawing svg={symbol(category)} />
    </span>
  )
}

/** A whole street, one picture. */
export function Street({
  shops,
  className,
  ...options
}: { shops: FacadeShop[] } & StreetOptions & {
    className?: string
  }) {
  const label = 'Una calle de tiendas de barrio con sus toldos'
  return <Drawing svg={street(shops, options)} className={className} label={label} />
}
