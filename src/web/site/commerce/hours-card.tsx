import type { UpcomingHoliday } from '#contract/directory.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import type { Shift } from '#contract/hours/week.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import { formatPlainDate, formatWeekday, plainDateOf } from '#web/commerces/open-words.ts'
import { useTimeZone } from '#web/commerces/use-town.ts'
import { Card, CardBody } from '#web/ui/card.tsx'
import styles from './hours-card.module.css'

/** Days ahead of which a special day or a holiday is announced. */
const ANNOUNCED = 14

type HoursCardProps = { hours: Hours; holidays: readonly UpcomingHoliday[] }

/** The next seven days, today first, and what is special within two weeks. */
export function HoursCard({ hours, holidays }: HoursCardProps) {
  const today = plainDateOf(new Date(), useTimeZone())
  const days = Array.from({ length: 7 }, (_, day) => addDays(today, day))
  const hasHours = hours.always_open || days.some((date) => shiftsOn(hours, date).shifts.length > 0)
  const notes = [...unansweredNotes(holidays), ...notesOf(hours, today)]
  const mayChange = (date: PlainDate) => holidays.some((one) => one.date === date && one.may_change)
  return (
    <Card as="section" aria-labelledby="horario" className={styles.card!}>
      <CardBody>
        <h2 id="horario" className={styles.heading}>
          Horario
        </h2>
        {(hasHours || !hours.by_appointment) && (
          <dl className={styles.week}>
            {days.map((date) => (
              <div key={date} className={date === today ? styles.today : styles.day}>
                <dt>{dayName(date, today)}</dt>
                <dd>
                  {mayChange(date) ? (
                    <HolidayShifts shifts={shiftsOn(hours, date).shifts} />
                  ) : (
                    sayShifts(shiftsOn(hours, date).shifts)
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {hours.by_appointment && <p className={styles.note}>Con cita previa.</p>}
        {notes.map((note) => (
          <p key={note} className={styles.special}>
            {note}
          </p>
        ))}
      </CardBody>
    </Card>
  )
}

/** Of a day on which it usually closes, and may open, nothing is said. */
function HolidayShifts({ shifts }: { shifts: Shift[] }) {
  return (
    <>
      {shifts.length > 0 && <span>{sayShifts(shifts)} </span>}
      <span className={styles.mayChange}>puede cambiar</span>
    </>
  )
}

/** Today's shifts and the way to the week, for screens where that is far below. */
export function TodayLink({ hours, className = '' }: { hours: Hours; className?: string }) {
  const { shifts } = shiftsOn(hours, plainDateOf(new Date(), useTimeZone()))
  if (shifts.length === 0) return null
  return (
    <a href="#horario" className={className}>
      Hoy, {sayShifts(shifts)}
    </a>
  )
}

function dayName(date: PlainDate, today: PlainDate): string {
  const name = WEEKDAY_NAMES[weekdayOf(date)]
  return date === today ? `Hoy, ${name}` : name[0]!.toUpperCase() + name.slice(1)
}

function unansweredNotes(holidays: readonly UpcomingHoliday[]): string[] {
  return holidays
    .filter(({ may_change }) => may_change)
    .map(({ date, name }) => `El ${formatWeekday(date)}, ${name}: el horario puede cambiar.`)
}

function notesOf({ special, closure }: Hours, today: PlainDate): string[] {
  const last = addDays(today, ANNOUNCED)
  const isNear = ({ from, to }: { from: PlainDate; to: PlainDate }) => to >= today && from <= last
  const notes = special
    .filter(isNear)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to, shifts, note }) => {
      const when = from === to ? `El ${formatWeekday(from)}` : span(from, to, 'Del')
      return `${when}${note && `, ${note}`}: ${sayShifts(shifts).toLowerCase()}.`
    })
  if (!closure || !isNear(closure)) return notes
  const closed = `Cerrado por vacaciones ${span(closure.from, closure.to, 'del')}.`
  return [...notes, closure.note ? `${closed} ${closure.note}` : closed]
}

/** 'Del 10 al 31 de agosto'. */
function span(from: PlainDate, to: PlainDate, word: string): string {
  const first =
    from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : formatPlainDate(from)
  return `${word} ${first} al ${formatPlainDate(to)}`
}
