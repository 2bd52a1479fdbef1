import { z } from 'zod'
import { flag, orNull, rowId, text } from './fields.ts'
import { HOLIDAY_ANSWERS } from './hours/holiday-answers.ts'
import { date } from './hours/hours.ts'
import { httpError } from './http-error.ts'
import { idFilter, oneOf, orderingOf, queryDay, queryFlag, searchTerm } from './list-query.ts'

export const SCOPES = ['national', 'regional', 'local'] as const
export type Scope = (typeof SCOPES)[number]

/** A holiday, or a Sunday on which shops may open. A date has at most one. */
export const holiday = z.object({
  id: z.int(),
  date: z.string(),
  name: z.string(),
  scope: z.enum(SCOPES),
  /** Shops are authorised to open, also those that usually close on this weekday. */
  opening: z.boolean(),
  updated_at: z.iso.datetime(),
  version: z.int(),
})
export type Holiday = z.infer<typeof holiday>

export const HOLIDAY_TAKEN = 'Ese día ya está en el calendario: edita el que hay.'

export const holidayConflict = httpError.extend({ current: holiday })

const fields = z.object({
  date,
  name: text('El nombre es obligatorio', 80),
  scope: z.enum(SCOPES, 'Di de dónde es: nacional, de la comunidad o local'),
  opening: flag('Di si se puede abrir: true o false'),
})

/** `scope` is local by default, because the program proposes national and regional holidays. */
export const holidayForm = fields.extend({
  scope: fields.shape.scope.default('local'),
  opening: fields.shape.opening.default(false),
})
export type HolidayForm = z.infer<typeof holidayForm>

export const holidayChanges = fields.partial()
export type HolidayChanges = z.infer<typeof holidayChanges>

export const holidayQuery = z.object({
  id: idFilter,
  search: searchTerm,
  date: queryDay,
  since: queryDay,
  until: queryDay,
  scope: oneOf(SCOPES),
  opening: queryFlag('Di si se puede abrir: true o false'),
  ordering: orderingOf(holiday),
})
export type HolidayQuery = z.infer<typeof holidayQuery>

/** A coming holiday on which shops of an owner may open. `usual`: the hours on this weekday. */
export const holidayQuestion = z.object({
  id: z.int(),
  date: z.string(),
  name: z.string(),
  opening: z.boolean(),
  commerces: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      usual: z.string(),
      opens_usually: z.boolean(),
    }),
  ),
})
export type HolidayQuestion = z.infer<typeof holidayQuestion>

export const holidayAnswerForm = z.object({
  commerce: rowId('Ese comercio no existe', 'Di de qué comercio es la respuesta'),
  does: orNull(z.enum(HOLIDAY_ANSWERS, 'Di si cierras o abres: closed, open o nada')),
})
