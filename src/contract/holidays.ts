import { z } from 'zod'
import { flag, rowId, text } from './fields.ts'
import { HOLIDAY_ANSWERS } from './hours/holiday-answers.ts'
import { date } from './hours/hours.ts'
import { httpError } from './http-error.ts'
import { idFilter, oneOf, orderingOf, queryDay, queryFlag, searchTerm } from './list-query.ts'

/** Who declares a holiday: the state, the autonomous community, or the town. */
export const SCOPES = ['national', 'regional', 'local'] as const
export type Scope = (typeof SCOPES)[number]

/** A day of the town's calendar: a holiday, or a Sunday on which shops may open. There is one for each date. */
export const holiday = z.object({
  id: z.int(),
  date: z.string(),
  name: z.string(),
  scope: z.enum(SCOPES),
  /** An authorised opening day: a shop that closes on such weekdays may open. */
  opening: z.boolean(),
  updated_at: z.iso.datetime(),
  /** Goes up with every save; it is the day's `ETag`. */
  version: z.int(),
})
export type Holiday = z.infer<typeof holiday>

export const HOLIDAY_TAKEN = 'Ese día ya está en el calendario: edita el que hay.'

/** Somebody else saved the day in between: `current` is their version. */
export const holidayConflict = httpError.extend({ current: holiday })

const UNKNOWN_SCOPE = 'Di de dónde es: nacional, de la comunidad o local'

const fields = z.object({
  date,
  name: text('El nombre es obligatorio', 80),
  scope: z.enum(SCOPES, UNKNOWN_SCOPE),
  opening: flag('Di si se puede abrir: true o false'),
})

/** Local by default: the others are proposed. */
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
  /** By default in the order of the calendar. */
  ordering: orderingOf(holiday),
})
export type HolidayQuery = z.infer<typeof holidayQuery>

/** A holiday to come of which some of a person's shops have not said what they do. */
export const holidayQuestion = z.object({
  id: z.int(),
  date: z.string(),
  name: z.string(),
  opening: z.boolean(),
  commerces: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Its hours on such a weekday, as on a sign. */
      usual: z.string(),
      /** Whether it opens on such a weekday: otherwise it cannot just be open. */
      opens_usually: z.boolean(),
    }),
  ),
})
export type HolidayQuestion = z.infer<typeof holidayQuestion>

/** What one's own shop does on a holiday: `closed`, or `open` at its usual hours; null takes the answer back. */
export const holidayAnswerForm = z.object({
  commerce: rowId('Ese comercio no existe', 'Di de qué comercio es la respuesta'),
  does: z.preprocess(
    (value) => (value === '' ? null : value),
    z.enum(HOLIDAY_ANSWERS, 'Di si cierras o abres: closed, open o nada').nullable(),
  ),
})
