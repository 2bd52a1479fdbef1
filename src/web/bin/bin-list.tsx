import { BIN_ITEM_TYPES } from '#contract/entities.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { ListFilters, ListSearch } from '#web/lists/list-filters.tsx'
import { kindOptions, listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { ListSelect } from '#web/lists/list-select.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/bin-list.ts'
import { BinEntry } from './bin-entry.tsx'
import { listBin } from './calls.ts'
import { EmptyBin } from './empty-bin.tsx'
import { RecordTabs } from './record-tabs.tsx'
import { useRestoring } from './use-restoring.ts'

const TYPES = kindOptions(BIN_ITEM_TYPES)
const LIST = { title: 'Papelera', items: 'la papelera', above: <RecordTabs /> }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const type = option('tipo', TYPES)
  return { type, ...(await listBin({ type: type.query, search, page })) }
})

export const HydrateFallback = listSkeleton(LIST, { lines: 2 }, { select: true })
export const ErrorBoundary = listFailure(LIST)

export default function BinList({ loaderData }: Route.ComponentProps) {
  const { type, search, count, results: items } = loaderData
  const start = useFocusOnNewPage('Papelera', loaderData)
  const onRestored = useRestoring(items, start)
  const isFiltered = type.value !== '' || search !== undefined
  const filters = (count > 0 || isFiltered) && (
    <ListFilters>
      <ListSelect label="Qué" param="tipo" value={type.value} options={TYPES} />
      <ListSearch
        search={search}
        label="Buscar por nombre"
        placeholder="Nombre"
        found={count === 0 ? 'Nada en la papelera' : formatCount(count, 'cosa', 'cosas')}
      />
    </ListFilters>
  )
  const lead = `${formatCount(count, 'cosa', 'cosas')} que aún se pueden recuperar.`
  return (
    <ListScreen
      title={LIST.title}
      back={LIST.above}
      lead={count > 0 ? lead : undefined}
      start={start}
      list={loaderData}
      filters={filters}
      empty={<EmptyBin search={search} isFiltered={isFiltered} />}
    >
      <ul className="card">
        {items.map((item) => (
          <BinEntry key={`${item.type}-${item.id}`} item={item} onRestored={onRestored} />
        ))}
      </ul>
    </ListScreen>
  )
}
