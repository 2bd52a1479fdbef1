import { and, eq } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { commerces, correctionMails, outbox, users } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'
import { commerceCorrected } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'

/** Seconds until the mail is sent. The mail lists all corrections that were made until then. */
export const CORRECTIONS_DELAY = 10 * 60

/** Queues a mail about corrections from the log event `eventId` on, unless one waits. The shop must be locked. */
export async function queueCorrection(tx: Db, call: SignedCall, commerce: number, eventId: number) {
  const { viewer } = call
  if (viewer.role !== ADMINISTRATOR || (await isWaiting(tx, commerce))) return
  const [shop] = await tx
    .select({ name: commerces.name, id: users.id, email: users.email })
    .from(commerces)
    .innerJoin(users, and(eq(users.id, commerces.owner_id), users.is_active))
    .where(eq(commerces.id, commerce))
  if (shop === undefined || shop.id === viewer.id) return
  const { name, email: to } = shop
  // `writeCorrectionMail` replaces this text when the mail is sent.
  const text = commerceCorrected({
    commerce: name,
    commerceId: commerce,
    parts: ['datos del comercio'],
  })
  const mail = await queueMail(tx, call, { to, mail: text, delay: CORRECTIONS_DELAY })
  await tx.insert(correctionMails).values({ mail, commerce, first_line: eventId })
}

/** Whether a mail waits. Locks the mail until this change is committed, so that the mail lists the change. */
async function isWaiting(tx: Db, commerce: number): Promise<boolean> {
  const found = await tx
    .select({ id: outbox.id })
    .from(correctionMails)
    .innerJoin(outbox, eq(outbox.id, correctionMails.mail))
    .innerJoin(commerces, eq(commerces.id, correctionMails.commerce))
    .innerJoin(users, and(eq(users.id, commerces.owner_id), eq(users.email, outbox.recipient)))
    .where(
      and(eq(correctionMails.commerce, commerce), eq(outbox.state, 'waiting'), eq(outbox.tries, 0)),
    )
    .for('key share', { of: outbox })
  return found.length > 0
}
