import { z } from 'zod'

/** Days for which data are kept. */
export const periods = z.object({
  unconfirmed: z.int(),
  bin: z.int(),
  activity: z.int(),
  /** Messages, reports and suggestions, after their answer. */
  messages: z.int(),
  /** Recipients and subjects of sent mails. */
  mails: z.int(),
  sessions: z.int(),
  /** Hashed IP addresses from which an account signed in. */
  addresses: z.int(),
  /** IP addresses of attempts that rate limits count. */
  attempts: z.int(),
})
export type Periods = z.infer<typeof periods>
