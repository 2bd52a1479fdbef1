import { z } from 'zod'

/** A response that is only a sentence for people. */
export const detailResponse = z.object({ detail: z.string() })
