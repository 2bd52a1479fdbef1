import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isReservedName } from '#contract/auth.ts'
import { OWNER, PERSON } from '#contract/roles.ts'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { commerces, users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { generalInvitation, invitation } from '../mail/registration-mails.ts'
import type { Mail } from '../mail/template.ts'
import type { Services } from '../services.ts'
import { createLink, deleteLinks } from './links.ts'
import { lockUsername } from './locks.ts'
import { hashPassword } from './passwords.ts'
import { deleteRegistrations, hasUsername } from './pending-registrations.ts'
import { findInvited, findUserByEmail, type User } from './queries.ts'
import { queueUnverifiedMail } from './unverified-mail.ts'

/**
 * Returns the account of an e-mail, or creates one. Lock the e-mail before. Locks the rows of the account and of
 * `caller` until the transaction ends. Throws 400 with `{owner_email}`.
 */
export async function findOrInvite(
  tx: Db,
  { clock }: Pick<Services, 'clock'>,
  email: string,
  caller?: { id: number },
): Promise<User> {
  const now = clock.now().toISOString()
  const found = await findUserByEmail(tx, email)
  const account = found?.activated_at ? found : await findInvited(tx, email)
  if (account === undefined) return await createInvited(tx, email, now)
  const ids = [account.id, caller?.id].filter((id) => id !== undefined)
  const lockedUsers = await tx
    .select()
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('no key update')
  const user = lockedUsers.find(({ id, deleted_at }) => id === account.id && deleted_at === null)
  // The account was deleted meanwhile, so its e-mail is free again.
  if (user === undefined) return await createInvited(tx, email, now)
  refuseIneligible(user)
  return user
}

/** Mails an invitation, unless the person got too many mails recently. */
export async function invite(
  tx: Db,
  services: Pick<Services, 'config' | 'clock'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  shopName: string,
): Promise<void> {
  await queueUnverifiedMail(tx, services, email, () => writeInvitation(tx, services, id, shopName))
}

/** Creates a link and its mail, which names `shopName`, else the first shop of the account, if any. */
export async function writeInvitation(
  tx: Db,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  user: number,
  shopName?: string,
): Promise<Mail> {
  const now = clock.now()
  await tx.update(users).set({ invited_at: now.toISOString() }).where(eq(users.id, user))
  const link = await createLink(tx, config, user, 'invitation', now)
  const [firstShop] = await tx
    .select({ name: commerces.name })
    .from(commerces)
    .where(and(eq(commerces.owner_id, user), isNull(commerces.deleted_at)))
    .orderBy(commerces.id)
    .limit(1)
  const name = shopName ?? firstShop?.name
  return name === undefined ? generalInvitation({ link }) : invitation({ link, commerce: name })
}

/** Confirms an invited account and deletes other registrations of its e-mail, which the caller has locked. */
export async function acceptInvitation(
  tx: Db,
  { id, username, email }: User,
  password_hash: string,
  now: Date,
): Promise<void> {
  const activated_at = now.toISOString()
  await tx
    .update(users)
    .set({ password_hash, is_active: true, activated_at })
    .where(and(eq(users.id, id), isNull(users.activated_at)))
  await deleteLinks(tx, id, 'invitation')
  await deleteRegistrations(tx, email, id)
  const by = { actor: { id, username }, at: now }
  await record(tx, by, { verb: 'activate', type: 'user', id, name: username })
}

export function isInvited({ invited_at, activated_at }: Pick<User, 'invited_at' | 'activated_at'>) {
  return invited_at !== null && activated_at === null
}

function refuseIneligible(user: User): void {
  if (isInvited(user)) return
  if (!user.is_active) throw invalid({ owner_email: [DEACTIVATED] })
  if (user.role === PERSON) throw invalid({ owner_email: [WITHOUT_RIGHTS] })
}

const DEACTIVATED = 'La cuenta de ese correo está desactivada. Actívala antes en Usuarios.'
const WITHOUT_RIGHTS =
  'La cuenta de ese correo no puede llevar comercios. Cámbiale antes el rol en Usuarios.'

async function createInvited(tx: Db, email: string, now: string): Promise<User> {
  const [user] = await tx
    .insert(users)
    .values({
      username: await freeUsername(tx, email),
      email,
      password_hash: await hashPassword(randomBytes(32).toString('base64url')),
      role: OWNER,
      created_at: now,
      invited_at: now,
    })
    .returning()
  return user!
}

/** Returns the part before the @, with a suffix if that username is taken. */
async function freeUsername(tx: Db, email: string): Promise<string> {
  const localPart = email.slice(0, email.indexOf('@')).slice(0, 40)
  const name =
    localPart.length < 4 || isReservedName(localPart) ? `comercio-${localPart}` : localPart
  await lockUsername(tx, name)
  const taken = await tx.$count(users, hasUsername(name))
  return taken === 0 ? name : `${name}-${randomBytes(3).toString('hex')}`
}
