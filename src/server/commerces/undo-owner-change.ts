import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/inbox.ts'
import { record } from '../activity/record.ts'
import { isInvited } from '../auth/invitations.ts'
import type { Db } from '../database/open.ts'
import {
  commerces,
  emailLinks,
  ownerChanges,
  proposals,
  restrictions,
  users,
} from '../database/schema.ts'
import { cannotUndo, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { cancelMail } from '../mail/outbox.ts'
import { CLOSED, closeProposals } from '../review/save-proposal.ts'
import { type CommerceRow, findCommerce, lockCommerce } from './queries.ts'

/**
 * Gives a shop back to its former owner, with the proposals that waited. Only the person who made the change may do it,
 * within ten seconds and before its mails leave. Throws 409 otherwise, or if the former owner is gone.
 */
export async function undoOwnerChange(call: SignedCall, id: number): Promise<CommerceRow> {
  const { db, clock, viewer } = call
  const now = clock.now()
  return await db.transaction(async (tx) => {
    const people = await lockOwners(tx, id)
    const present = await lockCommerce(tx, viewer, id)
    if (present === undefined) throw notFound()
    const [change] = await tx.delete(ownerChanges).where(eq(ownerChanges.commerce, id)).returning()
    if (change === undefined) throw cannotUndo(NOTHING)
    if (change.changed_by !== viewer.id) throw cannotUndo(CHANGED_BY_OTHER)
    const until = Date.parse(change.changed_at) + UNDO_SECONDS * 1000
    if (now.getTime() > until) throw cannotUndo(TOO_LATE)
    for (const mail of change.mails) {
      if (!(await cancelMail(tx, mail))) throw cannotUndo(TOO_LATE)
    }
    const former = people.find((person) => person.id === change.former_owner)
    if (former !== undefined && former.deleted_at !== null) throw cannotUndo(GONE)
    await tx
      .update(commerces)
      .set({
        owner_id: change.former_owner,
        updated_at: now.toISOString(),
        version: present.version + 1,
      })
      .where(eq(commerces.id, id))
    await reopenProposals(tx, call, present, change.changed_at)
    await reviveRestrictions(tx, id, change.changed_at)
    if (present.owner && isInvited(present.owner)) {
      await withdrawInvitation(tx, present.owner.id, change.changed_at)
    }
    await record(tx, call, {
      verb: 'undo',
      type: 'commerce',
      id,
      name: present.name,
      before: { owner: present.owner?.username ?? null },
      after: { owner: former?.username ?? null },
    })
    return (await findCommerce(tx, viewer, id))!
  })
}

/** Locks the present and the former owner, before their shop is locked. */
async function lockOwners(tx: Db, id: number) {
  const owners = sql`(select ${ownerChanges.former_owner} from ${ownerChanges}
      where ${ownerChanges.commerce} = ${id}
    union select ${commerces.owner_id} from ${commerces} where ${commerces.id} = ${id})`
  return await tx
    .select()
    .from(users)
    .where(inArray(users.id, owners))
    .orderBy(users.id)
    .for('update')
}

/** Reopens the former owner's proposals. Those that the next owner submitted meanwhile stay closed. */
async function reopenProposals(
  tx: Db,
  call: SignedCall,
  shop: CommerceRow,
  since: string,
): Promise<void> {
  const closed = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        eq(proposals.commerce, shop.id),
        eq(proposals.state, 'closed'),
        eq(proposals.reason, CLOSED.passedOn),
        gte(proposals.decided_at, since),
      ),
    )
  await closeProposals(tx, call, [shop], CLOSED.passedOn)
  for (const { id } of closed) {
    await tx
      .update(proposals)
      .set({ state: 'open', reason: null, decided_at: null })
      .where(eq(proposals.id, id))
    await record(tx, call, { verb: 'restore', type: 'proposal', id, name: shop.name })
  }
}

/** Reopens the former owner's rejections, which can be appealed again, and their open appeals. */
async function reviveRestrictions(tx: Db, commerce: number, since: string): Promise<void> {
  const ended = and(
    eq(restrictions.commerce, commerce),
    eq(restrictions.kind, 'proposal_rejected'),
    gte(restrictions.ended_at, since),
  )
  await tx
    .update(restrictions)
    .set({ outcome: null, answered_at: null })
    .where(and(ended, eq(restrictions.outcome, 'withdrawn'), gte(restrictions.answered_at, since)))
  await tx.update(restrictions).set({ ended_at: null }).where(ended)
}

/** Deletes the link of a mail that was never sent, and the account if only this invitation created it. */
async function withdrawInvitation(tx: Db, user: number, since: string): Promise<void> {
  const links = and(eq(emailLinks.user_id, user), eq(emailLinks.purpose, 'invitation'))
  await tx.delete(emailLinks).where(and(links, gte(emailLinks.created_at, since)))
  const others =
    (await tx.$count(emailLinks, links)) +
    (await tx.$count(commerces, eq(commerces.owner_id, user)))
  if (others > 0) return
  await tx.delete(users).where(and(eq(users.id, user), isNull(users.activated_at)))
}

const TOO_LATE = `Ya no se puede deshacer: han pasado más de ${UNDO_SECONDS} segundos y los correos están en camino.`
const NOTHING = 'Aquí no hay nada que deshacer: mira quién lo lleva ahora.'
const CHANGED_BY_OTHER = 'Lo ha cambiado otra persona, que es quien puede deshacerlo.'
const GONE = 'El dueño anterior ha eliminado su cuenta: ya no se le puede devolver.'
