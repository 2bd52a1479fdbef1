import { z } from 'zod'
import { lines } from '../fields.ts'
import { HOLIDAY_ANSWERS } from './holiday-answers.ts'
import { hoursOutput } from './hours.ts'
import { shiftsOutput } from './week.ts'

export const signForm = z.object({ text: lines('Escribe el horario', 500) })

/** What a sign says. While something in it is not understood, `hours` is null and `said` ''. */
export const signRead = z.object({
  hours: hoursOutput,
  /** What it says of holidays, which `hours` does not have: `closed`, `open` as usual, or their shifts. */
  holidays: z.union([z.enum(HOLIDAY_ANSWERS), shiftsOutput]).nullable(),
  /** The same in words. */
  said: z.string(),
  not_understood: z.array(
    z.object({
      text: z.string(),
      /** Its place in the text, in UTF-16 units from 0. */
      at: z.int(),
      /** What to do. */
      error: z.string(),
      /** Ways to write what may have been meant. */
      suggestions: z.array(z.string()),
    }),
  ),
})
