import type { Db } from '../database/open.ts'
import { type RateLimit, recordAttempts, retryAfter } from '../http/rate-limit.ts'
import { type NewMail, queueMail } from '../mail/outbox.ts'
import type { Mail } from '../mail/template.ts'
import type { Services } from '../services.ts'
import { lockEmail } from './locks.ts'

/** Limit for each recipient. */
const MAILS_BY_RECIPIENT: RateLimit = { scope: 'mail:recipient', limit: 3, seconds: 60 * 60 }

/**
 * Queues a mail to an address that the requester has not proved to own. The limit for each recipient prevents floods
 * from many IP addresses. Returns the seconds until the next mail is allowed, which must not be revealed to strangers.
 */
export async function queueUnverifiedMail(
  tx: Db,
  services: Pick<Services, 'config' | 'clock'>,
  to: string,
  write: () => Promise<Mail | undefined>,
  mailFields: Pick<NewMail, 'subscription'> = {},
): Promise<{ wait: number }> {
  const { rateLimits } = services.config
  const now = services.clock.now()
  const counted = { limit: MAILS_BY_RECIPIENT, key: to.toLowerCase() }
  // Concurrent requests for one e-mail are counted one after the other.
  await lockEmail(tx, to)
  const wait = rateLimits ? await retryAfter(tx, counted, now) : 0
  if (wait > 0) return { wait }
  const mail = await write()
  if (mail === undefined) return { wait }
  await queueMail(tx, services, { ...mailFields, to, mail })
  if (rateLimits) await recordAttempts(tx, [counted], now)
  return { wait }
}
