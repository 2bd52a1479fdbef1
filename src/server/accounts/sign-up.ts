import { createHash } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Registered, Registration } from '#contract/accounts.ts'
import { OWNER } from '#contract/roles.ts'
import { lockCategoryUse, refuseUnknownCategories } from '../categories/lock-use.ts'
import { createCommerce } from '../commerces/create-commerce.ts'
import { lockCommercesOf } from '../commerces/store.ts'
import { violatedConstraint } from '../database/constraints.ts'
import type { Db } from '../database/open.ts'
import { commerces, users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { refuseRobot } from '../http/robots.ts'
import { countTry, isOverLimit, type Limit } from '../http/throttle.ts'
import { addressTaken, confirmAccount } from '../mail/messages.ts'
import { queueMail } from '../mail/outbox.ts'
import type { KeptPhoto } from '../photos/keep-photo.ts'
import type { Services } from '../services.ts'
import { createLink } from './links.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { findUserByEmail, type User } from './store.ts'

export const REGISTRATIONS_BY_ADDRESS: Limit = {
  scope: 'registration',
  limit: 20,
  seconds: 60 * 60,
}
const TELLINGS_BY_EMAIL: Limit = { scope: 'address-taken', limit: 1, seconds: 60 * 60 }
/** Within this time the same form sent again changes nothing. */
const SAME_FORM_SECONDS = 10 * 60

/**
 * Registers an owner with a shop that waits for review, and mails the link that confirms the account:
 * all of it or nothing. An e-mail that has an active account gets the same answer, and a mail.
 * Errors: 400 by field.
 */
export async function signUp(
  services: Services,
  form: Registration,
  photo: KeptPhoto,
): Promise<Registered> {
  refuseRobot(form, 'Registrar')
  const passwordHash = await hashPassword(form.password)
  await services.db
    .transaction(async (tx) => {
      await register(tx, services, form, photo, passwordHash)
    })
    .catch((error) => {
      // Two people took the name at the same moment, and this is the slower one.
      if (violatedConstraint(error) !== 'users_username') throw error
      throw invalid({ username: [USERNAME_TAKEN] })
    })
  services.mail.wake()
  services.totals.forget()
  return { username: form.username, email: form.email }
}

/** What the rows tell of a registration, without its costly photo and password. Errors: 400 by field. */
export async function checkRegistration({ db }: Services, form: Registration): Promise<void> {
  refuseRobot(form, 'Registrar')
  await refuseTakenUsername(db, form.username, await findUserByEmail(db, form.email))
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
  const present = await findUserByEmail(db, form.email)
  const digest = digestOf(form, photo)
  if (present && (await isSameForm(present, digest, form.password, now))) return

  const replaced = present?.activated_at === null ? present : undefined
  await refuseTakenUsername(db, form.username, replaced)
  await refuseUnknownCategories(db, form.commerce.category, ['commerce', 'category'])
  if (present && !replaced) {
    await tellAddressTaken(db, services, present, now)
    return
  }
  if (replaced) await deleteRegistration(db, replaced.id)
  await createRegistration(db, services, form, photo, passwordHash, digest, now)
}

/** Whoever claims the same e-mail at the same time waits here, and then finds what the first did. */
export async function lockEmail(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`)
}

async function createRegistration(
  db: Db,
  { config, photos: store }: Services,
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
  await createCommerce(db, store, user!.id, form.commerce, photo, now)
  const link = await createLink(db, config, user!.id, 'activation', now)
  await queueMail(db, {
    to: form.email,
    mail: confirmAccount(config, { username: form.username, commerce: form.commerce.name, link }),
    now,
    config,
  })
}

async function isSameForm(
  present: User,
  digest: string,
  password: string,
  now: Date,
): Promise<boolean> {
  const age = now.getTime() - new Date(present.created_at).getTime()
  if (present.registration !== digest || age >= SAME_FORM_SECONDS * 1000) return false
  return isPassword(present.password_hash, password)
}

/** Refuses a name that somebody has, but for the person given. */
export async function refuseTakenUsername(
  db: Db,
  username: string,
  own: { id: number } | undefined,
): Promise<void> {
  const others = own && ne(users.id, own.id)
  const taken = await db.$count(
    users,
    and(sql`lower(${users.username}) = lower(${username})`, others),
  )
  if (taken > 0) throw invalid({ username: [USERNAME_TAKEN] })
}

export const USERNAME_TAKEN = 'Ese nombre de usuario ya existe. Prueba con otro.'

/** At most once an hour: nobody's mailbox is filled by others. */
async function tellAddressTaken(
  db: Db,
  { config }: Services,
  user: User,
  now: Date,
): Promise<void> {
  if (await isOverLimit(db, TELLINGS_BY_EMAIL, String(user.id), now)) return
  await countTry(db, [{ limit: TELLINGS_BY_EMAIL, key: String(user.id) }], now)
  const mail = addressTaken(config, { username: user.username })
  await queueMail(db, { to: user.email, mail, now, config })
}

/**
 * A registration that was never confirmed, with its shops; its links go with the person. One that is
 * confirmed at the same moment stays whole.
 */
export async function deleteRegistration(db: Db, user: number): Promise<void> {
  const [held] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user), isNull(users.activated_at)))
    .for('update')
  if (held === undefined) return
  await lockCommercesOf(db, user)
  await db.delete(commerces).where(eq(commerces.owner_id, user))
  await db.delete(users).where(eq(users.id, user))
}

/** What was sent, but for the password, which its own hash compares. */
function digestOf({ username, email, commerce }: Registration, photo: KeptPhoto): string {
  const content = JSON.stringify([username, email.toLowerCase(), commerce, photo.hash])
  return createHash('sha256').update(content).digest('hex')
}
