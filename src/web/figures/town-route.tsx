import { useNavigate } from 'react-router'
import { addMonths, monthOf } from '#contract/figure-periods.ts'
import { totalOf } from '#contract/figure-sums.ts'
import { difference, isComparable, monthInWords, townSentence } from '#contract/figure-words.ts'
import { FEWEST_COMMERCES, type TownFigures } from '#contract/figures.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { useSite } from '#web/api/site.ts'
import { useToday } from '#web/commerces/use-town.ts'
import { formatCount, formatNumber } from '#web/format/numbers.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { IconDownload, IconPrinter } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { Route } from './+types/town-route.ts'
import { barsOf, capital, spanOf } from './bars.ts'
import { readTownCsv, readTownFigures } from './calls.ts'
import { ChartCard } from './chart-card.tsx'
import figures from './figures-route.module.css'
import styles from './report.module.css'
import { Foot } from './report-route.tsx'
import { saveFile } from './save-file.ts'
import { Sentence } from './sentence.tsx'
import tables from './tables.module.css'

const TITLE = 'Cifras del pueblo'

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const params = new URL(request.url).searchParams
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.exec(params.get('mes') ?? '')?.[0]
  const days = params.get('dias') === '28' ? 28 : 365
  const asked = month === undefined ? ({ days } as const) : { month }
  return { town: await readTownFigures(asked), asked }
})

export function HydrateFallback() {
  return (
    <>
      <ScreenHead title={TITLE} />
      <RowsSkeleton label="Cargando las cifras" />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenFailure error={error} heading={TITLE} title="No hemos podido cargar las cifras" />
}

/** The town's figures for the mayor and the council, on one page to print. */
export default function TownRoute({ loaderData: { town, asked } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const site = useSite()
  const today = useToday()
  const month = 'month' in asked ? asked.month : undefined
  const lastMonth = addMonths(monthOf(today), -1)
  const options = [
    { value: 'dias=28', name: '28 días' },
    { value: 'dias=365', name: 'Un año' },
    { value: `mes=${month ?? lastMonth}`, name: capital(monthInWords(month ?? lastMonth)) },
  ]
  const chosen = month === undefined ? `dias=${'days' in asked ? asked.days : 365}` : `mes=${month}`
  const isShown = town.days.length > 0
  const isCompared = isComparable(town)
  return (
    <div className={figures.figures}>
      <div className={figures.head}>
        <div>
          <PageTitle>{TITLE}</PageTitle>
          <p className={styles.kind}>
            {site?.town ? `${site.town.locality}, para` : 'Para'} la alcaldía y el pleno.
          </p>
        </div>
        <div className={styles.screen}>
          <Segments
            label="Periodo"
            value={chosen}
            options={options}
            onChange={(value) => navigate(`?${value}`, { replace: true, preventScrollReset: true })}
          />
        </div>
      </div>
      <article className={`${styles.sheet} ${styles.town}`}>
        {isShown ? (
          <Shown town={town} isMonth={month !== undefined} isCompared={isCompared} />
        ) : (
          <p className={styles.told}>
            Con menos de {FEWEST_COMMERCES} comercios no hay sumas: serían las cifras de un vecino.
          </p>
        )}
        <Kept town={town} />
        <Foot>
          {`Solo hay sumas de al menos ${FEWEST_COMMERCES} comercios: nadie ve las cifras de un vecino. `}
        </Foot>
      </article>
      <div className={`${styles.controls} ${styles.screen}`}>
        <Button icon={<IconPrinter size={24} aria-hidden />} onClick={() => print()}>
          Informe para el pleno
        </Button>
        <Button
          variant="outline"
          icon={<IconDownload size={24} aria-hidden />}
          onClick={async () => saveFile('cifras.csv', 'text/csv', await readTownCsv(asked))}
        >
          Descargar CSV
        </Button>
        <Button
          variant="outline"
          icon={<IconDownload size={24} aria-hidden />}
          onClick={() => saveFile('cifras.json', 'application/json', JSON.stringify(town, null, 2))}
        >
          Descargar JSON
        </Button>
      </div>
    </div>
  )
}

type ShownProps = { town: TownFigures; isMonth: boolean; isCompared: boolean }

function Shown({ town, isMonth, isCompared }: ShownProps) {
  const today = useToday()
  const sums = totalOf(town.days)
  const views = isCompared ? difference(sums.views, town.before.views) : undefined
  return (
    <>
      <div className={styles.told}>
        <Sentence id="en-una-frase" sentence={townSentence({ ...town, ...sums }, isMonth)} />
        <p>
          {formatCount(sums.views, 'vista', 'vistas')}
          {views && ` (${views} que en el periodo anterior)`},{' '}
          {formatCount(sums.whatsapp, 'WhatsApp', 'WhatsApp')} y{' '}
          {formatCount(sums.web, 'visita', 'visitas')} a sus webs.
        </p>
      </div>
      <ChartCard
        bars={barsOf(town, { today, isMonth })}
        kind="views"
        span={isMonth ? 'week' : spanOf(town)}
        isCompared={isCompared && !isMonth}
        name="Vistas del directorio"
      />
    </>
  )
}

/** What the office looks after: shops, offers, applications; what is missing; and the trades. */
function Kept({ town }: { town: TownFigures }) {
  const { commerces, offers, applications } = town
  const facts: [string, string][] = [
    ['Comercios publicados', `${formatNumber(commerces.published)} (${commerces.new} nuevos)`],
    ['Con horario', formatNumber(commerces.with_hours)],
    ['En el mapa', formatNumber(commerces.with_place)],
    ['Con datos al día', formatNumber(commerces.confirmed)],
    ['Sin un cambio desde su alta', formatNumber(commerces.never_updated)],
    ['Ofertas en marcha', `${formatNumber(offers.running)} (${offers.new} nuevas)`],
    ['Solicitudes recibidas', formatNumber(applications.submitted)],
    ['Aceptadas y rechazadas', `${applications.accepted} y ${applications.rejected}`],
    ['Esperan respuesta', formatNumber(applications.waiting)],
    ['Espera habitual', waited(applications.hours_waited)],
    ['Espera más larga', waited(applications.longest_hours_waited)],
  ]
  return (
    <div className={styles.columns}>
      <Facts title="El directorio" rows={facts} />
      <Facts
        title="Lo que buscan y no hay"
        none="Ninguna búsqueda se ha quedado sin resultado."
        rows={town.searches_without_result
          .slice(0, 10)
          .map(({ text, count }) => [text, formatCount(count, 'vez', 'veces')])}
      />
      <Facts
        title="Por oficios"
        none={`Ninguna categoría tiene ${FEWEST_COMMERCES} comercios.`}
        heads={['Oficio', 'Llamadas', 'Vistas']}
        hasSymbols
        rows={town.categories.map(({ name, call, views }) => [
          name,
          formatNumber(call),
          formatNumber(views),
        ])}
      />
    </div>
  )
}

type FactsProps = {
  title: string
  /** What it is of, and what is said of it. */
  rows: [string, ...string[]][]
  heads?: string[]
  none?: string
  hasSymbols?: boolean
}

function Facts({ title, rows, heads, none, hasSymbols }: FactsProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {rows.length === 0 && <p className={styles.kind}>{none}</p>}
      {rows.length > 0 && (
        <table className={`${tables.table} ${tables.plain}`} aria-label={title}>
          {heads && (
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.trade}>
                    {hasSymbols && <CategorySymbol category={name} size={28} />}
                    {name}
                  </span>
                </th>
                {values.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                  <td key={at}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function waited(hours: number | null): string {
  if (hours === null) return 'ninguna'
  if (hours < 48) return formatCount(hours, 'hora', 'horas')
  return formatCount(Math.round(hours / 24), 'día', 'días')
}
