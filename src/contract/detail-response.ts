import { z } from 'zod'

/** A sentence for a person, where there is nothing else to answer. */
export const detailResponse = z.object({ detail: z.string() })
