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

/** Returns the hours as schema.org/OpeningHoursSpecification, without past dates and hours by appointment. */
export function openingHoursData(
  hours: Hours,
  today: PlainDate,
  holidays: readonly UpcomingHoliday[] = [],
): Thing {
  const { regular, seasons, special, closure, always_open } = hours
  const weeks = always_open
    ? [specificationOf(['00:00', '00:00'], { dayOfWeek: Object.values(DAYS) })]
    : [
        ...weekOf(regular, {}),
        ...seasons.flatMap((season) => weekOf(season.week, nextDates(season, today))),
      ]
  const dated = [...special, ...(closure ? [{ ...closure, shifts: [] }] : [])]
    .filter(({ to }) => to === null || to >= today)
    .flatMap(({ from, to, shifts }) =>
      // A day without shifts is closed.
      (shifts.length > 0 ? shifts : [null]).map((shift) =>
        specificationOf(shift, { validFrom: from, ...(to && { validThrough: to }) }),
      ),
    )
  const uncertain = holidays
    .filter(({ may_change }) => may_change)
    .flatMap(({ date, name }) => {
      const description = 'Festivo: el horario puede cambiar'
      const holiday = { name, description, validFrom: date, validThrough: date }
      return shiftsOn(hours, date).shifts.map((shift) => specificationOf(shift, holiday))
    })
  const exceptions = [...dated, ...uncertain]
  return {
    ...(weeks.length > 0 && { openingHoursSpecification: weeks }),
    ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions }),
  }
}

function weekOf(week: Week, dates: Thing): Thing[] {
  return equalDays(week).flatMap(({ days, shifts }) =>
    shifts.map((shift) =>
      specificationOf(shift, { dayOfWeek: days.map((day) => DAYS[day]), ...dates }),
    ),
  )
}

/** From 00:00 to 00:00 means closed (`null`), so a shift until midnight ends at 23:59. */
function specificationOf(shift: Shift | null, fields: Thing): Thing {
  const [opens, closes] = shift ?? ['00:00', '00:00']
  const end = shift !== null && closes === '00:00' ? '23:59' : closes
  return { '@type': 'OpeningHoursSpecification', ...fields, opens, closes: end }
}

/** Returns the present or next dates of a season, which has no year ('06-15'). */
function nextDates({ from, to }: { from: string; to: string }, today: PlainDate): Thing {
  const year = Number(today.slice(0, 4))
  const endOf = (start: number) => `${from <= to ? start : start + 1}-${to}`
  const first = [year - 1, year, year + 1].find((start) => endOf(start) >= today)!
  return { validFrom: `${first}-${from}`, validThrough: endOf(first) }
}
