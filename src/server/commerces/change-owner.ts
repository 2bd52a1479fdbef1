import type { CommerceChanges } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { record } from '../activity/record.ts'
import { findOrInvite, isInvited } from '../auth/invitations.ts'
import type { User } from '../auth/queries.ts'
import type { Db } from '../database/open.ts'
import { ownerNotNamed } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { commerceTaken } from '../mail/commerce-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { endRestrictions } from '../moderation/end-restrictions.ts'
import { CLOSED, closeProposals } from '../review/save-proposal.ts'
import { notifyOwner } from './notify-owner.ts'
import type { CommerceRow } from './queries.ts'
import type { CommerceChange } from './save-fields.ts'

/** Finds or invites the new owner. Null: no owner. Undefined: no change. Lock the e-mail before, the shop after. */
export async function nextOwnerOf(
  tx: Db,
  call: SignedCall,
  email: CommerceChanges['owner_email'],
): Promise<User | null | undefined> {
  if (call.viewer.role !== ADMINISTRATOR || email === undefined) return undefined
  return email ? await findOrInvite(tx, call, email) : null
}

/** `next` is the result of `nextOwnerOf`. Throws 409 if the shop has an owner other than `from_owner`. */
export function ownerChange(
  tx: Db,
  call: SignedCall,
  shop: CommerceRow,
  next: User | null | undefined,
  from_owner: CommerceChanges['from_owner'],
): CommerceChange | undefined {
  if (next === undefined || next?.id === shop.owner?.id) return undefined
  const former = formerOf(shop)
  if (former && former.id !== from_owner) {
    const { id, username, email } = former
    throw ownerNotNamed(shop.name, {
      from: { id, username, email },
      to: next && { username: isInvited(next) ? null : next.username, email: next.email },
    })
  }
  const { id } = shop
  const before = { owner: shop.owner?.username ?? null }
  const after = { owner: next?.username ?? null }
  return {
    columns: { owner_id: next?.id ?? null, updated_at: call.clock.now().toISOString() },
    async follow(name) {
      await closeProposals(tx, call, [shop], CLOSED.passedOn)
      // Ends these restrictions, because the new owner has not submitted the rejected proposals.
      const objectKey = { commerce: id }
      const isAppealed = await endRestrictions(
        tx,
        call,
        'proposal_rejected',
        objectKey,
        'withdrawn',
      )
      await record(tx, call, { verb: 'update', type: 'commerce', id, name, before, after })
      await notifyFormerOwner(tx, call, shop, isAppealed)
      if (next) await notifyOwner(tx, call, next, { id, name })
    },
  }
}

async function notifyFormerOwner(
  tx: Db,
  call: SignedCall,
  shop: CommerceRow,
  isAppealed: boolean,
): Promise<void> {
  const former = formerOf(shop)
  if (former === undefined || former.id === call.viewer.id) return
  const isUnconfirmed = former.activated_at === null && former.invited_at === null
  if (isUnconfirmed) return
  const waitingFields = shop.proposal?.changes.map(({ field }) => field) ?? []
  const mail = commerceTaken({ commerce: shop.name, waitingFields, isAppealed })
  await queueMail(tx, call, { to: former.email, mail })
}

/** Returns undefined if the shop has no owner or the account is deleted. */
function formerOf({ owner }: CommerceRow) {
  return owner?.deleted_at === null ? owner : undefined
}
