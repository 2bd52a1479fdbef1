import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { DELETED_USERNAME } from '#contract/auth.ts'
import { record } from '../activity/record.ts'
import { checkOwnPassword, lockUnchangedPassword } from '../auth/check-password.ts'
import { refuseLastAdministrator } from '../auth/last-administrator.ts'
import { lockCommercesOf } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import {
  commerces,
  emailLinks,
  idempotencyKeys,
  knownIps,
  photoUploads,
  restrictions,
  sessions,
  users,
  writeCounts,
} from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'
import { accountDeleted } from '../mail/account-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { CLOSED, closeProposals } from '../review/save-proposal.ts'

/** Empties the account's row, which is deleted when its shops are purged from the bin. Throws 400, 409 and 429. */
export async function deleteAccount(call: SignedCall, password: string): Promise<void> {
  const { db, clock, viewer } = call
  const now = clock.now()
  const user = await checkOwnPassword(call, password)
  await db.transaction(async (tx) => {
    await refuseLastAdministrator(tx, user.id)
    await lockUnchangedPassword(tx, user)
    await queueMail(tx, call, { to: user.email, mail: accountDeleted })
    await binShops(tx, call)
    await forgetRestrictions(tx, viewer.id)
    await forgetTraces(tx, user.id)
    await emptyRow(tx, user.id, now)
    const { id, username: name } = user
    await record(tx, call, { verb: 'delete', type: 'user', id, name })
  })
}

async function binShops(tx: Db, call: SignedCall): Promise<void> {
  const { clock, viewer } = call
  const now = clock.now()
  await lockCommercesOf(tx, viewer.id)
  const binned = await tx
    .update(commerces)
    .set({ deleted_at: now.toISOString() })
    .where(and(eq(commerces.owner_id, viewer.id), isNull(commerces.deleted_at)))
    .returning({ id: commerces.id, name: commerces.name })
  await closeProposals(tx, call, binned, CLOSED.deleted)
  for (const { id, name } of binned) {
    await record(tx, call, { verb: 'delete', type: 'commerce', id, name })
  }
}

/** Deletes the account's restrictions with their appeals: no owner is left to restore anything to. */
async function forgetRestrictions(tx: Db, user: number): Promise<void> {
  await tx.delete(restrictions).where(
    or(
      eq(restrictions.appellant, user),
      eq(restrictions.account, user),
      sql`${restrictions.commerce} in (select id from commerces where owner_id = ${user})`,
      sql`${restrictions.offer} in (select offers.id from offers
        join commerces on commerces.id = offers.commerce where owner_id = ${user})`,
    ),
  )
}

async function forgetTraces(tx: Db, user: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, user))
  await tx.delete(emailLinks).where(eq(emailLinks.user_id, user))
  await tx.delete(knownIps).where(eq(knownIps.user_id, user))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, String(user)))
  await tx.delete(photoUploads).where(eq(photoUploads.owner_id, user))
  await tx.delete(writeCounts).where(eq(writeCounts.user_id, user))
}

async function emptyRow(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      username: `${DELETED_USERNAME} ${id}`,
      email: `deleted-${id}@invalid`,
      password_hash: '',
      registration_digest: null,
      is_active: false,
      deleted_at: now.toISOString(),
    })
    .where(eq(users.id, id))
}
