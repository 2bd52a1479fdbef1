import { asText, countsInWords, figureSentence, firstDay } from '#contract/figure-words.ts'
import type { WeekFigures } from '#contract/figures.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import rows from './dashboard.module.css'

type WeekLinesProps = { weeks: readonly WeekFigures[]; shops: readonly FacadeShop[] }

/** What the week brought each shop, in a line. */
export function WeekLines({ weeks, shops }: WeekLinesProps) {
  if (weeks.length === 0) return null
  return (
    <section className={rows.section} aria-labelledby="cifras">
      <h2 id="cifras">Tu semana</h2>
      <Card className="mt-12">
        <ul>
          {weeks.map((week) => (
            <li key={week.id} className={`grid align-center ${rows.row}`}>
              <Mark shop={shops.find(({ id }) => id === week.id) ?? week} size={52} />
              <div className={rows.words}>
                <h3 className={rows.title}>{week.name}</h3>
                <p className={`note ${rows.detail}`}>{lineOf(week)}</p>
              </div>
              <ButtonLink
                to={`/commerces/${week.id}/cifras`}
                variant="soft"
                size="small"
                className={rows.action!}
                aria-label={`Ver cifras: ${week.name}`}
              >
                Ver cifras
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function lineOf(week: WeekFigures): string {
  if (firstDay(week.since, week.to) === undefined) return asText(figureSentence(week))
  const counted = countsInWords(week, ['views', 'call', 'directions'])
  return counted
    ? `Acabamos de empezar a contar. De momento: ${counted}.`
    : 'Aún no hay nada que contar.'
}
