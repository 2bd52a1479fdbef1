import type { ReactNode } from 'react'
import type { Activity } from '#contract/activity.ts'
import { dayNumber, formatDayHeading } from '#web/format/dates.ts'
import styles from './activity.module.css'

type ActivityDaysProps = { lines: readonly Activity[]; children: (line: Activity) => ReactNode }

/** Audit events in their order, those of one day together under its name. */
export function ActivityDays({ lines, children }: ActivityDaysProps) {
  const days = Map.groupBy(lines, ({ at }) => dayNumber(new Date(at)))
  return [...days.values()].map((day) => (
    <section key={day[0]!.id} className={styles.day}>
      <h2>{formatDayHeading(day[0]!.at)}</h2>
      <ol className="card">{day.map(children)}</ol>
    </section>
  ))
}
