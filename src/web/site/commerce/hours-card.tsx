import type { UpcomingHoliday } from '#contract/directory.ts'
import { isClosedOn } from '#contract/hours/closure.ts'
import { addDays, isSeasonOn, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { saySeasonDay } from '#contract/hours/read-date.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import type { Shift } from '#contract/hours/week.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/hours/weekdays.ts'
import { capitalize } from '#contract/spanish.ts'
import {
  ANNOUNCED_DAYS,
  dateToday,
  formatClosure,
  formatPlainDate,
  formatSpecialDays,
  formatWeekday,
} from '#web/commerces/open-words.ts'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconChevronDown, IconClock } from '#web/ui/icons.ts'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import styles from './hours-card.module.css'

type HoursCardProps = { hours: Hours; holidays: readonly UpcomingHoliday[] }

/** The hours of the next seven days; during a closure, of the first seven days after it. */
export function HoursCard(props: HoursCardProps) {
  const today = dateToday()
  if (isClosedIndefinitely(props.hours, today)) return null
  return (
    <Card as="section" aria-labelledby="horario" className="no-print desk-only">
      <CardBody>
        <h2 id="horario" className="mb-8 title">
          {titleOf(props.hours, today)}
        </h2>
        <Week {...props} today={today} />
      </CardBody>
    </Card>
  )
}

/** The hours on phones: today and tomorrow, with the week folded. */
export function HoursFold(props: HoursCardProps) {
  const { hours } = props
  const today = dateToday()
  if (isClosedIndefinitely(hours, today)) return null
  const say = (date: PlainDate) => unbroken(sayShifts(shiftsOn(hours, date).shifts), SHIFT)
  return (
    <details className="no-print no-desk mt-16 mb-16 line-top line-bottom">
      <summary className="row wrap gap-12 small tap-large">
        <IconClock size={24} aria-hidden />
        {reopeningDay(hours, today) ? (
          <span className={`strong ${styles.now}`}>{titleOf(hours, today)}</span>
        ) : (
          <span className={`tabular ${styles.now}`}>
            <span className="block strong" data-hidden-offline>
              Hoy {say(today)}
            </span>
            <span className="block muted" data-hidden-offline>
              Mañana {say(addDays(today, 1))}
            </span>
          </span>
        )}
        <span className="strong primary">Semana</span>
        <IconChevronDown size={22} className="primary" aria-hidden />
      </summary>
      <section aria-label="Horario" className="mb-16">
        <Week {...props} today={today} />
      </section>
    </details>
  )
}

function Week({ hours, holidays, today }: HoursCardProps & { today: PlainDate }) {
  const reopening = reopeningDay(hours, today)
  const week = Array.from({ length: 7 }, (_, day) => addDays(reopening ?? today, day))
  // The hours after a closure are a usual week, from Monday to Sunday.
  const days = reopening
    ? WEEKDAYS.map((weekday) => week.find((date) => weekdayOf(date) === weekday)!)
    : week
  const season = reopening && hours.seasons.find((each) => isSeasonOn(each, reopening))
  const hasHours = hours.always_open || days.some((date) => shiftsOn(hours, date).shifts.length > 0)
  const notes = [...unansweredNotes(holidays), ...notesOf(hours, today)]
  const mayChange = (day: PlainDate) =>
    holidays.some(({ date, may_change }) => date === day && may_change)
  return (
    <>
      {season && (
        <p className="muted small mb-8">
          {season.name}, hasta el {saySeasonDay(season.to)}.
        </p>
      )}
      {(hasHours || !hours.by_appointment) && (
        <dl className={styles.days}>
          {days.map((date) => (
            <div
              key={date}
              className={`cluster between gap-x-12 py-10 px-8 ${date === today ? `ok strong ${styles.today}` : ''}`}
            >
              <dt>{dayName(date, today)}</dt>
              <dd>
                {mayChange(date) ? (
                  <HolidayShifts shifts={shiftsOn(hours, date).shifts} />
                ) : (
                  unbroken(sayShifts(shiftsOn(hours, date).shifts), SHIFT)
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hours.by_appointment && <p className="mt-8">Con cita previa.</p>}
      {notes.map((note) => (
        <p key={note} className="mt-12 pending outlined rounded-chip py-10 px-12">
          {note}
        </p>
      ))}
    </>
  )
}

function isClosedIndefinitely({ closure }: Hours, today: PlainDate): boolean {
  return closure?.to === null && isClosedOn(closure, today)
}

function titleOf(hours: Hours, today: PlainDate): string {
  const reopening = reopeningDay(hours, today)
  return reopening ? `Horario desde el ${formatPlainDate(reopening)}` : 'Horario'
}

/** The usual hours of a holiday (none if the shop is usually closed on this weekday), which may change. */
function HolidayShifts({ shifts }: { shifts: Shift[] }) {
  return (
    <>
      {shifts.length > 0 && <span>{unbroken(sayShifts(shifts), SHIFT)} </span>}
      <span className="one-line pending outlined rounded-chip py-2 px-8 text-tiny">
        puede cambiar
      </span>
    </>
  )
}

function reopeningDay({ closure }: Hours, today: PlainDate): PlainDate | undefined {
  return closure?.to && isClosedOn(closure, today) ? addDays(closure.to, 1) : undefined
}

function dayName(date: PlainDate, today: PlainDate): string {
  const name = WEEKDAY_NAMES[weekdayOf(date)]
  return date === today ? `Hoy, ${name}` : capitalize(name)
}

/** Returns a note for each holiday for which the shop has not said if it opens. */
function unansweredNotes(holidays: readonly UpcomingHoliday[]): string[] {
  return holidays
    .filter(({ may_change }) => may_change)
    .map(({ date, name }) => `El ${formatWeekday(date)}, ${name}: el horario puede cambiar.`)
}

function notesOf({ special, closure }: Hours, today: PlainDate): string[] {
  const last = addDays(today, ANNOUNCED_DAYS)
  const isNear = ({ from, to }: { from: PlainDate; to: PlainDate }) => to >= today && from <= last
  const notes = special
    .filter(isNear)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map((days) => `${formatSpecialDays(days)}.`)
  // A closure that has begun is shown beside the shop's name.
  if (!closure || closure.from <= today || closure.from > last) return notes
  const closed = `${formatClosure(closure)}.`
  return [...notes, closure.note ? `${closed} ${closure.note}` : closed]
}
