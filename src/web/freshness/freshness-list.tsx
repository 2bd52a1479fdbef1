import { ADMINISTRATOR } from '#contract/roles.ts'
import { listCategories } from '#web/categories/calls.ts'
import { DefinedEmpty, DefinedFilters, type ListDefinition } from '#web/lists/defined-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
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

const LIST: ListDefinition = {
  title: 'Datos por confirmar',
  items: 'los comercios',
  counted: ['comercio', 'comercios', 'Ningún comercio'],
  search: {
    label: 'Buscar por nombre o dirección',
    placeholder: 'Nombre o dirección',
    nothing: 'Prueba con menos letras.',
  },
  empty: { title: 'Nada pendiente', text: 'Aquí sale lo que conviene mirar.' },
}

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
  const { issue, summary, categories, search, page, results: shops } = loaderData
  const start = useFocusOnNewPage('Comercios', loaderData)
  const selection = useSelection(shops, `${issue.value} ${search ?? ''} ${page}`)
  const { chosen } = selection
  const work = useFreshness(shops, selection.set, start)
  useChosenAnnounced(chosen.length, formatChosen(chosen.length), HINT)
  const filters = (
    <>
      <Summary summary={summary} />
      <DefinedFilters
        definition={LIST}
        list={loaderData}
        tabs={ISSUES.map(({ name, value, query }) => ({ name, value, count: summary[query] }))}
        current={issue.value}
      />
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
      empty={<DefinedEmpty definition={LIST} search={search} />}
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
