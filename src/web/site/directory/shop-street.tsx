import { type ReactNode, useEffect } from 'react'
import type { Category } from '#contract/categories.ts'
import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import { commercePath } from '#contract/site-paths.ts'
import { longStreet } from '#drawing/street.ts'
import type { PageContext } from '#web/api/server-api.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { isShut, openWords } from '#web/commerces/open-words.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { cacheUntilStateChange } from './cache-while-open.ts'
import { readCategories, readShops } from './read-lists.ts'
import styles from './shop-street.module.css'

/** Maximum number of houses on the widest screens. */
const MAX_HOUSES = 16
/** Number of houses that are visible at first, in the order of `shops`. Behind these, open shops come first. */
const IN_SIGHT = 4
/** Width of the empty street at each end, in units of the drawing. */
const BEYOND = 3000

type ShopStreetProps = {
  shops: readonly ListedCommerce[]
  categories: readonly Category[]
  children?: ReactNode
}

/** A drawn street of shops, each open or closed as now. Each house links to its shop. */
export function ShopStreet({ shops, categories, children }: ShopStreetProps) {
  useEffect(startStreet, [])
  const rest = shops.slice(IN_SIGHT)
  const houses = [
    ...shops.slice(0, IN_SIGHT),
    ...rest.filter((shop) => !isShut(shop)),
    ...rest.filter(isShut),
  ].slice(0, MAX_HOUSES)
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
                <a href={commercePath(shop)} className="block relative full-height inset-focus">
                  <span className="visually-hidden">{labelOf(shop)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  )
}

function labelOf(shop: ListedCommerce): string {
  const words = openWords(shop, { isShort: !isShut(shop) })
  return words ? `${shop.name}, ${words[0]!.toLowerCase()}${words.slice(1)}` : shop.name
}

/** Number of houses of a `TownStrip`, which fit on a typical screen. */
const STRIP_HOUSES = 8

type TownStreet = { shops: ListedCommerce[]; categories: ListedCategory[] }

export async function readTownStreet(context: PageContext): Promise<TownStreet> {
  const [{ results }, categories] = await Promise.all([
    readShops(context, { page_size: STRIP_HOUSES }),
    readCategories(context),
  ])
  cacheUntilStateChange(context, results)
  return { shops: results, categories }
}

export function TownStrip({ shops, categories }: TownStreet) {
  return shops.length > 0 && <ShopStreet shops={shops} categories={categories} />
}

/** Makes a street one Tab stop; arrow keys move between the houses. Inlined, so it must use nothing from outside. */
export function startStreet(): void {
  const doors = [...document.querySelectorAll<HTMLElement>('[data-street] a')]
  const [street] = document.querySelectorAll<HTMLElement>('[data-street]')
  if (!street) return
  for (const door of doors.slice(1)) door.tabIndex = -1

  street.addEventListener('keydown', (event) => {
    const at = doors.indexOf(event.target as HTMLElement)
    const targets: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: doors.length - 1,
    }
    const next = doors[targets[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    for (const door of doors) door.tabIndex = door === next ? 0 : -1
    next.focus()
  })
}
