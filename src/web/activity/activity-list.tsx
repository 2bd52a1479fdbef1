import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/api/api.ts'
import { guarded } from '#web/api/guard.ts'
import { formatDayHeading } from '#web/format/dates.ts'
import { formatCount } from '#web/format/numbers.ts'
import { ListFilters, ListSearch } from '#web/lists/list-filters.tsx'
import { ListFiltersSkeleton } from '#web/lists/list-filters-skeleton.tsx'
import { ListSelect } from '#web/lists/list-select.tsx'
import { Pager } from '#web/lists/pager.tsx'
import { formatRowRange, pageFromUrl } from '#web/lists/paging.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import type { Route } from './+types/activity-list.ts'
import { ActivityLine } from './activity-line.tsx'
import styles from './activity-list.module.css'
import { listActivity } from './calls.ts'
import { TYPE_FILTERS } from './format-event.ts'
import { groupByDay } from './group-by-day.ts'
import { NoActivity } from './no-activity.tsx'
import { OnlyPerson } from './only-person.tsx'

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const { searchParams } = new URL(request.url)
  const kind =
    TYPE_FILTERS.find(({ value }) => value === searchParams.get('tipo')) ?? TYPE_FILTERS[0]!
  const search = searchParams.get('buscar')?.trim() || undefined
  const person = searchParams.get('persona') ?? ''
  const actor = /^[1-9]\d{0,9}$/.test(person) ? person : undefined
  const page = pageFromUrl(request)
  const [list, categories] = await Promise.all([
    listActivity({ type: kind.type, actor, search, page }),
    listCategories(),
  ])
  return { kind, search, actor, page, categories, count: list.count, lines: list.results }
})

export function HydrateFallback() {
  return (
    <>
      <ScreenHead title={TITLE} />
      <ListFiltersSkeleton select />
      <RowsSkeleton label="Cargando la actividad" lines={2} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenFailure error={error} heading={TITLE} title="No hemos podido cargar la actividad" />
}

export default function ActivityList({ loaderData }: Route.ComponentProps) {
  const { kind, search, actor, page, count, lines, categories } = loaderData
  const start = useFocusOnNewPage(page, `Actividad ${formatRowRange(page, count)}`)
  const isAsked = kind.value !== '' || search !== undefined || actor !== undefined
  const found = count === 0 ? 'Nada' : formatCount(count, 'anotación', 'anotaciones')
  return (
    <div className={styles.screen}>
      <ScreenHead
        title={TITLE}
        lead={count > 0 ? `${found}. Pulsa el nombre de alguien para ver solo lo suyo.` : undefined}
        leadRef={start}
      />
      {(count > 0 || isAsked) && (
        <ListFilters>
          <ListSelect label="De qué" param="tipo" value={kind.value} options={TYPE_FILTERS} />
          <ListSearch
            search={search}
            label="Buscar quién o qué"
            placeholder="Quién o qué"
            found={found}
          />
        </ListFilters>
      )}
      {actor !== undefined && <OnlyPerson name={lines[0]?.actor} />}
      {count === 0 ? (
        <NoActivity search={search} isAsked={isAsked} />
      ) : (
        groupByDay(lines).map((day) => (
          <section key={day[0]!.id} className={styles.day}>
            <h2>{formatDayHeading(day[0]!.at)}</h2>
            <ol className={styles.lines}>
              {day.map((line) => (
                <ActivityLine
                  key={line.id}
                  line={line}
                  categories={categories}
                  isOnly={actor !== undefined}
                />
              ))}
            </ol>
          </section>
        ))
      )}
      <Pager page={page} count={count} />
    </div>
  )
}

const TITLE = 'Actividad'
