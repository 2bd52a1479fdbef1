import { useNavigate } from 'react-router'
import { addMonths, monthOf } from '#contract/figure-periods.ts'
import { isComparable, monthInWords, townSentence } from '#contract/figure-words.ts'
import { FEWEST_COMMERCES, type TownFigures, totalOf } from '#contract/figures.ts'
import { formatCount, formatNumber } from '#contract/numbers.ts'
import { OFFER_TIMES, type OfferTime } from '#contract/offer-dates.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { capitalize } from '#contract/spanish.ts'
import { guarded } from '#web/api/guard.ts'
import { useSite } from '#web/api/site.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import {
  IconBuildingStore,
  IconClock,
  IconDownload,
  IconMapPin,
  IconPrinter,
  IconRefresh,
  IconTag,
} from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { Route } from './+types/town-route.ts'
import { barsOf, spanOf } from './bars.ts'
import { readTownCsv, readTownFigures } from './calls.ts'
import { ChartCard } from './chart-card.tsx'
import { FigureCard } from './figure-table.tsx'
import { type Tile, Tiles, tileOf } from './figure-tiles.tsx'
import figures from './figures-route.module.css'
import styles from './report.module.css'
import { Foot } from './report-route.tsx'
import { saveFile } from './save-file.ts'
import { Sentence } from './sentence.tsx'

const SCREEN = { title: 'Cifras del pueblo', items: 'las cifras' }

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const params = new URL(request.url).searchParams
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.exec(params.get('mes') ?? '')?.[0]
  const days = params.get('dias') === '28' ? 28 : 365
  const query = month === undefined ? ({ days } as const) : { month }
  return { town: await readTownFigures(query), query }
})

export const HydrateFallback = screenSkeleton(SCREEN, {})

export const ErrorBoundary = screenFailure(SCREEN)

export default function TownRoute({ loaderData: { town, query } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const site = useSite()
  const today = dateToday()
  const isMonth = query.month !== undefined
  const month = query.month ?? addMonths(monthOf(today), -1)
  const options = [
    { value: 'dias=28', name: '28 días' },
    { value: 'dias=365', name: 'Un año' },
    { value: `mes=${month}`, name: capitalize(monthInWords(month)) },
  ]
  // The server sends no sums for a small directory: they would reveal figures of single shops.
  const hasSums = town.days.length > 0
  const sums = totalOf(town.days)
  const isCompared = isComparable(town)
  return (
    <div className={`stack gap-24 max-w-1120 container ${figures.figures}`}>
      <div className={`row wrap between gap-8 gap-x-20 mb-20 max-w-1120 ${figures.head}`}>
        <div>
          <PageTitle>{SCREEN.title}</PageTitle>
          <p className="muted small">
            {site?.town ? `${site.town.locality}, para` : 'Para'} la alcaldía y el pleno.
          </p>
        </div>
        <div className="no-print">
          <Segments
            label="Periodo"
            value={isMonth ? `mes=${month}` : `dias=${query.days}`}
            options={options}
            onChange={(value) => navigate(`?${value}`, { replace: true, preventScrollReset: true })}
          />
        </div>
      </div>
      <article className={`stack gap-24 container ${styles.sheet} ${styles.town}`}>
        <div className={`${styles.summary} ${styles.card}`}>
          {hasSums ? (
            <>
              <Sentence sentence={townSentence({ ...town, ...sums }, isMonth)} />
              <p className="mt-6">
                {formatCount(sums.views, 'vista', 'vistas')}, {formatNumber(sums.whatsapp)} WhatsApp
                y {formatCount(sums.web, 'visita', 'visitas')} a sus webs.
              </p>
            </>
          ) : (
            <p>
              Con menos de {FEWEST_COMMERCES} comercios no hay sumas: serían las cifras de un
              vecino.
            </p>
          )}
        </div>
        <Tiles tiles={tilesOf(town, isCompared)} />
        {hasSums && (
          <ChartCard
            bars={barsOf(town, { today, isMonth })}
            kind="views"
            span={isMonth ? 'week' : spanOf(town)}
            isCompared={isCompared && !isMonth}
            title="Vistas del directorio"
          />
        )}
        <DirectoryFacts town={town} />
        <Foot>
          {`Solo hay sumas de al menos ${FEWEST_COMMERCES} comercios: nadie ve las cifras de un vecino. `}
        </Foot>
      </article>
      <div className="cluster gap-12 mt-12 mb-24 no-print">
        <Button icon={IconPrinter} onClick={() => print()}>
          Informe para el pleno
        </Button>
        <Button
          variant="outline"
          icon={IconDownload}
          onClick={async () => saveFile('cifras.csv', 'text/csv', await readTownCsv(query))}
        >
          Descargar CSV
        </Button>
        <Button
          variant="outline"
          icon={IconDownload}
          onClick={() => saveFile('cifras.json', 'application/json', JSON.stringify(town, null, 2))}
        >
          Descargar JSON
        </Button>
      </div>
    </div>
  )
}

/** If there are no sums, a tile shows the number of shops on the map instead of the views. */
function tilesOf({ commerces, offers, days, before }: TownFigures, isCompared: boolean): Tile[] {
  const { published, new: added, with_hours, with_place, confirmed } = commerces
  const shops = { icon: IconBuildingStore, name: 'Comercios', count: published }
  const withHours = { icon: IconClock, name: 'Con horario', count: with_hours }
  const upToDate = { icon: IconRefresh, name: 'Al día', count: confirmed }
  const running = { icon: IconTag, name: 'Ofertas', count: offers.running }
  return [
    { ...shops, ...growth(added, 'nuevo') },
    { ...withHours, ...rest(published - with_hours, 'sin él') },
    days.length > 0
      ? tileOf('views', totalOf(days), isCompared ? before.views : undefined)
      : { icon: IconMapPin, name: 'En el mapa', count: with_place },
    { ...running, ...growth(offers.new, 'nueva') },
    { ...upToDate, ...rest(published - confirmed, 'por confirmar') },
  ]
}

const growth = (count: number, adjective: string) =>
  count > 0 && { comparison: formatCount(count, adjective, `${adjective}s`), isGrowth: true }

const rest = (count: number, description: string) =>
  count > 0 && { comparison: `${formatNumber(count)} ${description}` }

const OFFER_SEARCHES: Record<OfferTime, string> = {
  today: 'de hoy',
  ending: 'que acaban pronto',
  weekend: 'del fin de semana',
}

function DirectoryFacts({ town }: { town: TownFigures }) {
  const { commerces, applications, offers, categories } = town
  const searches = town.searches_without_result.slice(0, 10)
  const facts: [string, string][] = [
    ['En el mapa', formatNumber(commerces.with_place)],
    ['Sin un cambio desde que llegaron', formatNumber(commerces.never_updated)],
    ['Solicitudes recibidas', formatNumber(applications.submitted)],
    ['Aceptadas y rechazadas', `${applications.accepted} y ${applications.rejected}`],
    ['Esperan respuesta', formatNumber(applications.waiting)],
    ['Espera habitual', formatWait(applications.hours_waited)],
    ['Espera más larga', formatWait(applications.longest_hours_waited)],
    ...OFFER_TIMES.filter((time) => offers.asked[time] > 0).map((time): [string, string] => [
      `Buscan ofertas ${OFFER_SEARCHES[time]}`,
      formatCount(offers.asked[time], 'vez', 'veces'),
    ]),
  ]
  return (
    <div className={`grid align-start gap-24 ${styles.columns}`}>
      <FigureCard className={styles.card} label="El directorio" rows={facts} />
      <FigureCard
        className={styles.card}
        label="Lo que buscan y no hay"
        lead={searches.length === 0 ? 'Ninguna búsqueda se ha quedado sin resultado.' : undefined}
        rows={searches.map(({ text, count }) => [text, formatCount(count, 'vez', 'veces')])}
      />
      <FigureCard
        className={styles.card}
        label="Por oficios"
        lead={
          categories.length === 0
            ? `Ninguna categoría tiene ${FEWEST_COMMERCES} comercios.`
            : undefined
        }
        heads={['Oficio', 'Llamadas', 'Vistas']}
        rows={categories.map(({ name, call, views }) => [
          <span key="name" className={`row gap-10 ${styles.trade}`}>
            <CategorySymbol category={name} size={28} />
            {name}
          </span>,
          formatNumber(call),
          formatNumber(views),
        ])}
      />
    </div>
  )
}

function formatWait(hours: number | null): string {
  if (hours === null) return 'ninguna'
  if (hours < 48) return formatCount(hours, 'hora', 'horas')
  return formatCount(Math.round(hours / 24), 'día', 'días')
}
