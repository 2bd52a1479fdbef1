import { z } from 'zod'

/** Seconds. A form that was filled faster is from a bot. */
export const MIN_SECONDS = 3

const hiddenField = z
  .string()
  .optional()
  .catch('filled')
  .meta({ description: 'Vacío: solo lo rellenan los robots', examples: [''] })

/**
 * The honeypot of public forms: hidden fields that only bots fill, and `elapsed`, the seconds since the form was opened.
 * Requests without them are accepted. Older clients send `website` as `homepage`.
 */
export const honeypotFields = {
  homepage: hiddenField,
  website: hiddenField,
  elapsed: z
    .preprocess((value) => (typeof value === 'string' ? Number(value) : value), z.number())
    .optional()
    .catch(undefined)
    .meta({ description: 'Segundos desde que se abrió el formulario', example: 60 }),
}
export type HoneypotFields = z.infer<z.ZodObject<typeof honeypotFields>>
