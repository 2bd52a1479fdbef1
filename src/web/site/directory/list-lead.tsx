import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import { formatCount } from '#contract/numbers.ts'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import type { UnderstoodSearch } from '#contract/understood-search.ts'
import type { PageContext } from '#web/api/server-api.ts'
import { isShut, openingWords } from '#web/commerces/open-words.ts'
import styles from './directory-route.module.css'
import type { OpenFilter } from './directory-url.ts'
import { type ListQuery, readShops } from './read-lists.ts'

type ListLeadProps = {
  open: OpenFilter | undefined
  /** The place by whose distance the list is sorted. */
  place: string | undefined
  understood: UnderstoodSearch | undefined
  isLoose: boolean
}

export function ListLead({ open, place, understood, isLoose }: ListLeadProps) {
  return (
    <div className={styles.lead}>
      {open && <p className="muted">Solo están quienes dicen su horario.</p>}
      {place && <p className="muted">Primero los más cercanos a {place}.</p>}
      {isLoose && <p>Nadie tiene todo; esto se parece.</p>}
      {understood?.closed && understood.open && (
        <p>
          {understood.open === 'now'
            ? 'Ahora están cerrados, o no dicen su horario.'
            : `Nadie dice que abra el ${WEEKDAY_NAMES[understood.open]}.`}
        </p>
      )}
    </div>
  )
}

/** Number of open shops in a list. If none is open: when the first one opens, and whether all are certainly closed. */
type OpenCountProps = { openShops: number; opensAt?: string | undefined; areAllShut?: boolean }

export async function readOpenCount(context: PageContext, filters: ListQuery) {
  const { count: openShops } = await readShops(context, { ...filters, open: 'now', page_size: 1 })
  if (openShops > 0) return { openShops }
  const { count, results } = await readShops(context, { ...filters, page_size: MAX_PAGE_SIZE })
  // If there are more pages, it is unknown which shop opens first.
  if (count > results.length) return { openShops }
  const [opensAt] = results.flatMap(({ opens_at }) => opens_at ?? []).toSorted()
  return { openShops, opensAt, areAllShut: results.every(isShut) }
}

export function OpenCount({ openShops, opensAt, areAllShut }: OpenCountProps) {
  if (openShops === 0 && !opensAt) return null
  return (
    <p
      className={`row gap-8 strong no-print ${styles.count}`}
      data-hidden-offline
      data-open={openShops > 0}
    >
      {openShops > 0
        ? formatCount(openShops, 'abierto ahora', 'abiertos ahora')
        : `${areAllShut ? 'Todo cerrado' : 'Ninguno abierto'} · el primero abre ${openingWords(opensAt!)}`}
    </p>
  )
}
