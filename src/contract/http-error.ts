import { z } from 'zod'

/** The body of an error: a sentence that says what to do, and a code for programs. */
export const httpError = z.object({ detail: z.string(), code: z.string() })

/** Of a 401; `messages` where an access token was refused. */
export const unauthorized = httpError.extend({
  messages: z
    .array(z.object({ token_class: z.string(), token_type: z.string(), message: z.string() }))
    .optional(),
})

/** Of an error of ours, with the number under which it stands in the log. */
export const serverError = httpError.extend({ request_id: z.string() })
