import { Link } from 'react-router'
import { OBJECT_TYPES } from '#contract/entities.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/categories/calls.ts'
import { DefinedList, type ListDefinition, listSkeleton } from '#web/lists/defined-list.tsx'
import { kindOptions, listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { useListUrl } from '#web/lists/list-url.ts'
import { RecordTabs } from '#web/lists/record-tabs.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { IconUser, IconX } from '#web/ui/icons.ts'
import type { Route } from './+types/activity-list.ts'
import { ActivityDays } from './activity-days.tsx'
import { listActivity } from './calls.ts'

const TYPES = kindOptions(OBJECT_TYPES)
const SELECT = { label: 'De qué', param: 'tipo', value: '', options: TYPES }
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

export const HydrateFallback = listSkeleton(LIST, { lines: 2 }, { select: SELECT })
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
      select={{ ...SELECT, value: type.value }}
      choices={actor !== undefined && <PersonFilter name={lines[0]?.actor} />}
    >
      <ActivityDays lines={lines} categories={categories} isPersonPlain={actor !== undefined} />
    </DefinedList>
  )
}

/** Shows whose events are listed, and links back to all events. */
function PersonFilter({ name = 'esta persona' }: { name?: string | undefined }) {
  const urlWith = useListUrl()
  return (
    <p className="row wrap gap-4 gap-x-10 px-16 py-4 mb-20 soft rounded-field">
      <IconUser size={22} aria-hidden />
      <span className="grow min-w-0 break-anywhere">
        Solo lo de <b>{name}</b>
      </span>
      <Link
        to={urlWith({ persona: '' })}
        className="inline-row gap-6 px-12 strong tap rounded-button"
      >
        <IconX size={22} aria-hidden />
        Ver lo de todos
      </Link>
    </p>
  )
}
