import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, not } from 'drizzle-orm'
import type { Registration } from '#contract/auth.ts'
import { OWNER } from '#contract/roles.ts'
import { createLink } from '../auth/links.ts'
import { lockEmail, lockUsername } from '../auth/locks.ts'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import {
  deleteRegistration,
  hasUsername,
  refuseTakenUsername,
} from '../auth/pending-registrations.ts'
import { findUserByEmail, hasEmail } from '../auth/queries.ts'
import { limitTakenUsernames } from '../auth/taken-usernames.ts'
import { queueUnverifiedMail } from '../auth/unverified-mail.ts'
import { completeAddress } from '../commerces/complete-address.ts'
import { createCommerce } from '../commerces/create-commerce.ts'
import { lockCategoryUse, refuseUnknownCategories } from '../database/category-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces, users } from '../database/schema.ts'
import { rejectBots } from '../http/honeypot.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import type { Call } from '../http/route.ts'
import { confirmAccount, emailTaken } from '../mail/registration-mails.ts'
import type { StoredPhoto } from '../photos/store-photo.ts'
import type { Services } from '../services.ts'

export const REGISTRATIONS_BY_IP: RateLimit = { scope: 'registration', limit: 20, seconds: 60 * 60 }
/** Seconds within which an identical form is ignored. */
const SAME_FORM_SECONDS = 10 * 60

/** One e-mail may have several unconfirmed registrations: each link confirms its own form. Throws 400 by field. */
export async function signUp(services: Services, form: Registration, photo: StoredPhoto) {
  rejectBots(form, 'Registrar')
  const passwordHash = await hashPassword(form.password)
  await services.db.transaction((tx) => register(tx, services, form, photo, passwordHash))
  return { username: form.username, email: form.email }
}

/**
 * Runs before the photo is decoded and the password hashed. Throws 400 with errors by field, and 429. Accepts usernames
 * of unconfirmed registrations: `register` checks again, after it has deleted a registration of the same person.
 */
export async function checkRegistration(call: Call, form: Registration): Promise<void> {
  const { db } = call
  rejectBots(form, 'Registrar')
  completeAddress(call, form.commerce, undefined, ['commerce'])
  await limitTakenUsernames(call, rateLimitKey(call.request), () =>
    refuseTakenUsername(db, form.username, form, 'confirmed'),
  )
  await refuseUnknownCategories(db, form.commerce.category, ['commerce', 'category'])
}

async function register(
  db: Db,
  services: Services,
  form: Registration,
  photo: StoredPhoto,
  passwordHash: string,
): Promise<void> {
  const now = services.clock.now()
  await lockEmail(db, form.email)
  await lockCategoryUse(db)
  await lockUsername(db, form.username)
  const digest = digestOf(form, photo)
  if (await isKnownForm(db, digest, form, now)) return

  await dropMistyped(db, form)
  await refuseTakenUsername(db, form.username, form)
  await refuseUnknownCategories(db, form.commerce.category, ['commerce', 'category'])
  const holder = await findUserByEmail(db, form.email)
  if (holder?.activated_at) {
    await queueUnverifiedMail(db, services, holder.email, async () => emailTaken)
    return
  }
  const { username, email, commerce } = form
  const secrets = { password_hash: passwordHash, registration_digest: digest }
  const created_at = now.toISOString()
  const row = { username, email, role: OWNER, created_at, ...secrets } as const
  const [user] = await db.insert(users).values(row).returning({ id: users.id })
  await createCommerce(db, services, user!.id, commerce, photo, now)
  // If the address got too many mails, no link is sent; the user can request one later.
  await queueUnverifiedMail(db, services, email, async () => {
    const link = await createLink(db, services.config, user!.id, 'activation', now)
    return confirmAccount({ commerce: commerce.name, link })
  })
}

async function isKnownForm(db: Db, digest: string, { email, password }: Registration, now: Date) {
  const since = new Date(now.getTime() - SAME_FORM_SECONDS * 1000).toISOString()
  const [same] = await db
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(and(hasEmail(email), eq(users.registration_digest, digest), gt(users.created_at, since)))
    .orderBy(desc(users.id))
    .limit(1)
  return same !== undefined && (await isPassword(same.password_hash, password))
}

/** Deletes an earlier registration of the same person with another e-mail, presumably mistyped. */
async function dropMistyped(db: Db, form: Registration): Promise<void> {
  const { username, email, password, commerce } = form
  const isSamePerson = and(hasUsername(username), eq(commerces.n_tlf, commerce.n_tlf))
  const [earlier] = await db
    .select({ id: users.id, password_hash: users.password_hash })
    .from(users)
    .innerJoin(commerces, eq(commerces.owner_id, users.id))
    .where(and(isSamePerson, isNull(users.activated_at), not(hasEmail(email))))
    .orderBy(desc(users.id))
    .limit(1)
  if (earlier === undefined || !(await isPassword(earlier.password_hash, password))) return
  await deleteRegistration(db, earlier.id)
}

/** Digest of the form without the password, because `isPassword` compares the stored password hash. */
function digestOf({ username, email, commerce }: Registration, photo: StoredPhoto): string {
  const content = JSON.stringify([username, email.toLowerCase(), commerce, photo.hash])
  return createHash('sha256').update(content).digest('hex')
}
