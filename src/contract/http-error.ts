import { z } from 'zod'

/** The body of an error: a sentence for people, and a code for programs. */
export const httpError = z.object({ detail: z.string(), code: z.string() })

/** A 401; with `messages` if an access token was refused. */
export const unauthorized = httpError.extend({
  messages: z
    .array(z.object({ token_class: z.string(), token_type: z.string(), message: z.string() }))
    .optional(),
})

/** A 500, with the id of the request in the server's log. */
export const serverError = httpError.extend({ request_id: z.string() })

/** A response that is only a sentence for people. */
export const detailResponse = z.object({ detail: z.string() })
