import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/categories/calls.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { useListUrl } from '#web/lists/list-url.ts'
import { useChosenAnnounced } from '#web/lists/selection-bar.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { formatChosen, useSelection } from '#web/lists/use-selection.ts'
import { Card } from '#web/ui/card.tsx'
import type { Route } from './+types/freshness-list.ts'
import { listFreshness, readFreshnessSummary } from './calls.ts'
import styles from './freshness.module.css'
import { FreshnessBar } from './freshness-bar.tsx'
import { FreshnessRow } from './freshness-row.tsx'
import { Summary } from './freshness-summary.tsx'
import { formatSummary, ISSUES } from './labels.ts'
import { useFreshness } from './use-freshness.ts'

const LIST = { title: 'Datos por confirmar', items: 'los comercios' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const issue = option('estado', ISSUES)
  const [list, summary, categories] = await Promise.all([
    listFreshness({ issue: issue.query, search, page }),
    readFreshnessSummary(),
    listCategories(),
  ])
  return { issue, summary, categories, ...list }
})

export const HydrateFallback = listSkeleton(
  LIST,
  { hasThumbnail: true, lines: 2 },
  { tabs: ISSUES },
)
export const ErrorBoundary = listFailure(LIST)

/** The shops whose data somebody should look after, for the office. */
export default function FreshnessList({ loaderData }: Route.ComponentProps) {
  const { issue, summary, categories, search, page, count, results: shops } = loaderData
  const start = useFocusOnNewPage('Comercios', loaderData)
  const selection = useSelection(shops, `${issue.value} ${search ?? ''} ${page}`)
  const { chosen } = selection
  const work = useFreshness(shops, selection.set, start)
  useChosenAnnounced(chosen.length, formatChosen(chosen.length), HINT)
  const filters = (
    <>
      <Summary summary={summary} />
      <ListFilters>
        <ListTabs
          tabs={ISSUES.map(({ name, value, query }) => ({ name, value, count: summary[query] }))}
          current={issue.value}
          counted={['comercio', 'comercios']}
        />
        <ListSearch
          search={search}
          label="Buscar por nombre o dirección"
          placeholder="Nombre o dirección"
          found={count === 0 ? 'Ningún comercio' : formatCount(count, 'comercio', 'comercios')}
        />
      </ListFilters>
    </>
  )
  return (
    <ListScreen
      title={LIST.title}
      lead={formatSummary(summary)}
      start={start}
      list={loaderData}
      filters={filters}
      selectionBar={
        chosen.length > 0 && (
          <FreshnessBar
            chosen={chosen}
            busyOf={work.busyOf}
            onRun={(action) => work.runOnChosen(action, chosen)}
            onAll={selection.isAll ? undefined : selection.toggleAll}
            onNone={() => {
              selection.set([])
              start.current?.focus({ preventScroll: true })
            }}
          />
        )
      }
      empty={<NoShops search={search} />}
    >
      <Card as="section" className={styles.card!}>
        <ul aria-label="Comercios">
          {shops.map((shop) => (
            <FreshnessRow
              key={shop.id}
              shop={shop}
              categories={categories}
              isChosen={selection.isChosen(shop.id)}
              onToggle={() => selection.toggle(shop.id)}
              busyOf={work.busyOf}
              onRun={work.runOn}
            />
          ))}
        </ul>
      </Card>
    </ListScreen>
  )
}

const HINT = 'Tras la lista puedes preguntar por correo, o darlos por buenos.'

function NoShops({ search }: { search?: string | undefined }) {
  const urlWith = useListUrl()
  if (search) {
    return (
      <EmptyList
        title={`Nada con «${search}»`}
        link={{ to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }}
      >
        Prueba con menos letras.
      </EmptyList>
    )
  }
  return <EmptyList title="Nada pendiente">Aquí sale lo que conviene mirar.</EmptyList>
}
