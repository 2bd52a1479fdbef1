import type { EmailForm } from '#contract/auth.ts'
import { record } from '../activity/record.ts'
import { findOrInvite, writeInvitation } from '../auth/invitations.ts'
import { lockCaller, lockEmail } from '../auth/locks.ts'
import { findInvited, findUserByEmail } from '../auth/queries.ts'
import { queueUnverifiedMail } from '../auth/unverified-mail.ts'
import type { Db } from '../database/open.ts'
import { invalid, throttled } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { findUser, type UserRow } from './queries.ts'

/** Throws 400 `{email}` if there is an account or an invitation, and 429 if the address got too many mails. */
export async function inviteUser(call: SignedCall, { email }: EmailForm): Promise<UserRow> {
  const { db, viewer } = call
  return await db.transaction(async (tx) => {
    await lockEmail(tx, email)
    await refuseExisting(tx, email)
    // Only creates here, because `refuseExisting` has found no account.
    const { id, username } = await findOrInvite(tx, call, email, viewer)
    await lockCaller(tx, viewer)
    const write = () => writeInvitation(tx, call, id)
    const { wait } = await queueUnverifiedMail(tx, call, email, write)
    if (wait > 0) throw throttled(wait)
    await record(tx, call, { verb: 'create', type: 'user', id, name: username })
    return (await findUser(tx, id))!
  })
}

async function refuseExisting(tx: Db, email: string): Promise<void> {
  if ((await findUserByEmail(tx, email))?.activated_at) throw invalid({ email: [HAS_ACCOUNT] })
  if (await findInvited(tx, email)) throw invalid({ email: [IS_INVITED] })
}

const HAS_ACCOUNT = 'Ese correo ya tiene una cuenta: búscala en Usuarios.'
const IS_INVITED =
  'Ese correo ya tiene una invitación: búscalo en Usuarios, y desde ahí se la envías otra vez.'
