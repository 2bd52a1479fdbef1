import { nextWeekday, weekdayOf } from '#contract/hours/dates.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import type { UnderstoodSearch } from '#contract/understood-search.ts'
import { formatTimeIn, formatWeekday, plainDateOf } from '#web/commerces/open-words.ts'
import { useTimeZone } from '#web/commerces/use-town.ts'
import styles from './directory-route.module.css'
import type { OpenFilter } from './directory-url.ts'

type ListLeadProps = {
  open: OpenFilter | undefined
  now: string
  /** Name of the place from which the list is sorted. */
  place: string | undefined
  understood: UnderstoodSearch | undefined
  isLoose: boolean
}

/** Explains the filters of a list, and what the search asks for but its results do not have. */
export function ListLead({ open, now, place, understood, isLoose }: ListLeadProps) {
  return (
    <div className={styles.lead}>
      {open && <OpenLead open={open} now={now} />}
      {place && <p className="muted">Primero los más cercanos a {place}.</p>}
      {isLoose && <p>Nadie tiene todo; esto se parece.</p>}
      {understood?.closed && understood.open && (
        <p>
          {understood.open === 'now'
            ? 'Ahora están cerrados, o no dicen su horario.'
            : `Nadie dice que abra el ${WEEKDAY_NAMES[understood.open]}.`}
        </p>
      )}
    </div>
  )
}

/** Says at what time the shops are open, and that shops without hours are not in the list. */
function OpenLead({ open, now }: { open: OpenFilter; now: string }) {
  const zone = useTimeZone()
  const date = new Date(now)
  const today = plainDateOf(date, zone)
  const day =
    open === 'now'
      ? `${WEEKDAY_NAMES[weekdayOf(today)]}, ${formatTimeIn(zone, date)}`
      : formatWeekday(nextWeekday(today, open))
  return (
    <p className="muted">
      {day[0]!.toUpperCase() + day.slice(1)}. Solo están quienes dicen su horario.
    </p>
  )
}
