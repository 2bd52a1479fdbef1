import { z } from 'zod'
import { flag, optional, orNull, parsedJson, text } from '../fields.ts'
import { type Closure, closureReason, reasonOf } from './closure.ts'
import {
  addDays,
  isDate,
  isYearlyDay,
  LEAP_DAY,
  NOT_EVERY_YEAR,
  overlappingSeasons,
} from './dates.ts'
import { EMPTY_WEEK, isClosedWeek, shifts, shiftsOutput, week, weekOutput } from './week.ts'

/** Summer and, for example, Christmas. */
const MAX_SEASONS = 2
export const MAX_SPECIAL = 60
/** Maximum of days of a closure with a known end. */
const MAX_CLOSURE = 366

const WRONG_DATE = 'Escribe la fecha como AAAA-MM-DD'
const WRONG_SEASON_DAY = 'Escribe el día como MM-DD, por ejemplo 06-15'

export const date = z.string({ error: WRONG_DATE }).refine(isDate, WRONG_DATE)

const seasonDay = z.string({ error: WRONG_SEASON_DAY }).refine(isYearlyDay, {
  error: ({ input }) => (input === LEAP_DAY ? NOT_EVERY_YEAR : WRONG_SEASON_DAY),
})

const note = optional(text('Escribe la nota', 120)).transform((value) => value ?? '')

const LAST_BEFORE_FIRST = 'El último día es anterior al primero. Cámbialos.'

const season = z.object({
  name: text('Escribe el nombre de la temporada', 40),
  from: seasonDay,
  to: seasonDay,
  week,
})

/** Closed if there are no shifts. Of several special days for a date the first counts. */
const special = z
  .object({ from: date, to: date, shifts, note })
  .refine(({ from, to }) => from <= to, { message: LAST_BEFORE_FIRST, path: ['to'] })

/** From the first closed day to the last one; `to` null: until the owner reopens the shop. */
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
  .refine(({ from, to }) => to === null || to < addDays(from, MAX_CLOSURE), {
    message:
      'Un cierre con último día dura como mucho un año. Si aún no sabes cuándo vuelves, déjalo en blanco.',
    path: ['to'],
  })
  .transform((closure): Closure => ({ ...closure, reason: reasonOf(closure) }))

const days = { from: z.string(), to: z.string() }

export const hoursObjectOutput = z.object({
  regular: weekOutput,
  seasons: z.array(z.object({ name: z.string(), ...days, week: weekOutput })),
  special: z.array(z.object({ ...days, shifts: shiftsOutput, note: z.string() })),
  closure: z
    .object({
      from: z.string(),
      to: z.string().nullable(),
      note: z.string(),
      reason: closureReason.optional(),
    })
    .nullable(),
  by_appointment: z.boolean(),
  always_open: z.boolean(),
})

export const hoursOutput = hoursObjectOutput.nullable()

export type Hours = z.infer<typeof hoursObjectOutput>
export type SpecialDays = Hours['special'][number]

const hoursObject = z
  .object(
    {
      regular: week.default(EMPTY_WEEK),
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
      by_appointment: flag('Di si se atiende con cita previa: true o false').default(false),
      always_open: flag('Di si se abre las 24 horas: true o false').default(false),
    },
    'El horario tiene que ser un grupo de campos, o nada',
  )
  .refine(hasAnyHours, {
    message: 'Di a qué horas abres, o deja el horario sin decir',
    path: ['regular'],
  })

/** Null: unknown. Days are in the town's time zone. A shift belongs to the day on which it begins. */
export const hours = z.preprocess(parsedJson, hoursObject.nullable()).meta({
  description: 'Cuándo abre, en la hora del pueblo; null: no se dice',
  example: { regular: { mon: [['09:30', '14:00']] } },
})

function hasAnyHours({ regular, seasons, by_appointment, always_open }: Hours): boolean {
  if (always_open || by_appointment) return true
  return [regular, ...seasons.map(({ week }) => week)].some((week) => !isClosedWeek(week))
}
