import type { Holiday } from '#contract/holidays.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { specialWithHolidays } from './holiday-values.ts'
import { type HoursValues, textsOf } from './hours-values.ts'

/** Moves `line` into the fields of days and special days. Returns `values` itself if the line cannot be read. */
export function moveLineIntoDays(
  values: HoursValues,
  holidays: readonly Holiday[],
  today: PlainDate,
): HoursValues {
  const { hours, holidays: holidayHours } = readHours(values.line)
  if (hours === null || values.told !== 'week') return values
  const { regular, always_open, by_appointment } = hours
  const moved: HoursValues = {
    ...values,
    told: always_open ? 'always' : 'week',
    by_appointment: values.by_appointment || by_appointment,
    line: '',
    regular: textsOf(regular),
  }
  if (holidayHours === null) return moved
  return { ...moved, special: specialWithHolidays(moved, holidayHours, holidays, today) }
}
