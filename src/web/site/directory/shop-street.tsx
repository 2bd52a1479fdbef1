import { type ReactNode, useEffect } from 'react'
import type { Category } from '#contract/categories.ts'
import { commercePath } from '#contract/site-paths.ts'
import { longStreet } from '#drawing/street.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { isShut, openWords } from '#web/commerces/open-words.ts'
import { useTimeZone } from '#web/commerces/use-town.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import type { CardFields } from './card-fields.ts'
import styles from './shop-street.module.css'
import { startStreet } from './street-script.ts'

/** As many as the widest screens show. */
const MOST = 16
/** Houses of the first sight; after them those that are open come first. */
const IN_SIGHT = 4
/** Of hills and road at both sides of a few houses, in units of the drawing: half of a wide screen. */
const BEYOND = 3000

type ShopStreetProps = {
  shops: readonly CardFields[]
  categories: readonly Category[]
  /** In the sky. */
  children?: ReactNode
}

/** Shops as they are now, side by side: lit, or with their shutters down. Each house is a link. */
export function ShopStreet({ shops, categories, children }: ShopStreetProps) {
  useEffect(startStreet, [])
  const zone = useTimeZone()
  const rest = shops.slice(IN_SIGHT)
  const houses = [
    ...shops.slice(0, IN_SIGHT),
    ...rest.filter((shop) => !isShut(shop)),
    ...rest.filter(isShut),
  ].slice(0, MOST)
  const { svg, width, widths } = longStreet(
    houses.map((shop) => ({ ...facadeOf(shop, categories), closed: isShut(shop) })),
    BEYOND,
  )
  return (
    <div className={`overflow-clip ${styles.street} ${children ? '' : styles.strip}`}>
      {children && (
        <div className={`row wrap between gap-8 relative z-1 page-wide ${styles.sky}`}>
          {children}
        </div>
      )}
      <nav aria-label="La calle" className={`no-print ${styles.walk}`}>
        <div className={`relative mx-auto ${styles.houses}`} style={{ '--units': width }}>
          <Drawing svg={svg} />
          <ul className={`flex absolute ${styles.doors}`} data-street>
            {houses.map((shop, at) => (
              <li key={shop.id} style={{ flexGrow: widths[at] }}>
                <a href={commercePath(shop)} className="block relative full-height">
                  <span className="visually-hidden">{labelOf(shop, zone)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  )
}

/** 'Pequeño Levante, abierto hasta las 14:00'. */
function labelOf(shop: CardFields, zone: string): string {
  const words = openWords(shop, zone, { isShort: !isShut(shop) })
  return words ? `${shop.name}, ${words[0]!.toLowerCase()}${words.slice(1)}` : shop.name
}
