import { OBJECT_TYPES } from '#contract/entities.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { RecordTabs } from '#web/bin/record-tabs.tsx'
import { listCategories } from '#web/categories/calls.ts'
import { DefinedList, type ListDefinition } from '#web/lists/defined-list.tsx'
import { kindOptions, listLoader } from '#web/lists/list-loader.ts'
import { screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/activity-list.ts'
import { ActivityDays } from './activity-days.tsx'
import { ActivityLine } from './activity-line.tsx'
import { listActivity } from './calls.ts'
import { PersonFilter } from './person-filter.tsx'

const TYPES = kindOptions(OBJECT_TYPES)
const LIST: ListDefinition = {
  title: 'Actividad',
  items: 'la actividad',
  counted: ['anotación', 'anotaciones', 'Nada'],
  search: {
    label: 'Buscar quién o qué',
    placeholder: 'Quién o qué',
    nothing:
      'Buscamos en el nombre de quien hizo algo y en el de lo que cambió. Prueba con menos letras.',
  },
  empty: {
    title: 'Todavía no ha pasado nada',
    sign: 'Aún nada',
    text: 'Cuando alguien cambie algo, aquí quedará escrito quién, qué y cuándo.',
  },
  above: <RecordTabs />,
}

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, id, search, page }) => {
  const type = option('tipo', TYPES)
  const actor = id('persona')
  const [list, categories] = await Promise.all([
    listActivity({ type: type.query, actor, search, page }),
    listCategories(),
  ])
  return { type, actor, categories, ...list }
})

export const HydrateFallback = screenSkeleton(LIST, { lines: 2 }, { select: true })
export const ErrorBoundary = screenFailure(LIST)

export default function ActivityList({ loaderData }: Route.ComponentProps) {
  const { type, actor, count, results: lines, categories } = loaderData
  const start = useFocusOnNewPage('Actividad', loaderData)
  return (
    <DefinedList
      definition={LIST}
      list={loaderData}
      lead={
        count > 0
          ? `${formatCount(count, 'anotación', 'anotaciones')}. Pulsa el nombre de alguien para ver solo lo suyo.`
          : undefined
      }
      start={start}
      select={{ label: 'De qué', param: 'tipo', value: type.value, options: TYPES }}
      choices={actor !== undefined && <PersonFilter name={lines[0]?.actor} />}
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
    </DefinedList>
  )
}
