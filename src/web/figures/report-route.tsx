import { data } from 'react-router'
import { addMonths, monthOf } from '#contract/figure-periods.ts'
import {
  figureSentence,
  foundBySentence,
  isComparable,
  monthInWords,
} from '#contract/figure-words.ts'
import { type Figures, totalOf } from '#contract/figures.ts'
import { formatNumber } from '#contract/numbers.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole } from '#web/api/session.ts'
import { useSite } from '#web/api/site.ts'
import { listCategories } from '#web/categories/calls.ts'
import { findCommerce } from '#web/commerces/calls.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { dateToday, formatPlainDate } from '#web/commerces/open-words.ts'
import { screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { BackToCommerce } from '#web/screens/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Route } from './+types/report-route.ts'
import { barsOf } from './bars.ts'
import { readFigures } from './calls.ts'
import { codesOf, FigureTable } from './figure-table.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { HouseChart } from './house-chart.tsx'
import styles from './report.module.css'
import { Sentence } from './sentence.tsx'
import tables from './tables.module.css'

const SCREEN = {
  title: 'Informe',
  items: 'el informe',
  above: <BackToCommerce subpath="/cifras">Cifras</BackToCommerce>,
}

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const month = params.month!
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 })
  const [commerce, figures, categories] = await Promise.all([
    findCommerce(params.id!),
    readFigures(params.id!, { month }),
    listCategories(),
  ])
  return { commerce, figures, month, shop: facadeOf(commerce, categories) }
})

export const HydrateFallback = screenSkeleton(SCREEN, {})

export const ErrorBoundary = screenFailure(SCREEN)

export default function ReportRoute({ loaderData }: Route.ComponentProps) {
  const { commerce, figures, month, shop } = loaderData
  const today = dateToday()
  const bars = barsOf(figures, { today, isMonth: true })
  const sums = totalOf(figures.days)
  const isOwn = storedRole() === OWNER
  const isCompared = isComparable(figures)
  const found = foundBySentence(figures.searches, { isOwn })
  return (
    <>
      <div className="no-print">
        {SCREEN.above}
        <div className="cluster gap-12 mt-12 mb-24">
          {[-1, 1]
            .map((step) => addMonths(month, step))
            .filter((other) => other <= monthOf(today))
            .map((other) => (
              <ButtonLink
                key={other}
                to={`/commerces/${commerce.id}/informe/${other}`}
                variant="outline"
                icon={other < month ? IconChevronLeft : IconChevronRight}
              >
                {monthInWords(other)}
              </ButtonLink>
            ))}
          <Button icon={IconPrinter} onClick={() => print()}>
            Imprimir
          </Button>
        </div>
      </div>
      <article className={`stack gap-24 container ${styles.sheet}`}>
        <header className="row between gap-20">
          <div>
            <p className="muted small">Informe de {monthInWords(month)}</p>
            <PageTitle title={`Informe de ${commerce.name} · Escaparate`}>
              {commerce.name}
            </PageTitle>
            <p className="muted small">{commerce.direction}</p>
          </div>
          <div className={`frame rounded-field overflow-clip ${styles.facade}`} aria-hidden>
            <Facade shop={shop} w={300} h={206} />
          </div>
        </header>
        <div className={styles.summary}>
          <Sentence sentence={figureSentence({ ...figures, ...sums }, { isMonth: true, isOwn })} />
          {found && <p>{found}</p>}
        </div>
        <FigureTiles sums={sums} before={isCompared ? figures.before : undefined} />
        <section className="container" aria-labelledby="semanas">
          <h2 id="semanas" className="title mb-12">
            Vistas por semana
          </h2>
          <HouseChart
            bars={bars}
            kind="views"
            isCompared={false}
            label={`Gráfico: ${bars.map((bar) => `${bar.name}, ${formatNumber(bar.sums.views)}`).join('; ')}.`}
          />
        </section>
        {figures.offers.length > 0 && (
          <section aria-labelledby="ofertas">
            <h2 id="ofertas" className="title mb-12">
              Ofertas
            </h2>
            <FigureTable
              label="Ofertas"
              className={`${tables.plain} ${tables.dated}`}
              heads={['Oferta', 'Fechas', 'Abierta', 'Códigos']}
              // More rows do not fit on the printed page.
              rows={figures.offers
                .slice(0, 8)
                .map((offer) => [
                  offer.title,
                  datesOf(offer),
                  formatNumber(offer.views),
                  codesOf(offer),
                ])}
            />
          </section>
        )}
        <Foot>{isCompared ? `Comparado con ${monthInWords(addMonths(month, -1))}. ` : ''}</Foot>
      </article>
    </>
  )
}

function datesOf({ starts_on, ends_on }: Figures['offers'][number]): string {
  if (starts_on && ends_on)
    return `del ${formatPlainDate(starts_on)} al ${formatPlainDate(ends_on)}`
  if (ends_on) return `hasta el ${formatPlainDate(ends_on)}`
  return starts_on ? `desde el ${formatPlainDate(starts_on)}` : 'sin fecha'
}

export function Foot({ children }: { children: string }) {
  const town = useSite()?.town?.locality
  return (
    <p className="muted small line-top py-14">
      Contamos toques, no personas. {children}Escaparate{town && ` de ${town}`}, a{' '}
      {formatPlainDate(dateToday(), true)}.
    </p>
  )
}
