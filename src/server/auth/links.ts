import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/open.ts'
import { emailLinks, users } from '../database/schema.ts'
import type { User } from './queries.ts'

/** Milliseconds. */
const HOUR = 60 * 60 * 1000
const LINKS = {
  activation: { path: 'activate', lifetime: 72 * HOUR },
  reset: { path: 'password/reset', lifetime: HOUR },
  email: { path: 'account/email', lifetime: 72 * HOUR },
  invitation: { path: 'invitation', lifetime: 7 * 24 * HOUR },
}
type Purpose = keyof typeof LINKS

/** Creates a link to be mailed: `{PUBLIC_URL}/activate/{uid}/{token}`. A link of purpose `email` confirms `email`. */
export async function createLink(
  db: Db,
  { publicUrl }: Config,
  user: number,
  purpose: Purpose,
  now: Date,
  email?: string,
): Promise<string> {
  const { path, lifetime } = LINKS[purpose]
  const token = newToken()
  await db.insert(emailLinks).values({
    hash: hashOf(token),
    user_id: user,
    purpose,
    email,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
  })
  return `${publicUrl}/${path}/${uidOf(user)}/${token}`
}

export type LinkOwner = { user: User; email: string | null } | { wrong: 'uid' | 'token' }

type Link = { uid: string; token: string }

/** Finds the user and, for the purpose `email`, the new e-mail. `locks`: the user's row stays locked. */
export async function findLinkOwner(
  db: Db,
  sent: Link,
  purpose: Purpose,
  now: Date,
  locks = false,
): Promise<LinkOwner> {
  const { user, link } = await findLink(db, sent, [purpose], now, locks)
  if (user === undefined) return { wrong: 'uid' }
  return link ? { user, email: link.email } : { wrong: 'token' }
}

export const lockLinkOwner = (tx: Db, sent: Link, purpose: Purpose, now: Date) =>
  findLinkOwner(tx, sent, purpose, now, true)

/** Returns `{}` for an unknown user, and no `link` for an unknown or expired one. */
export async function findLink(
  db: Db,
  { uid, token }: Link,
  purposes: (typeof emailLinks.$inferSelect)['purpose'][],
  now: Date,
  locks: boolean,
) {
  const id = idOfUid(uid)
  if (id === undefined) return {}
  const query = db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  const [user] = await (locks ? query.for('no key update') : query)
  if (user === undefined) return {}
  const [link] = await db
    .select()
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.hash, hashOf(token)),
        eq(emailLinks.user_id, id),
        inArray(emailLinks.purpose, purposes),
        gt(emailLinks.expires_at, now.toISOString()),
      ),
    )
  return { user, link }
}

export async function deleteLinks(db: Db, user: number, purpose: Purpose): Promise<void> {
  await db
    .delete(emailLinks)
    .where(and(eq(emailLinks.user_id, user), eq(emailLinks.purpose, purpose)))
}

/** Encodes a user's id like Django's library djoser: in decimal, then in unpadded base64url. */
export function uidOf(user: number): string {
  return Buffer.from(String(user)).toString('base64url')
}

export function idOfUid(uid: string): number | undefined {
  const id = Buffer.from(uid, 'base64url').toString()
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647 ? Number(id) : undefined
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export const newToken = () => randomBytes(32).toString('base64url')
