import { z } from 'zod'

/** A refusal: a sentence that says what to do, and a word for programs. */
export const failure = z.object({ detail: z.string(), code: z.string() })

/** Of whoever is not known; `messages` where an access token was refused. */
export const unidentified = failure.extend({
  messages: z
    .array(z.object({ token_class: z.string(), token_type: z.string(), message: z.string() }))
    .optional(),
})

/** A fault of ours, by the number under which the log tells of it. */
export const fault = failure.extend({ request_id: z.string() })
