import { z } from 'zod'

/** For how many days each thing is kept. */
export const periods = z.object({
  /** A registration that nobody confirmed. */
  unconfirmed: z.int(),
  /** What was deleted. */
  bin: z.int(),
  /** The log of who did what. */
  activity: z.int(),
  /** A message of a stranger, after its answer. */
  messages: z.int(),
  /** To whom a mail was sent, and about what. */
  mails: z.int(),
  /** An ended session. */
  sessions: z.int(),
  /** The hashed address from which an account was signed in to. */
  addresses: z.int(),
  /** The address of a try that limits count. */
  attempts: z.int(),
})
export type Periods = z.infer<typeof periods>
