import type { Db } from '../database/open.ts'
import { countTry, type Limit, secondsToWait } from '../http/throttle.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Mail } from '../mail/template.ts'
import type { Services } from '../services.ts'
import { lockEmail } from './locks.ts'

/** To one address, over registration, resends, resets and changes of e-mail together. */
const MAILS_BY_RECIPIENT: Limit = { scope: 'mail:recipient', limit: 3, seconds: 60 * 60 }

/**
 * Queues a mail that was asked for by somebody who has not shown that the mailbox is theirs, wherever
 * they ask from: nobody's is filled by others. `write` is not called when it had too many. Answers 0, or
 * the seconds until the next may be sent, which strangers are not told.
 */
export async function queueUnprovenMail(
  tx: Db,
  { config }: Pick<Services, 'config'>,
  to: string,
  now: Date,
  write: () => Promise<Mail | undefined>,
): Promise<number> {
  const counted = { limit: MAILS_BY_RECIPIENT, key: to.toLowerCase() }
  // Those who ask at the same moment are counted one after the other.
  await lockEmail(tx, to)
  const wait = config.rateLimits ? await secondsToWait(tx, counted, now) : 0
  if (wait > 0) return wait
  const mail = await write()
  if (mail === undefined) return 0
  await queueMail(tx, { to, mail, now, config })
  if (config.rateLimits) await countTry(tx, [counted], now)
  return 0
}
