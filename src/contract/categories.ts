import { z } from 'zod'

export const category = z.object({ id: z.int(), name: z.string() })
export type Category = z.infer<typeof category>
