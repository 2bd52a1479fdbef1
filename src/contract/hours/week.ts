import { z } from 'zod'
import { CLOCK_TIME, DAY_MINUTES, minutesOf, signTime } from './clock-time.ts'
import { dayAfter, WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './weekdays.ts'

/** 'HH:MM'. A closing time that is not later than the opening time is on the next day. */
export type Shift = [opens: string, closes: string]
export type Week = Record<Weekday, Shift[]>

export const MAX_SHIFTS = 3

/** `end` is above 1440 if the shift ends on the next day. */
export function minutesOfShift([start, end]: Shift): { start: number; end: number } {
  const [opens, closes] = [minutesOf(start), minutesOf(end)]
  return { start: opens, end: closes > opens ? closes : closes + DAY_MINUTES }
}

export const lastsPastMidnight = (shift: Shift) => minutesOfShift(shift).end > DAY_MINUTES

export const areSameShifts = (a: readonly Shift[], b: readonly Shift[]) => `${a}` === `${b}`

/** Minutes since midnight until which a shift of the previous day may last. */
export const END_OF_NIGHT = 360
/** Minutes since midnight. A shift that begins at 18:00 or later may last until after `END_OF_NIGHT`. */
const EVENING = 1080
/** Maximum length in minutes of a shift that lasts until after `END_OF_NIGHT`. */
const LONGEST_NIGHT = 840

/** Whether a shift may end on the next day: by 6:00, or if it begins in the evening and lasts 14 hours at most. */
export function isNight(start: number, end: number): boolean {
  return end <= END_OF_NIGHT || (start >= EVENING && end + DAY_MINUTES - start <= LONGEST_NIGHT)
}

const WRONG_TIME = 'Escribe las horas así: 9:30'
const REVERSED = 'Así cierras antes de abrir: escribe primero la hora de abrir'

const time = z.string({ error: WRONG_TIME }).regex(CLOCK_TIME, WRONG_TIME)

/** Stores a closing time of 24:00 as 00:00, so that equal shifts are equal texts. */
const shift = z
  .tuple([time, time], 'Di a qué hora abres y a qué hora cierras')
  .transform(([start, end]): Shift => [start, end === '24:00' ? '00:00' : end])
  .refine(([start]) => start !== '24:00', 'Un día empieza a las 0:00')
  .refine(
    ([start, end]) => start !== end || start === '00:00',
    'Abres y cierras a la misma hora. Para todo el día escribe 0:00 a 24:00.',
  )
  .refine(([start, end]) => end >= start || isNight(minutesOf(start), minutesOf(end)), REVERSED)

export const shifts = z
  .array(shift, 'Las horas de un día son una lista')
  .max(MAX_SHIFTS, `Un día tiene como máximo ${MAX_SHIFTS} turnos`)
  .transform((list) => [...list].sort(([first], [second]) => first.localeCompare(second)))
  .superRefine((list, context) => {
    const clash = overlapIn(list)
    if (clash) context.addIssue({ code: 'custom', message: overlapSentence(clash) })
  })

type Overlap = { before: Shift; after: Shift }

export function overlapIn(list: readonly Shift[]): Overlap | undefined {
  for (const [index, after] of list.entries()) {
    const before = list[index - 1]
    if (before && minutesOfShift(after).start < minutesOfShift(before).end) return { before, after }
  }
  return undefined
}

export function overlapSentence({ before: [, end], after: [start] }: Overlap): string {
  return `Un turno empieza a las ${signTime(start)}, cuando el otro aún no ha cerrado a las ${signTime(end)}. Sepáralos, o júntalos en uno.`
}

const forEachDay = <T>(value: T) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, value])) as Record<Weekday, T>

/** A missing day is closed. A night must end before the next day opens. */
export const week = z
  .object(forEachDay(shifts.default([])), 'Di las horas de cada día de la semana')
  .superRefine((days, context) => {
    for (const day of WEEKDAYS) {
      const next = dayAfter(day)
      const [last, first] = [days[day].at(-1), days[next][0]]
      if (!last || !first || minutesOfShift(last).end - DAY_MINUTES <= minutesOfShift(first).start)
        continue
      const message = `El ${WEEKDAY_NAMES[day]} cierra a las ${signTime(last[1])}, y el ${WEEKDAY_NAMES[next]} ya ha abierto a las ${signTime(first[0])}.`
      context.addIssue({ code: 'custom', path: [day], message })
    }
  })

export const shiftsOutput = z.array(z.tuple([z.string(), z.string()]))

export const weekOutput = z.object(forEachDay(shiftsOutput))

export const EMPTY_WEEK: Week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

export function isClosedWeek(week: Week): boolean {
  return WEEKDAYS.every((day) => week[day].length === 0)
}
