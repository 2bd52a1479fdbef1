import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/open.ts'
import { emailLinks, users } from '../database/schema.ts'
import type { User } from './queries.ts'

type Purpose = 'activation' | 'reset' | 'email' | 'invitation'

const PATHS: Record<Purpose, string> = {
  activation: 'activate',
  reset: 'password/reset',
  email: 'account/email',
  invitation: 'invitation',
}
const HOUR = 60 * 60 * 1000
const LIFETIMES: Record<Purpose, number> = {
  activation: 72 * HOUR,
  reset: HOUR,
  email: 72 * HOUR,
  invitation: 7 * 24 * HOUR,
}

/**
 * Creates a link to be mailed: `{PUBLIC_URL}/activate/{uid}/{token}`. One of purpose `email` confirms the
 * given e-mail.
 */
export async function createLink(
  db: Db,
  { publicUrl }: Config,
  user: number,
  purpose: Purpose,
  now: Date,
  email?: string,
): Promise<string> {
  const token = newToken()
  await db.insert(emailLinks).values({
    hash: hashOf(token),
    user_id: user,
    purpose,
    email,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LIFETIMES[purpose]).toISOString(),
  })
  return `${publicUrl}/${PATHS[purpose]}/${uidOf(user)}/${token}`
}

/** `email` is what the link confirms, if that is its purpose. */
export type LinkOwner = { user: User; email: string | null } | { wrong: 'uid' | 'token' }

type Link = { uid: string; token: string }

/** The owner of a link that is valid. */
export async function findLinkOwner(
  db: Db,
  link: Link,
  purpose: Purpose,
  now: Date,
): Promise<LinkOwner> {
  return await ownerOf(db, link, purpose, now, false)
}

/** The same, and locks the owner's row until the transaction ends. */
export async function lockLinkOwner(
  tx: Db,
  link: Link,
  purpose: Purpose,
  now: Date,
): Promise<LinkOwner> {
  return await ownerOf(tx, link, purpose, now, true)
}

async function ownerOf(
  db: Db,
  link: Link,
  purpose: Purpose,
  now: Date,
  isLocked: boolean,
): Promise<LinkOwner> {
  const id = idOfUid(link.uid)
  if (id === undefined) return { wrong: 'uid' }
  const query = db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  const [user] = await (isLocked ? query.for('no key update') : query)
  if (user === undefined) return { wrong: 'uid' }
  const [token] = await db
    .select()
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.hash, hashOf(link.token)),
        eq(emailLinks.user_id, id),
        eq(emailLinks.purpose, purpose),
      ),
    )
  const isGood = token !== undefined && new Date(token.expires_at) > now
  return isGood ? { user, email: token.email } : { wrong: 'token' }
}

/** Invalidates every link of a user for one purpose. */
export async function deleteLinks(db: Db, user: number, purpose: Purpose): Promise<void> {
  await db
    .delete(emailLinks)
    .where(and(eq(emailLinks.user_id, user), eq(emailLinks.purpose, purpose)))
}

/** Like djoser: the decimal id in unpadded base64url. */
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
