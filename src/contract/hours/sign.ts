import { z } from 'zod'
import { lines } from '../fields.ts'
import { HOLIDAY_ANSWERS } from './holiday-answers.ts'
import { hoursOutput } from './hours.ts'
import { shiftsOutput } from './week.ts'

export const signForm = z.object({ text: lines('Escribe el horario', 500) })

/** The reading of a sign. If a part of its text is not understood, `hours` is null and `said` is ''. */
export const signRead = z.object({
  hours: hoursOutput,
  /** Holidays are not in `hours`: `closed`, `open` (at the usual hours), or their shifts. Null: not mentioned. */
  holidays: z.union([z.enum(HOLIDAY_ANSWERS), shiftsOutput]).nullable(),
  /** The hours that were understood, as text. */
  said: z.string(),
  not_understood: z.array(
    z.object({
      text: z.string(),
      /** Index in the text, in UTF-16 units. */
      at: z.int(),
      error: z.string(),
      /** Texts that may replace it. */
      suggestions: z.array(z.string()),
    }),
  ),
})
