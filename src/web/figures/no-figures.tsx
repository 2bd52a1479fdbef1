import type { Commerce } from '#contract/commerces.ts'
import { countsInWords, FIRST_DAYS, firstDay } from '#contract/figure-words.ts'
import { type Figures, totalOf } from '#contract/figures.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import { commercePath } from '#contract/site-paths.ts'
import { isPublished } from '#web/commerces/commerce-status.tsx'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { CHART_KINDS } from './chart-words.ts'

type NoFiguresProps = { commerce: Commerce; figures: Figures; today: PlainDate }

/** Shown in the first week, and for shops that are not public. */
export function NoFigures({ commerce, figures, today }: NoFiguresProps) {
  if (!isPublished(commerce)) {
    return (
      <EmptyState title="Todavía no se ve en el directorio">
        Cuando se vea, aquí sabrás cuántas veces ven tu comercio, te llaman y buscan cómo llegar.
      </EmptyState>
    )
  }
  const day = firstDay(figures.since, today)!
  const share = <ShareButton title={commerce.name} path={commercePath(commerce)} />
  const counted = countsInWords(totalOf(figures.days), CHART_KINDS)
  return (
    <div className="centered">
      <EmptyState
        title={
          figures.since === null ? 'Aún no hay nada que contar' : 'Acabamos de empezar a contar'
        }
        sign={`Día ${day}`}
        action={share}
      >
        {figures.since === null
          ? 'En cuanto alguien vea tu comercio empezamos a contar, y a los siete días verás aquí cuántas veces lo ven, te llaman y buscan cómo llegar.'
          : `El ${formatWeekday(addDays(figures.since, FIRST_DAYS - 1)).split(' ')[0]}, con siete días contados, verás aquí cuántas veces ven tu comercio, te llaman y buscan cómo llegar.`}
      </EmptyState>
      {counted && <p className="muted small">De momento: {counted}.</p>}
    </div>
  )
}
