import type { UpcomingHoliday } from '#contract/directory.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { equalDays } from '#contract/hours/say-hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import type { Shift, Week } from '#contract/hours/week.ts'
import type { Weekday } from '#contract/hours/weekdays.ts'

type Thing = Record<string, unknown>

const DAYS: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/**
 * Returns the hours of a shop as schema.org/OpeningHoursSpecification, without past dates; seasons have their next
 * dates. Hours by appointment are omitted. A holiday that may change has its usual hours and a note.
 */
export function openingHoursData(
  hours: Hours,
  today: PlainDate,
  holidays: readonly UpcomingHoliday[] = [],
): Thing {
  const { regular, seasons, special, closure, always_open } = hours
  const week = always_open
    ? [specificationOf(ALL_DAY, { dayOfWeek: Object.values(DAYS) })]
    : weekOf(regular, {})
  const seasonal = seasons.flatMap((season) => weekOf(season.week, nextDates(season, today)))
  const dated = [
    ...special.map(({ from, to, shifts }) => ({ from, to, shifts })),
    ...(closure ? [{ ...closure, shifts: [] as Shift[] }] : []),
  ].filter(({ to }) => to === null || to >= today)
  const datedData = dated.flatMap(({ from, to, shifts }) =>
    // No shift means closed.
    (shifts.length > 0 ? shifts : [CLOSED]).map((shift) =>
      specificationOf(shift, { validFrom: from, ...(to && { validThrough: to }) }),
    ),
  )
  const unsure = holidays
    .filter(({ may_change }) => may_change)
    .flatMap(({ date, name }) =>
      shiftsOn(hours, date).shifts.map((shift) =>
        specificationOf(shift, {
          name,
          description: MAY_CHANGE,
          validFrom: date,
          validThrough: date,
        }),
      ),
    )
  const exceptions = [...datedData, ...unsure]
  const regularData = always_open ? week : [...week, ...seasonal]
  return {
    ...(regularData.length > 0 && { openingHoursSpecification: regularData }),
    ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions }),
  }
}

const MAY_CHANGE = 'Festivo: el horario puede cambiar'
const ALL_DAY: Shift = ['00:00', '00:00']
const CLOSED = null

function weekOf(week: Week, valid: Thing): Thing[] {
  return equalDays(week).flatMap(({ days, shifts }) =>
    shifts.map((shift) =>
      specificationOf(shift, { dayOfWeek: days.map((day) => DAYS[day]), ...valid }),
    ),
  )
}

/** As the end of a shift, midnight is written 23:59 for search engines. */
function specificationOf(shift: Shift | null, more: Thing): Thing {
  const [opens, closes] = shift ?? ['00:00', '00:00']
  const end = shift !== null && closes === '00:00' ? '23:59' : closes
  return { '@type': 'OpeningHoursSpecification', ...more, opens, closes: end }
}

/** Returns the dates of a season that is current or comes next. */
function nextDates({ from, to }: { from: string; to: string }, today: PlainDate): Thing {
  const year = Number(today.slice(0, 4))
  const endOf = (first: number) => `${from <= to ? first : first + 1}-${to}`
  const first = [year - 1, year, year + 1].find((one) => endOf(one) >= today)!
  return { validFrom: `${first}-${from}`, validThrough: endOf(first) }
}
