import { z } from 'zod'
import { flag, optional, orNull, parsedJson, text } from '../fields.ts'
import { type Closure, closureReason, reasonOf } from './closure.ts'
import { isDate, overlappingSeasons } from './dates.ts'
import { EMPTY_WEEK, isClosedWeek, shifts, shiftsOutput, week, weekOutput } from './week.ts'

/** Two: summer, and Christmas or the like. */
const MAX_SEASONS = 2
export const MAX_SPECIAL = 60
/** Days. A longer closure has no known end. */
const MAX_CLOSURE = 366

const WRONG_DATE = 'Escribe la fecha como AAAA-MM-DD'
const WRONG_SEASON_DAY = 'Escribe el día como MM-DD, por ejemplo 06-15'

/** A day of the calendar, as it is sent. */
export const date = z.string({ error: WRONG_DATE }).refine(isDate, WRONG_DATE)

/** A day of every year. 02-29 is refused: most years lack it. */
const seasonDay = z
  .string({ error: WRONG_SEASON_DAY })
  .refine((value) => /^\d\d-\d\d$/.test(value) && isDate(`2026-${value}`), WRONG_SEASON_DAY)

const note = optional(text('Escribe la nota', 120)).transform((value) => value ?? '')

const LAST_BEFORE_FIRST = 'El último día es anterior al primero. Cámbialos.'
type Days = { from: string; to: string }
const endsAfterItBegins = ({ from, to }: Days) => from <= to

const season = z.object({
  name: text('Escribe el nombre de la temporada', 40),
  from: seasonDay,
  to: seasonDay,
  week,
})

/** Dates with other hours than their week's: no shifts is closed. The first that names a date holds. */
const special = z
  .object({ from: date, to: date, shifts, note })
  .refine(endsAfterItBegins, { message: LAST_BEFORE_FIRST, path: ['to'] })

/** Both days included; without a last one until its owner opens again. */
const closure = z
  .object({
    from: date,
    to: orNull(date)
      .optional()
      .transform((to) => to ?? null),
    note,
    reason: optional(closureReason),
  })
  .refine(({ from, to }) => to === null || from <= to, { message: LAST_BEFORE_FIRST, path: ['to'] })
  .refine(({ from, to }) => to === null || daysBetween(from, to) < MAX_CLOSURE, {
    message:
      'Un cierre con último día dura como mucho un año. Si aún no sabes cuándo vuelves, déjalo en blanco.',
    path: ['to'],
  })
  .transform((closure): Closure => ({ ...closure, reason: reasonOf(closure) }))

const days = { from: z.string(), to: z.string() }

export const hoursAnswered = z.object({
  regular: weekOutput,
  seasons: z.array(z.object({ name: z.string(), ...days, week: weekOutput })),
  special: z.array(z.object({ ...days, shifts: shiftsOutput, note: z.string() })),
  closure: z
    .object({
      from: z.string(),
      /** null: until its owner opens again. */
      to: z.string().nullable(),
      note: z.string(),
      /** Missing: `vacation`. */
      reason: closureReason.optional(),
    })
    .nullable(),
  by_appointment: z.boolean(),
  always_open: z.boolean(),
})

/** When a shop is open, as it is answered; null: unknown. */
export const hoursOutput = hoursAnswered.nullable()

export type Hours = z.infer<typeof hoursAnswered>
export type Season = Hours['seasons'][number]
export type SpecialDays = Hours['special'][number]

const told = z
  .object(
    {
      regular: week.default(EMPTY_WEEK),
      /** The same days every year; a season may last past the end of the year. */
      seasons: z
        .array(season, 'Las temporadas son una lista')
        .max(MAX_SEASONS, `Como máximo ${MAX_SEASONS} temporadas`)
        .refine((list) => !overlappingSeasons(list), 'Dos temporadas tienen días en común')
        .default([]),
      special: z
        .array(special, 'Los días especiales son una lista')
        .max(MAX_SPECIAL, `Como máximo ${MAX_SPECIAL} días especiales`)
        .default([]),
      closure: closure.nullable().default(null),
      /** Attends by appointment, within its hours if it tells any. */
      by_appointment: flag('Di si se atiende con cita previa: true o false').default(false),
      /** Round the clock, but on its special days and when closed for holidays. */
      always_open: flag('Di si se abre las 24 horas: true o false').default(false),
    },
    'El horario tiene que ser un grupo de campos, o nada',
  )
  .refine(tellsSomething, {
    message: 'Di a qué horas abres, o deja el horario sin decir',
    path: ['regular'],
  })

/**
 * When a shop is open; null: unknown, and then nothing is shown. Days are the town's, and a shift
 * belongs to the day it begins on. Forms without JSON send it as JSON text; '' is null.
 */
export const hours = z.preprocess(parsedJson, told.nullable()).meta({
  description: 'Cuándo abre, en la hora del pueblo; null: no se dice',
  example: { regular: { mon: [['09:30', '14:00']] } },
})

/** No hours in any week or season: such a shop has a closure, or is hidden. */
function tellsSomething({ regular, seasons, by_appointment, always_open }: Hours): boolean {
  if (always_open || by_appointment) return true
  return [regular, ...seasons.map((one) => one.week)].some((one) => !isClosedWeek(one))
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
