import { z } from 'zod'
import { hours } from '#contract/hours/hours.ts'
import { readDate, readSeasonDay } from '#contract/hours/read-date.ts'
import { readDay } from '#contract/hours/read-day.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'
import { type HoursValues, hoursOf, type WeekTexts } from './hours-values.ts'

type Add = (field: string, message: string) => void

const NO_HOURS = 'Escribe a qué horas abres ese día, o elige «Cierro».'

/** Validates the form: first whether each field can be read, then the hours as a whole by the contract. */
export const hoursSchema = (today: string) =>
  z.custom<HoursValues>().superRefine((values, context) => {
    const add: Add = (field, message) =>
      context.addIssue({ code: 'custom', path: field.split('.'), message })
    if (values.told === 'untold') return
    if (values.told === 'week') addWeekFaults(values, add)
    addSpecialFaults(values, today, add)
    const { closure } = values
    if (closure.isClosed) {
      addDateFault('closure.from', closure.from, today, add)
      if (closure.to.trim() !== '') addDateFault('closure.to', closure.to, today, add)
    }
    if (context.issues.length > 0) return
    const { error } = hours.safeParse(hoursOf(values, today))
    for (const { path, message } of error?.issues ?? []) add(fieldOf(path, values), message)
  })

function addWeekFaults({ line, regular, seasons }: HoursValues, add: Add): void {
  if (line.trim() === '') addShiftFaults('regular', regular, add)
  else {
    const [fault] = readHours(line).faults
    if (fault) add('line', fault.error)
  }
  for (const [index, season] of seasons.entries()) {
    for (const end of ['from', 'to'] as const) {
      const read = readSeasonDay(season[end])
      if ('error' in read) add(`seasons.${index}.${end}`, read.error)
    }
    addShiftFaults(`seasons.${index}.week`, season.week, add)
  }
}

function addShiftFaults(prefix: string, week: WeekTexts, add: Add): void {
  for (const day of WEEKDAYS) addDayFaults(`${prefix}.${day}`, week[day], add)
}

function addDayFaults(prefix: string, texts: readonly string[], add: Add): void {
  for (const [index, reading] of readDay(texts).entries()) {
    if ('error' in reading) add(`${prefix}.${index}`, reading.error)
  }
}

function addSpecialFaults({ special }: HoursValues, today: string, add: Add): void {
  for (const [index, { from, to, isClosed, shifts }] of special.entries()) {
    addDateFault(`special.${index}.from`, from, today, add)
    if (to.trim() !== '') addDateFault(`special.${index}.to`, to, today, add)
    if (isClosed) continue
    if (shifts.every((text) => text.trim() === '')) add(`special.${index}.shifts.0`, NO_HOURS)
    addDayFaults(`special.${index}.shifts`, shifts, add)
  }
}

function addDateFault(field: string, text: string, today: string, add: Add): void {
  const read = readDate(text, today)
  if ('error' in read) add(field, read.error)
}

/** Returns the field that shows an error of the contract. An error of a whole day is shown at the last shift. */
function fieldOf(path: readonly PropertyKey[], values: HoursValues): string {
  // `key`: a weekday in `regular`, an index in `seasons` and `special`, a field in `closure`.
  const [part, key, name, day] = path.map(String) as [string, string?, string?, string?]
  if (part === 'regular' && key !== undefined)
    return `regular.${key}.${lastOf(values.regular, key)}`
  if (part === 'seasons') {
    if (name === 'week' && day !== undefined) {
      return `seasons.${key}.week.${day}.${lastOf(values.seasons[Number(key)]!.week, day)}`
    }
    // The error of overlapping seasons is shown in the last season.
    return name === undefined
      ? `seasons.${values.seasons.length - 1}.from`
      : `seasons.${key}.${name}`
  }
  if (part === 'special')
    return name === 'shifts' ? `special.${key}.shifts.0` : `special.${key ?? 0}.${name ?? 'from'}`
  if (part === 'closure') return `closure.${key ?? 'to'}`
  return 'regular'
}

const lastOf = (week: WeekTexts, day: string) => Math.max(0, week[day as Weekday].length - 1)
