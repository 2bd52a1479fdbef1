import { tellAdministrators } from '../accounts/activate.ts'
import { alreadyResolved } from '../errors.ts'
import { applicationSentAgain } from '../mail/messages.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
  updateApplication,
} from './store.ts'

/** Puts a rejected application up for review again, with a new text. Any other is refused with 409. */
export async function resubmitApplication(
  services: Services,
  pk: number,
  text: string,
): Promise<ApplicationRow | undefined> {
  const { config, clock, db } = services
  const now = clock.now()
  await db.transaction(async (tx) => {
    const application = await lockApplication(tx, pk)
    if (application === undefined) return
    if (application.status !== 'RE') throw alreadyResolved(application.status)
    await updateApplication(tx, pk, {
      status: 'PE',
      application: text,
      reason: null,
      submitted_at: now.toISOString(),
      decided_at: null,
      decided_by: null,
    })
    const { owner, commerce } = application
    const shown = { username: owner.username, commerce: commerce.name }
    await queueMail(tx, { to: owner.email, mail: applicationSentAgain(config, shown), now, config })
    await tellAdministrators(tx, config, commerce.name, now)
  })
  services.mail.wake()
  return findApplication(db, pk)
}
