import { z } from 'zod'

export const httpError = z.object({ detail: z.string(), code: z.string() })

export const unauthorized = httpError.extend({
  messages: z
    .array(z.object({ token_class: z.string(), token_type: z.string(), message: z.string() }))
    .optional(),
})

/** A 500, with the id of the request in the server's log. */
export const serverError = httpError.extend({ request_id: z.string() })

export const detailResponse = z.object({ detail: z.string() })
