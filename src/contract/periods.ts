import { z } from 'zod'

/** Days for which data are kept. */
export const periods = z.object({
  /** Accounts without a confirmed e-mail. */
  unconfirmed: z.int(),
  bin: z.int(),
  activity: z.int(),
  messages: z.int(),
  mails: z.int(),
  sessions: z.int(),
  /** Hashes of IP addresses from which users have signed in. */
  addresses: z.int(),
  /** IP addresses of attempts that rate limits count. */
  attempts: z.int(),
})
export type Periods = z.infer<typeof periods>
