import { z } from 'zod'

/** An answer that is only a sentence for people. */
export const detailResponse = z.object({ detail: z.string() })
