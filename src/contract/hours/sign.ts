import { z } from 'zod'
import { lines } from '../fields.ts'
import { HOLIDAY_ANSWERS } from './holiday-answers.ts'
import { hoursOutput } from './hours.ts'
import { shiftsOutput } from './week.ts'

export const signForm = z.object({ text: lines('Escribe el horario', 500) })

export const signReading = z.object({
  hours: hoursOutput,
  /** `open`: at the usual hours. Null: not mentioned. */
  holidays: z.union([z.enum(HOLIDAY_ANSWERS), shiftsOutput]).nullable(),
  /** The hours in the words of `sayHours` and `sayHolidays`. */
  said: z.string(),
  not_understood: z.array(
    z.object({
      text: z.string(),
      /** Index of `text` in the sign. */
      at: z.int(),
      error: z.string(),
      suggestions: z.array(z.string()),
    }),
  ),
})
