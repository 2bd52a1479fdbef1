import { z } from 'zod'

/** Seconds in which no person fills a form. */
export const MIN_SECONDS = 3

const hiddenField = z
  .string()
  .optional()
  .catch('filled')
  .meta({ description: 'Vacío: solo lo rellenan los robots', examples: [''] })

/**
 * The honeypot of a form that strangers send: fields that people do not see, which bots fill, and
 * `elapsed`, the seconds since the form was opened. A call without them is no bot. Clients of before
 * send `website` as `homepage`.
 */
export const honeypotFields = {
  homepage: hiddenField,
  website: hiddenField,
  elapsed: z.coerce
    .number()
    .optional()
    .catch(undefined)
    .meta({ description: 'Segundos desde que se abrió el formulario', examples: [60] }),
}
export type HoneypotFields = z.infer<z.ZodObject<typeof honeypotFields>>
