import type { Commerce } from '#contract/commerces.ts'
import { countsInWords, dayOfCounting, MIN_COUNTED_DAYS } from '#contract/figure-words.ts'
import { type Figures, totalOf } from '#contract/figures.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import { commercePath } from '#contract/site-paths.ts'
import { isPublished } from '#web/commerces/commerce-status.tsx'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { CHART_KINDS } from './chart-words.ts'

type NoFiguresProps = { commerce: Commerce; figures: Figures; today: PlainDate }

/** Shown in the first week, and if the shop is not public. */
export function NoFigures({ commerce, figures, today }: NoFiguresProps) {
  if (!isPublished(commerce)) {
    return (
      <EmptyState title="Todavía no se ve en el directorio">
        Cuando se vea, aquí sabrás cuántas veces ven tu comercio, te llaman y buscan cómo llegar.
      </EmptyState>
    )
  }
  const { since, days } = figures
  const counted = countsInWords(totalOf(days), CHART_KINDS)
  return (
    <div className="centered">
      <EmptyState
        title={since === null ? 'Aún no hay nada que contar' : 'Acabamos de empezar a contar'}
        sign={`Día ${dayOfCounting(since, today)}`}
        action={<ShareButton title={commerce.name} path={commercePath(commerce)} />}
      >
        {since === null
          ? 'En cuanto alguien vea tu comercio empezamos a contar, y a los siete días verás aquí cuántas veces lo ven, te llaman y buscan cómo llegar.'
          : `El ${formatWeekday(addDays(since, MIN_COUNTED_DAYS - 1)).split(' ')[0]}, con siete días contados, verás aquí cuántas veces ven tu comercio, te llaman y buscan cómo llegar.`}
      </EmptyState>
      {counted && <p className="muted small">De momento: {counted}.</p>}
    </div>
  )
}
