import type { TestMail } from '#contract/status.ts'
import { findingOf } from '../doctor/check-mail.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { SignedCall } from '../http/route.ts'
import { testMail } from '../mail/account-mails.ts'
import { rowOf } from '../mail/outbox.ts'
import { within } from '../process/timers.ts'
import type { OutgoingMail } from '../services.ts'

export const TEST_MAILS: RateLimit = { scope: 'test-mail', limit: 10, seconds: 60 * 60 }

/** Short, because an administrator waits for the response. */
const TIMEOUT_SECONDS = 20

export async function sendTestMail(call: SignedCall): Promise<TestMail> {
  const to = call.viewer.email
  const row = rowOf(call, { to, mail: testMail })
  const outgoing: OutgoingMail = { ...row, id: 0, unsubscribe_url: null }
  const late = () => new Error(`no ha contestado en ${TIMEOUT_SECONDS} segundos`)
  try {
    await within(TIMEOUT_SECONDS * 1000, call.mail.sendNow(outgoing), late)
    return { to, problem: null, operator_hint: null }
  } catch (error) {
    const { problem, cure } = findingOf(error as Error)
    return { to, problem: problem!, operator_hint: cure! }
  }
}
