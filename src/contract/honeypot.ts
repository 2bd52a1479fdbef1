import { z } from 'zod'

/** A form that is sent within fewer seconds was filled in by a bot. */
export const MIN_SECONDS = 3

/** A value that is no text counts as filled. */
const hiddenField = z
  .string()
  .optional()
  .catch('filled')
  .meta({ description: 'Vacío: solo lo rellenan los robots', examples: [''] })

/** Hidden fields that only bots fill, and the seconds since the form was opened. Older clients lack them. */
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
