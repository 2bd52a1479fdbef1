import { invite, isInvited } from '../auth/invitations.ts'
import type { User } from '../auth/queries.ts'
import type { Db } from '../database/open.ts'
import type { SignedCall } from '../http/route.ts'
import { commerceAssigned } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'

export async function notifyOwner(
  tx: Db,
  call: SignedCall,
  owner: User,
  { id, name }: { id: number; name: string },
): Promise<void> {
  if (owner.id === call.viewer.id) return
  if (isInvited(owner)) return await invite(tx, call, owner, name)
  const mail = commerceAssigned({ commerce: name, commerceId: id })
  await queueMail(tx, call, { to: owner.email, mail })
}
