import { OBJECT_TYPES } from '#contract/entities.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { RecordTabs } from '#web/bin/record-tabs.tsx'
import { listCategories } from '#web/categories/calls.ts'
import { ListFilters, ListSearch } from '#web/lists/list-filters.tsx'
import { kindOptions, listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { ListSelect } from '#web/lists/list-select.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/activity-list.ts'
import { ActivityDays } from './activity-days.tsx'
import { ActivityLine } from './activity-line.tsx'
import { listActivity } from './calls.ts'
import { NoActivity } from './no-activity.tsx'
import { PersonFilter } from './person-filter.tsx'

const TYPES = kindOptions(OBJECT_TYPES)
const LIST = { title: 'Actividad', items: 'la actividad', above: <RecordTabs /> }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, id, search, page }) => {
  const type = option('tipo', TYPES)
  const actor = id('persona')
  const [list, categories] = await Promise.all([
    listActivity({ type: type.query, actor, search, page }),
    listCategories(),
  ])
  return { type, actor, categories, ...list }
})

export const HydrateFallback = listSkeleton(LIST, { lines: 2 }, { select: true })
export const ErrorBoundary = listFailure(LIST)

export default function ActivityList({ loaderData }: Route.ComponentProps) {
  const { type, search, actor, count, results: lines, categories } = loaderData
  const start = useFocusOnNewPage('Actividad', loaderData)
  const isFiltered = type.value !== '' || search !== undefined || actor !== undefined
  const found = count === 0 ? 'Nada' : formatCount(count, 'anotación', 'anotaciones')
  const filters = (count > 0 || isFiltered) && (
    <>
      <ListFilters>
        <ListSelect label="De qué" param="tipo" value={type.value} options={TYPES} />
        <ListSearch
          search={search}
          label="Buscar quién o qué"
          placeholder="Quién o qué"
          found={found}
        />
      </ListFilters>
      {actor !== undefined && <PersonFilter name={lines[0]?.actor} />}
    </>
  )
  return (
    <ListScreen
      title={LIST.title}
      back={LIST.above}
      lead={count > 0 ? `${found}. Pulsa el nombre de alguien para ver solo lo suyo.` : undefined}
      start={start}
      list={loaderData}
      filters={filters}
      empty={<NoActivity search={search} isFiltered={isFiltered} />}
    >
      <ActivityDays lines={lines}>
        {(line) => (
          <ActivityLine
            key={line.id}
            line={line}
            categories={categories}
            isPersonPlain={actor !== undefined}
          />
        )}
      </ActivityDays>
    </ListScreen>
  )
}
