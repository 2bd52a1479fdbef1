import { z } from 'zod'
import { flag, orNull, rowId, text } from './fields.ts'
import { HOLIDAY_ANSWERS } from './hours/holiday-answers.ts'
import { date } from './hours/hours.ts'
import { httpError } from './http-error.ts'
import { idFilter, oneOf, orderingOf, queryDay, queryFlag, searchTerm } from './list-query.ts'

/** Authority that declares a holiday: the state, the autonomous community or the town. */
export const SCOPES = ['national', 'regional', 'local'] as const
export type Scope = (typeof SCOPES)[number]

/** A day of the town's calendar: a holiday, or a Sunday on which shops may open. A date has at most one. */
export const holiday = z.object({
  id: z.int(),
  date: z.string(),
  name: z.string(),
  scope: z.enum(SCOPES),
  /** Shops are authorised to open, also those that are usually closed on this weekday. */
  opening: z.boolean(),
  updated_at: z.iso.datetime(),
  /** Incremented by every save; the value of the `ETag`. */
  version: z.int(),
})
export type Holiday = z.infer<typeof holiday>

export const HOLIDAY_TAKEN = 'Ese día ya está en el calendario: edita el que hay.'

/** The day was saved by somebody else in between: `current` is the saved version. */
export const holidayConflict = httpError.extend({ current: holiday })

const fields = z.object({
  date,
  name: text('El nombre es obligatorio', 80),
  scope: z.enum(SCOPES, 'Di de dónde es: nacional, de la comunidad o local'),
  opening: flag('Di si se puede abrir: true o false'),
})

/** Local by default, because the program proposes the other holidays itself. */
export const holidayForm = fields.extend({
  scope: fields.shape.scope.default('local'),
  opening: fields.shape.opening.default(false),
})
export type HolidayForm = z.infer<typeof holidayForm>

export const holidayChanges = fields.partial()
export type HolidayChanges = z.infer<typeof holidayChanges>

/** `since` and `until` are days, both included. */
export const holidayQuery = z.object({
  id: idFilter,
  search: searchTerm,
  date: queryDay,
  since: queryDay,
  until: queryDay,
  scope: oneOf(SCOPES),
  opening: queryFlag('Di si se puede abrir: true o false'),
  /** Default: by date. */
  ordering: orderingOf(holiday),
})
export type HolidayQuery = z.infer<typeof holidayQuery>

/** A future holiday for which some shops of the caller have not answered whether they open. */
export const holidayQuestion = z.object({
  id: z.int(),
  date: z.string(),
  name: z.string(),
  opening: z.boolean(),
  commerces: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** The usual hours of that weekday, as text. */
      usual: z.string(),
      /** Whether the shop opens on that weekday; otherwise it has no usual hours to open at. */
      opens_usually: z.boolean(),
    }),
  ),
})
export type HolidayQuestion = z.infer<typeof holidayQuestion>

/** The answer of a shop for a holiday: `closed`, or `open` at its usual hours; null removes the answer. */
export const holidayAnswerForm = z.object({
  commerce: rowId('Ese comercio no existe', 'Di de qué comercio es la respuesta'),
  does: orNull(z.enum(HOLIDAY_ANSWERS, 'Di si cierras o abres: closed, open o nada')),
})
