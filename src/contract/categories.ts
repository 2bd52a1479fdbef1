import { z } from 'zod'

/** The category that the first client sends with every offer: always there, never deleted. */
export const FIRST_CATEGORY = 1

export const category = z.object({ id: z.int(), name: z.string() })
export type Category = z.infer<typeof category>
