import { useState } from 'react'
import { addMonths, monthOf } from '#contract/figure-periods.ts'
import {
  countsInWords,
  dayOfCounting,
  figureSentence,
  foundBySentence,
  isComparable,
  monthInWords,
} from '#contract/figure-words.ts'
import { totalOf } from '#contract/figures.ts'
import { formatCount, formatNumber } from '#contract/numbers.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole } from '#web/api/session.ts'
import { listCategories } from '#web/categories/calls.ts'
import { findCommerce } from '#web/commerces/calls.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { ListSelect } from '#web/lists/list-filters.tsx'
import { screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { parseListQuery } from '#web/lists/list-url.ts'
import { BackToCommerce } from '#web/screens/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconPrinter } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Route } from './+types/figures-route.ts'
import { barsOf, spanOf } from './bars.ts'
import { readFigures } from './calls.ts'
import { ChartCard } from './chart-card.tsx'
import { type ChartKind, OTHER_KINDS } from './chart-words.ts'
import { codesOf, FigureCard } from './figure-table.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import styles from './figures-route.module.css'
import { NoFigures } from './no-figures.tsx'
import { Sentence } from './sentence.tsx'

const SCREEN = {
  title: 'Cifras',
  items: 'las cifras',
  above: <BackToCommerce>Comercio</BackToCommerce>,
}

const PERIODS = [
  { value: '7', days: 7, name: '7 días' },
  { value: '28', days: 28, name: '28 días' },
  { value: '365', days: 365, name: 'Un año' },
] as const

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params, request }) => {
  const { days } = parseListQuery(new URL(request.url)).option('dias', PERIODS)
  const [commerce, figures, categories] = await Promise.all([
    findCommerce(params.id!),
    readFigures(params.id!, { days }),
    listCategories(),
  ])
  return { commerce, figures, shop: facadeOf(commerce, categories) }
})

export const HydrateFallback = screenSkeleton(SCREEN, {})

export const ErrorBoundary = screenFailure(SCREEN)

export default function FiguresRoute({ loaderData }: Route.ComponentProps) {
  const { commerce, figures } = loaderData
  const today = dateToday()
  const isEmpty = commerce.status !== 'OK' || dayOfCounting(figures.since, today) !== undefined
  return (
    <>
      <BackToCommerce>{commerce.name}</BackToCommerce>
      <div className={`row wrap between gap-8 gap-x-20 mb-20 max-w-1120 ${styles.head}`}>
        <PageTitle title={`Cifras de ${commerce.name} · Escaparate`}>{SCREEN.title}</PageTitle>
        {!isEmpty && <ListSelect label="Periodo" param="dias" options={PERIODS} />}
      </div>
      {isEmpty ? (
        <NoFigures commerce={commerce} figures={figures} today={today} />
      ) : (
        <ShopFigures {...loaderData} />
      )}
    </>
  )
}

function ShopFigures({ commerce, figures, shop }: Route.ComponentProps['loaderData']) {
  const [kind, setKind] = useState<ChartKind>('views')
  const isOwn = storedRole() === OWNER
  const today = dateToday()
  const month = addMonths(monthOf(today), -1)
  const bars = barsOf(figures, { today, hours: commerce.hours })
  const sums = totalOf(figures.days)
  const sentence = figureSentence({ ...figures, ...sums }, { isOwn })
  const found = foundBySentence(figures.searches, { isOwn })
  const others = countsInWords(sums, OTHER_KINDS)
  const isCompared = isComparable(figures)
  return (
    <div className={`stack gap-24 max-w-1120 container ${styles.figures}`}>
      <Card as="section" aria-labelledby="en-una-frase">
        <CardBody className={`row wrap gap-20 ${styles.summary}`}>
          <span className="flex-none">
            <Mark shop={shop} size={72} />
          </span>
          <div>
            <Sentence sentence={sentence} />
            {found && <p className="mt-6">{found}</p>}
          </div>
        </CardBody>
      </Card>
      <FigureTiles
        sums={sums}
        before={isCompared ? figures.before : undefined}
        chartKind={kind}
        onChange={setKind}
      />
      <ChartCard bars={bars} kind={kind} span={spanOf(figures)} isCompared={isCompared} />
      {others && <p className="muted small measure">También se cuenta: {others}.</p>}
      {figures.offers.length > 0 && (
        <FigureCard
          label="Tus ofertas"
          heads={['Oferta', 'En listas', 'Abierta', 'Código copiado']}
          rows={figures.offers.map((offer) => [
            <strong key="title">{offer.title}</strong>,
            formatNumber(offer.appearances),
            formatNumber(offer.views),
            codesOf(offer),
          ])}
        />
      )}
      <FigureCard
        label="Con qué te encuentran"
        lead={
          figures.searches.length === 0
            ? 'Aún no hay ninguna búsqueda que contar: solo se guardan las palabras que se repiten, para que no se sepa quién las escribió.'
            : 'Lo que se escribió en el buscador cuando salió tu comercio.'
        }
        heads={['Búsqueda', 'Cuántas veces']}
        rows={figures.searches.map(({ text, count }) => [text, formatCount(count, 'vez', 'veces')])}
      />
      <div className="row wrap between gap-16">
        <p className="muted small measure">
          Contamos toques, no personas: sin cookies y sin saber quién es nadie. Tus propias visitas
          no cuentan.
        </p>
        <ButtonLink
          to={`/commerces/${commerce.id}/informe/${month}`}
          variant="outline"
          icon={IconPrinter}
        >
          Informe de {monthInWords(month)}
        </ButtonLink>
      </div>
    </div>
  )
}
