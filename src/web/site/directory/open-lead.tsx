import { nextWeekday, weekdayOf } from '#contract/hours/dates.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import { formatTimeIn, formatWeekday, plainDateOf } from '#web/commerces/open-words.ts'
import { useTimeZone } from '#web/commerces/use-town.ts'
import type { OpenFilter } from './directory-url.ts'

/** Of when the list is, and of whom: who does not tell the hours is in none. */
export function OpenLead({ open, now }: { open: OpenFilter; now: string }) {
  const zone = useTimeZone()
  const date = new Date(now)
  const today = plainDateOf(date, zone)
  const day =
    open === 'now'
      ? `${WEEKDAY_NAMES[weekdayOf(today)]}, ${formatTimeIn(zone, date)}`
      : formatWeekday(nextWeekday(today, open))
  return (
    <p className="mt-4 muted">
      {day[0]!.toUpperCase() + day.slice(1)}. Solo están quienes dicen su horario.
    </p>
  )
}
