import type { ReactNode } from 'react'
import { type Activity, PROGRAM } from '#contract/activity.ts'
import { formatCount } from '#contract/numbers.ts'
import { dayNumber, formatDayHeading } from '#web/format/dates.ts'
import styles from './activity.module.css'

type ActivityDaysProps = { lines: readonly Activity[]; children: (line: Activity) => ReactNode }

/** Lists events of the log in groups by day. Events caused by the program are folded. */
export function ActivityDays({ lines, children }: ActivityDaysProps) {
  const days = Map.groupBy(lines, ({ at }) => dayNumber(new Date(at)))
  return [...days.values()].map((day) => {
    const own = day.filter(isOfProgram)
    const isFolded = own.length > 1
    const shown = isFolded ? day.filter((line) => !isOfProgram(line)) : day
    return (
      <section key={day[0]!.id} className={styles.day}>
        <h2 className="name mb-12">{formatDayHeading(day[0]!.at)}</h2>
        {shown.length > 0 && <ol className="card divided">{shown.map(children)}</ol>}
        {isFolded && (
          <details className="mt-12">
            <summary className="muted tap py-12 pointer">
              {PROGRAM} hizo solo {formatCount(own.length, 'cosa', 'cosas')}
            </summary>
            <ol className="card divided">{own.map(children)}</ol>
          </details>
        )}
      </section>
    )
  })
}

const isOfProgram = ({ actor_id, actor }: Activity) => actor_id === null && actor === PROGRAM
