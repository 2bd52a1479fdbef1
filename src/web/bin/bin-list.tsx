import { ADMINISTRATOR } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { formatCount } from '#web/format/numbers.ts'
import { ListFilters, ListSearch } from '#web/lists/list-filters.tsx'
import { ListFiltersSkeleton } from '#web/lists/list-filters-skeleton.tsx'
import { ListSelect } from '#web/lists/list-select.tsx'
import { Pager } from '#web/lists/pager.tsx'
import { formatRowRange, pageFromUrl, redirectToPreviousPage } from '#web/lists/paging.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import type { Route } from './+types/bin-list.ts'
import { BinEntry } from './bin-entry.tsx'
import styles from './bin-list.module.css'
import { listBin } from './calls.ts'
import { TYPE_FILTERS } from './labels.ts'
import { NothingBinned } from './nothing-binned.tsx'
import { useRestoring } from './use-restoring.ts'

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const { searchParams } = new URL(request.url)
  const kind =
    TYPE_FILTERS.find(({ value }) => value === searchParams.get('tipo')) ?? TYPE_FILTERS[0]!
  const search = searchParams.get('buscar')?.trim() || undefined
  const page = pageFromUrl(request)
  try {
    const { count, results } = await listBin({ type: kind.type, search, page })
    return { kind, search, page, count, things: results }
  } catch (error) {
    throw redirectToPreviousPage(request, error)
  }
})

export function HydrateFallback() {
  return (
    <>
      <ScreenHead title={TITLE} />
      <ListFiltersSkeleton select />
      <RowsSkeleton label="Cargando la papelera" lines={2} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar la papelera'
  return <ScreenFailure error={error} heading={TITLE} title={title} />
}

export default function BinList({ loaderData }: Route.ComponentProps) {
  const { kind, search, page, count, things } = loaderData
  const start = useFocusOnNewPage(page, `Papelera ${formatRowRange(page, count)}`)
  const restoring = useRestoring(things, start)
  const isAsked = kind.value !== '' || search !== undefined
  return (
    <div className={styles.screen}>
      <ScreenHead
        title={TITLE}
        lead={
          count > 0
            ? `${formatCount(count, 'cosa', 'cosas')} que aún se pueden recuperar.`
            : undefined
        }
        leadRef={start}
      />
      {(count > 0 || isAsked) && (
        <ListFilters>
          <ListSelect label="Qué" param="tipo" value={kind.value} options={TYPE_FILTERS} />
          <ListSearch
            search={search}
            label="Buscar por nombre"
            placeholder="Nombre"
            found={count === 0 ? 'Nada en la papelera' : formatCount(count, 'cosa', 'cosas')}
          />
        </ListFilters>
      )}
      {count === 0 ? (
        <NothingBinned search={search} isAsked={isAsked} />
      ) : (
        <ul className={styles.things}>
          {things.map((thing) => (
            <BinEntry
              key={`${thing.type}-${thing.id}`}
              thing={thing}
              onRestored={restoring.restored}
            />
          ))}
        </ul>
      )}
      <Pager page={page} count={count} />
    </div>
  )
}

const TITLE = 'Papelera'
