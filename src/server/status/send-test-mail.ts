import type { TestMail } from '#contract/status.ts'
import { explained } from '../doctor/check-mail.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { SignedCall } from '../http/route.ts'
import { testMail } from '../mail/account-mails.ts'
import { rowOf } from '../mail/outbox.ts'
import { after } from '../process/timers.ts'
import type { OutgoingMail } from '../services.ts'

export const TEST_MAILS: RateLimit = { scope: 'test-mail', limit: 10, seconds: 60 * 60 }

/** Seconds for which somebody waits for the mail server before the screen. */
const PATIENCE = 20

/** Sends the caller a mail at once, and answers what the mail server said. */
export async function sendTestMail({ config, clock, mail, viewer }: SignedCall): Promise<TestMail> {
  const { email: to } = viewer
  const row = rowOf({ to, mail: testMail(config), now: clock.now(), config })
  const outgoing: OutgoingMail = { ...row, id: 0, unsubscribe_url: null }
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = after(PATIENCE * 1000, () =>
    reject(new Error(`no ha contestado en ${PATIENCE} segundos`)),
  )
  try {
    await Promise.race([mail.sendNow(outgoing), late])
    return { to, problem: null, operator_hint: null }
  } catch (error) {
    const { problem, cure } = explained(error as Error)
    return { to, problem: problem!, operator_hint: cure! }
  } finally {
    clearTimeout(timer)
  }
}
