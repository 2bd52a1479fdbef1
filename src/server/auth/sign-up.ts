import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { Registered, Registration } from '#contract/auth.ts'
import { OWNER } from '#contract/roles.ts'
import { lockCategoryUse, refuseUnknownCategories } from '../categories/lock-use.ts'
import { createCommerce } from '../commerces/create-commerce.ts'
import { lockCommercesOf } from '../commerces/queries.ts'
import type { Db } from '../database/open.ts'
import { commerces, users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { refuseRobot } from '../http/robots.ts'
import type { Limit } from '../http/throttle.ts'
import { addressTaken, confirmAccount } from '../mail/messages.ts'
import type { KeptPhoto } from '../photos/keep-photo.ts'
import type { Services } from '../services.ts'
import { createLink } from './links.ts'
import { lockEmail, lockUsername } from './locks.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { findUserByEmail, hasEmail } from './queries.ts'
import { queueUnprovenMail } from './unproven-mail.ts'

export const REGISTRATIONS_BY_ADDRESS: Limit = {
  scope: 'registration',
  limit: 20,
  seconds: 60 * 60,
}
/** Within this time the same form sent again changes nothing. */
const SAME_FORM_SECONDS = 10 * 60

/**
 * Registers an owner with a shop that waits for review, and mails the link that confirms the account:
 * all of it or nothing. Others who wait for the same e-mail to be confirmed stay as they are: whoever
 * follows a link gets what they wrote. An e-mail that is confirmed gets the same answer, and a mail.
 * Errors: 400 by field.
 */
export async function signUp(
  services: Services,
  form: Registration,
  photo: KeptPhoto,
): Promise<Registered> {
  refuseRobot(form, 'Registrar')
  const passwordHash = await hashPassword(form.password)
  await services.db.transaction(async (tx) => {
    await register(tx, services, form, photo, passwordHash)
  })
  return { username: form.username, email: form.email }
}

/**
 * What the rows tell of a registration, without its costly photo and password. Errors: 400 by field.
 * A name that is pending may be the same person's: their password tells, once the try is counted.
 */
export async function checkRegistration({ db }: Services, form: Registration): Promise<void> {
  refuseRobot(form, 'Registrar')
  await refuseTakenUsername(db, form.username, form, 'confirmed')
  await refuseUnknownCategories(db, form.commerce.category, ['commerce', 'category'])
}

async function register(
  db: Db,
  services: Services,
  form: Registration,
  photo: KeptPhoto,
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
    const { username, email } = holder
    const mail = addressTaken(services.config, { username })
    await queueUnprovenMail(db, services, email, now, async () => mail)
    return
  }
  await createRegistration(db, services, form, photo, passwordHash, digest, now)
}

async function createRegistration(
  db: Db,
  services: Services,
  form: Registration,
  photo: KeptPhoto,
  password_hash: string,
  registration: string,
  now: Date,
): Promise<void> {
  const [user] = await db
    .insert(users)
    .values({
      username: form.username,
      email: form.email,
      password_hash,
      role: OWNER,
      created_at: now.toISOString(),
      registration,
    })
    .returning({ id: users.id })
  await createCommerce(db, services.photos, user!.id, form.commerce, photo, now)
  // Over the limit it can be had later, as any link that did not arrive.
  await queueUnprovenMail(db, services, form.email, now, async () => {
    const { config } = services
    const link = await createLink(db, config, user!.id, 'activation', now)
    const { username, commerce } = form
    return confirmAccount(config, { username, commerce: commerce.name, link })
  })
}

async function isKnownForm(
  db: Db,
  digest: string,
  { email, password }: Registration,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - SAME_FORM_SECONDS * 1000).toISOString()
  const [same] = await db
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(and(hasEmail(email), eq(users.registration, digest), gt(users.created_at, since)))
    .orderBy(desc(users.id))
    .limit(1)
  return same !== undefined && (await isPassword(same.password_hash, password))
}

/**
 * Whoever registers again with the same name, password and phone, and another e-mail, had mistyped the
 * one before: that registration goes, and with it the link that lies in somebody else's mailbox.
 */
async function dropMistyped(db: Db, form: Registration): Promise<void> {
  const { username, email, password, commerce } = form
  const [earlier] = await db
    .select({ id: users.id, password_hash: users.password_hash })
    .from(users)
    .innerJoin(commerces, eq(commerces.owner_id, users.id))
    .where(
      and(
        hasUsername(username),
        isNull(users.activated_at),
        not(hasEmail(email)),
        eq(commerces.n_tlf, commerce.n_tlf),
      ),
    )
    .orderBy(desc(users.id))
    .limit(1)
  if (earlier === undefined || !(await isPassword(earlier.password_hash, password))) return
  await deleteRegistration(db, earlier.id)
}

/**
 * Refuses a name that somebody has: but for the account given, and for registrations that wait for the
 * same e-mail, of which one at most will be confirmed. To be asked under `lockUsername`.
 */
export async function refuseTakenUsername(
  db: Db,
  username: string,
  own: { id?: number; email: string },
  holders: 'all' | 'confirmed' = 'all',
): Promise<void> {
  const pending = holders === 'all' ? not(hasEmail(own.email)) : undefined
  const taken = await db.$count(
    users,
    and(
      hasUsername(username),
      or(isNotNull(users.activated_at), pending),
      own.id === undefined ? undefined : ne(users.id, own.id),
    ),
  )
  if (taken > 0) throw invalid({ username: [USERNAME_TAKEN] })
}

const hasUsername = (username: string) => sql`lower(${users.username}) = lower(${username})`

export const USERNAME_TAKEN = 'Ese nombre de usuario ya existe. Prueba con otro.'

/**
 * An account that was never confirmed, with the shops it registered; its links go with the person. The
 * shops for which somebody was invited go to `heir`, or are nobody's again. One that is confirmed at
 * the same moment stays whole.
 */
export async function deleteRegistration(db: Db, user: number, heir?: number): Promise<void> {
  const [held] = await db
    .select({ invited_at: users.invited_at })
    .from(users)
    .where(and(eq(users.id, user), isNull(users.activated_at)))
    .for('update')
  if (held === undefined) return
  await lockCommercesOf(db, user)
  const own = eq(commerces.owner_id, user)
  const owner_id = heir ?? null
  if (held.invited_at === null) await db.delete(commerces).where(own)
  else await db.update(commerces).set({ owner_id }).where(own)
  await db.delete(users).where(eq(users.id, user))
}

/**
 * Those that wait for an e-mail which is confirmed now, but for the one that did it: `holder`, who gets
 * the shops for which that e-mail was invited.
 */
export async function deleteRegistrations(db: Db, email: string, holder: number): Promise<void> {
  const pending = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), isNull(users.activated_at), ne(users.id, holder)))
  for (const { id } of pending) await deleteRegistration(db, id, holder)
}

/** What was sent, but for the password, which its own hash compares. */
function digestOf({ username, email, commerce }: Registration, photo: KeptPhoto): string {
  const content = JSON.stringify([username, email.toLowerCase(), commerce, photo.hash])
  return createHash('sha256').update(content).digest('hex')
}
