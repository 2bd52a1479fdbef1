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
  for (const [at, season] of seasons.entries()) {
    for (const end of ['from', 'to'] as const) {
      const read = readSeasonDay(season[end])
      if ('error' in read) add(`seasons.${at}.${end}`, read.error)
    }
    addShiftFaults(`seasons.${at}.week`, season.week, add)
  }
}

function addShiftFaults(prefix: string, week: WeekTexts, add: Add): void {
  for (const day of WEEKDAYS) addDayFaults(`${prefix}.${day}`, week[day], add)
}

function addDayFaults(prefix: string, texts: readonly string[], add: Add): void {
  for (const [at, reading] of readDay(texts).entries()) {
    if ('error' in reading) add(`${prefix}.${at}`, reading.error)
  }
}

function addSpecialFaults({ special }: HoursValues, today: string, add: Add): void {
  for (const [at, { from, to, isClosed, shifts }] of special.entries()) {
    addDateFault(`special.${at}.from`, from, today, add)
    if (to.trim() !== '') addDateFault(`special.${at}.to`, to, today, add)
    if (isClosed) continue
    if (shifts.every((text) => text.trim() === '')) add(`special.${at}.shifts.0`, NO_HOURS)
    addDayFaults(`special.${at}.shifts`, shifts, add)
  }
}

function addDateFault(field: string, text: string, today: string, add: Add): void {
  const read = readDate(text, today)
  if ('error' in read) add(field, read.error)
}

/** Returns the field that shows an error of the contract. An error of a whole day is shown at its last shift. */
function fieldOf(path: readonly PropertyKey[], values: HoursValues): string {
  const [part, at, name, day] = path.map(String) as [string, string?, string?, string?]
  if (part === 'regular' && at !== undefined) return `regular.${at}.${lastOf(values.regular, at)}`
  if (part === 'seasons') {
    if (name === 'week' && day !== undefined) {
      return `seasons.${at}.week.${day}.${lastOf(values.seasons[Number(at)]!.week, day)}`
    }
    return name === undefined
      ? `seasons.${values.seasons.length - 1}.from`
      : `seasons.${at}.${name}`
  }
  if (part === 'special')
    return name === 'shifts' ? `special.${at}.shifts.0` : `special.${at ?? 0}.${name ?? 'from'}`
  if (part === 'closure') return `closure.${at ?? 'to'}`
  return 'regular'
}

const lastOf = (week: WeekTexts, day: string) => Math.max(0, week[day as Weekday].length - 1)
