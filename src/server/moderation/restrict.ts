import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/appeals.ts'
import { UNDO_SECONDS } from '#contract/inbox.ts'
import type { Db } from '../database/open.ts'
import { commerces, restrictions, users } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'
import { restrictionMail } from '../mail/appeal-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Mail } from '../mail/template.ts'
import { appealLinkOf, appealUntil } from './appeal-link.ts'

export type Owner = { id: number; username: string; email: string } | undefined

/** The restricted object: its column in `restrictions` and its id. */
export type ObjectKey =
  | { commerce: number }
  | { offer: number }
  | { account: number }
  | { commerce: number; proposal: number }

type Decision = {
  kind: RestrictionKind
  objectKey: ObjectKey
  /** The object's name. */
  object: string
  owner: Owner
  reason: string | null
  report?: number
}

/** `until`: the last instant for an appeal. */
export type NewRestriction = { id: number; until: Date; owner: NonNullable<Owner> }

/** Mails the owner after `delay` seconds. Does nothing if the owner decides or the object is already restricted. */
export async function restrict(
  tx: Db,
  call: SignedCall,
  { objectKey, owner, ...decision }: Decision,
  write?: (restriction: NewRestriction) => Promise<Mail> | Mail,
  delay = 0,
): Promise<NewRestriction | undefined> {
  if (owner?.id === call.viewer.id) return undefined
  const now = call.clock.now()
  const [row] = await tx
    .insert(restrictions)
    .values({
      ...decision,
      ...objectKey,
      decided_at: now.toISOString(),
      decided_by: call.viewer.id,
    })
    .onConflictDoNothing()
    .returning({ id: restrictions.id })
  if (row === undefined || owner === undefined) return undefined
  const restriction = { id: row.id, until: appealUntil(now), owner }
  if (write === undefined) return restriction
  const mail = await write(restriction)
  const decision_mail = await queueMail(tx, call, { to: owner.email, mail, delay })
  await tx.update(restrictions).set({ decision_mail }).where(eq(restrictions.id, row.id))
  return restriction
}

/** Restricts an object. The mail is sent when the viewer can no longer undo the decision. */
export async function restrictAndMail(tx: Db, call: SignedCall, decision: MailedDecision) {
  const { kind, object, reason } = decision
  const { contact_email: contact } = call.settings.present()
  const write = (restriction: NewRestriction) =>
    restrictionMail({ kind, object, reason, contact, appeal: appealLinkOf(call, restriction) })
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

export const isAboutObject = (objectKey: ObjectKey): SQL =>
  'offer' in objectKey
    ? eq(restrictions.offer, objectKey.offer)
    : 'account' in objectKey
      ? eq(restrictions.account, objectKey.account)
      : eq(restrictions.commerce, objectKey.commerce)

export const inForce: SQL = isNull(restrictions.ended_at)
