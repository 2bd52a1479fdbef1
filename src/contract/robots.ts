import { z } from 'zod'

/** Seconds in which no person fills a form. */
export const FASTEST_PERSON = 3

/**
 * What gives robots away in a form that strangers send: `website` is a field that people do not see,
 * `elapsed` the seconds since the form was opened. A call without them is no robot.
 */
export const robotFields = {
  website: z
    .string()
    .optional()
    .catch('filled')
    .meta({ description: 'Vacío: solo lo rellenan los robots', examples: [''] }),
  elapsed: z.coerce
    .number()
    .optional()
    .catch(undefined)
    .meta({ description: 'Segundos desde que se abrió el formulario', examples: [60] }),
}
export type RobotFields = z.infer<z.ZodObject<typeof robotFields>>
