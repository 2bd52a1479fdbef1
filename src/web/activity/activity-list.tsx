import { OBJECT_TYPES } from '#contract/entities.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/categories/calls.ts'
import { DefinedList, type ListDefinition, listSkeleton } from '#web/lists/defined-list.tsx'
import { kindOptions, listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RecordTabs } from '#web/lists/record-tabs.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/activity-list.ts'
import { ActivityDays } from './activity-days.tsx'
import { listActivity } from './calls.ts'

const TYPES = kindOptions(OBJECT_TYPES)
const SELECT = { label: 'De qué', param: 'tipo', options: TYPES }
const LIST: ListDefinition = {
  title: 'Actividad',
  items: 'la actividad',
  counted: ['anotación', 'anotaciones', 'Nada'],
  search: {
    label: 'Buscar quién o qué',
    placeholder: 'Quién o qué',
  },
  empty: {
    title: 'Todavía no ha pasado nada',
    sign: 'Aún nada',
    text: 'Cuando alguien cambie algo, aquí quedará escrito quién, qué y cuándo.',
  },
  above: <RecordTabs />,
}

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const type = option('tipo', TYPES)
  const [list, categories] = await Promise.all([
    listActivity({ type: type.query, search, page }),
    listCategories(),
  ])
  return { categories, ...list }
})

export const HydrateFallback = listSkeleton(LIST, { lines: 2 }, { select: SELECT })
export const ErrorBoundary = screenFailure(LIST)

export default function ActivityList({ loaderData }: Route.ComponentProps) {
  const { count, results, categories } = loaderData
  const leadRef = useFocusOnNewPage('Actividad', loaderData)
  return (
    <DefinedList
      definition={LIST}
      list={loaderData}
      lead={count > 0 ? `${formatCount(count, 'anotación', 'anotaciones')}.` : undefined}
      start={leadRef}
      select={SELECT}
    >
      <ActivityDays events={results} categories={categories} />
    </DefinedList>
  )
}
