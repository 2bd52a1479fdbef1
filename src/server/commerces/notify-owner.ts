import { invite, isInvited } from '../auth/invitations.ts'
import type { User } from '../auth/queries.ts'
import type { Db } from '../database/open.ts'
import type { SignedCall } from '../http/route.ts'
import { commerceAssigned } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'

/** Mails somebody that they now own a shop; without a password they get a link to choose one. */
export async function notifyOwner(
  tx: Db,
  { config, clock, viewer }: SignedCall,
  owner: User,
  { id, name }: { id: number; name: string },
): Promise<void> {
  if (owner.id === viewer.id) return
  if (isInvited(owner)) return invite(tx, { config, clock }, owner, name)
  const { username, email } = owner
  const mail = commerceAssigned(config, { username, commerce: name, commerceId: id })
  await queueMail(tx, { to: email, mail, now: clock.now(), config })
}
