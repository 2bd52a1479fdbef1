import { data } from 'react-router'
import type { ListedCommerce } from '#contract/directory.ts'
import { factsText } from '#contract/facts/fact-filters.ts'
import { formatNumber } from '#contract/numbers.ts'
import { readAll } from '#web/api/read-api.ts'
import { useSite, useTown } from '#web/api/site.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { formatLongDay, formatTime } from '#web/format/dates.ts'
import { formatPhone } from '#web/format/phone.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import { PrintButton } from '../layout/share-and-print.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import type { Route } from './+types/printed-list-route.ts'
import { cacheThisMinute } from './cache-while-open.ts'
import {
  categorySlugsIn,
  directoryUrl,
  findCategories,
  parseDirectoryQuery,
  parsePrintedBy,
  printedListUrl,
} from './directory-url.ts'
import styles from './printed-list.module.css'
import {
  groupByCategory,
  groupByStreet,
  type PrintedGroup,
  printedAddress,
} from './printed-list.ts'
import { readCategories } from './read-lists.ts'
import { directoryTitle } from './titles.ts'

/** Maximum number of shops: about forty sheets of paper. */
const MAX_ROWS = 2000

const GROUPINGS = [
  { value: 'street', name: 'Por calle' },
  { value: 'category', name: 'Por categoría' },
] as const

export const handle: PageHandle = {
  searchParams: ['q', 'open', 'facts', 'ofertas', 'categoria', 'por'],
  isListed: false,
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const now = new Date()
  const { q, open, facts, offers } = parseDirectoryQuery(searchParams)
  const printedBy = parsePrintedBy(searchParams)
  const categories = await readCategories(context)
  const names = categorySlugsIn(searchParams)
  const chosen = await findCategories(context, categories, names)
  if (chosen.length < names.length) throw data(null, { status: 404 })
  const found = await readAll<ListedCommerce>(
    context,
    'directory/commerces/',
    {
      search: q,
      category: chosen.map(({ id }) => id),
      open,
      facts: factsText(facts),
      offers: offers ? '1' : undefined,
      ordering: 'name',
    },
    MAX_ROWS + 1,
  )
  // A search may depend on the time, too: 'abierto'.
  if (q || open) cacheThisMinute(context, now)
  const shops = found.slice(0, MAX_ROWS)
  return {
    query: { q, open, facts, offers, categories: chosen.map(({ slug }) => slug) },
    printedBy,
    now: now.toISOString(),
    title: directoryTitle({ count: shops.length, q, open, facts, offers, categories: chosen }),
    isCut: found.length > MAX_ROWS,
    groups:
      printedBy === 'street'
        ? groupByStreet(shops)
        : groupByCategory(shops, chosen.length > 0 ? chosen : categories),
  }
}

export default function PrintedListRoute({ loaderData }: Route.ComponentProps) {
  const { query, printedBy, now, title, isCut, groups } = loaderData
  const locality = useSite()?.town?.locality
  return (
    <SiteFrame>
      <div className="no-print stack gap-16 mb-24">
        <p>
          <a href={directoryUrl(query)}>Volver a los comercios</a>
        </p>
        <nav className="row wrap gap-16" aria-label="Orden">
          {GROUPINGS.map(({ value, name }) =>
            value === printedBy ? (
              <span key={value} className="bold" aria-current="true">
                {name}
              </span>
            ) : (
              <a key={value} href={printedListUrl(query, value)}>
                {name}
              </a>
            ),
          )}
          <PrintButton />
        </nav>
      </div>
      <div className={styles.sheet}>
        <PageTitle title={`${title} · Lista para imprimir · Escaparate`}>
          {locality ? `Comercios de ${locality}` : 'Comercios del pueblo'}
        </PageTitle>
        <p className={`mt-4 mb-12 ${styles.lead}`}>
          {title}. {formatLongDay(now)}
          {query.open === 'now' && `, a las ${formatTime(now)}`}.
          {isCut && ` Solo los ${formatNumber(MAX_ROWS)} primeros por nombre: elige una categoría.`}
        </p>
        {groups.length > 0 && <PrintedTable groups={groups} />}
      </div>
    </SiteFrame>
  )
}

function PrintedTable({ groups }: { groups: readonly PrintedGroup[] }) {
  const town = useTown()
  return (
    <table className={`full-width ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          <th scope="col">Dirección</th>
          <th scope="col">Teléfono</th>
          <th scope="col">Horario</th>
        </tr>
      </thead>
      {groups.map(({ key, title, shops }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {title}
            </th>
          </tr>
          {shops.map((shop) => (
            <tr key={shop.id}>
              <th scope="row">{shop.name}</th>
              <td>{printedAddress(shop, town)}</td>
              <td className="one-line">{formatPhone(shop.n_tlf)}</td>
              <td>{unbroken(shop.hours_text, SHIFT)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
