import type { WeekFigures } from '#contract/figures.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { ValueRow } from '#web/lists/value-row.tsx'
import { figuresValue } from '#web/overview/row-values.ts'
import { Card } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'

type WeekLinesProps = { weeks: readonly WeekFigures[]; shops: readonly FacadeShop[] }

/** Shows the figures of the last week of each shop. */
export function WeekLines({ weeks, shops }: WeekLinesProps) {
  if (weeks.length === 0) return null
  return (
    <section className="container wide mt-32" aria-labelledby="cifras">
      <h2 id="cifras">Tu semana</h2>
      <Card className="mt-12">
        <ul className="container">
          {weeks.map((week) => (
            <li key={week.id}>
              <ValueRow
                icon={<Mark shop={shops.find(({ id }) => id === week.id) ?? week} size={40} />}
                name={week.name}
                to={`/commerces/${week.id}/cifras`}
                {...figuresValue(week)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
