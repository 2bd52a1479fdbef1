import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/appeals.ts'
import { UNDO_SECONDS } from '#contract/inbox.ts'
import type { Db } from '../database/open.ts'
import { commerces, restrictions, users } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'
import { takenAway } from '../mail/appeal-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Mail } from '../mail/template.ts'
import { appealingOf, appealUntil } from './appealing.ts'

export type Owner = { id: number; username: string; email: string } | undefined

/** The restricted object: its column in `restrictions` and its id. */
export type Taken =
  | { commerce: number }
  | { offer: number }
  | { account: number }
  | { commerce: number; proposal: number }

type Decision = {
  kind: RestrictionKind
  taken: Taken
  object: string
  owner: Owner
  reason: string | null
  report?: number
}

export type Restricted = { id: number; until: Date; owner: NonNullable<Owner> }

/** Does nothing if the viewer is the owner or the object is restricted. The mail is sent after `delay` seconds. */
export async function restrict(
  tx: Db,
  call: SignedCall,
  { taken, owner, ...decision }: Decision,
  write?: (restricted: Restricted) => Promise<Mail> | Mail,
  delay = 0,
): Promise<Restricted | undefined> {
  if (owner?.id === call.viewer.id) return undefined
  const now = call.clock.now()
  const [row] = await tx
    .insert(restrictions)
    .values({ ...decision, ...taken, decided_at: now.toISOString(), decided_by: call.viewer.id })
    .onConflictDoNothing()
    .returning({ id: restrictions.id })
  if (row === undefined || owner === undefined) return undefined
  const restricted = { id: row.id, until: appealUntil(now), owner }
  if (write === undefined) return restricted
  const mail = await write(restricted)
  const decision_mail = await queueMail(tx, call, { to: owner.email, mail, delay })
  await tx.update(restrictions).set({ decision_mail }).where(eq(restrictions.id, row.id))
  return restricted
}

/** The mail is sent when the caller can no longer undo the decision. */
export async function restrictAndMail(tx: Db, call: SignedCall, decision: MailedDecision) {
  const { kind, object, reason } = decision
  const { contact_email: contact } = call.settings.present()
  const write = (restricted: Restricted) =>
    takenAway({ kind, object, reason, contact, appeal: appealingOf(call, restricted) })
  await restrict(tx, call, decision, write, UNDO_SECONDS)
}

type MailedDecision = Decision & { kind: 'commerce_hidden' | 'commerce_deleted' | 'offer_deleted' }

export async function findOwnerOf(db: Db, commerce: number): Promise<Owner> {
  const [owner] = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(commerces)
    .innerJoin(users, eq(users.id, commerces.owner_id))
    .where(and(eq(commerces.id, commerce), isNull(users.deleted_at)))
  return owner
}

export const ofTaken = (taken: Taken): SQL =>
  'offer' in taken
    ? eq(restrictions.offer, taken.offer)
    : 'account' in taken
      ? eq(restrictions.account, taken.account)
      : eq(restrictions.commerce, taken.commerce)

export const inForce: SQL = isNull(restrictions.ended_at)
