import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import { commerces, sessions, users } from '../database/schema.ts'

export type User = typeof users.$inferSelect

/** Finds the confirmed account of an e-mail, or else its newest registration. E-mails are compared without case. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await userStatement(db).execute({ email })
  return user
}

const userStatement = prepared((db) =>
  db
    .select()
    .from(users)
    .where(and(hasEmail(sql.placeholder('email')), isNull(users.deleted_at)))
    .orderBy(isNull(users.activated_at), desc(users.id))
    .limit(1)
    .prepare('find_user_by_email'),
)

export function hasEmail(email: string | Placeholder) {
  return sql`lower(${users.email}) = lower(${email})`
}

export async function lockUsersByEmail(tx: Db, email: string): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(hasEmail(email))
    .orderBy(users.id)
    .for('no key update')
}

/** Returns the unconfirmed registrations of an e-mail, newest first. */
export function listRegistrations(db: Db, email: string) {
  return db
    .select({
      id: users.id,
      created_at: users.created_at,
      // Drizzle does not qualify columns in a select from a single table, and both tables have an `id`.
      commerce: sql<string | null>`(select ${commerces}.name from ${commerces}
        where ${commerces}.owner_id = ${users}.id order by ${commerces}.id limit 1)`,
    })
    .from(users)
    .where(and(hasEmail(email), isNull(users.activated_at), isNull(users.invited_at)))
    .orderBy(desc(users.id))
}

export async function findInvited(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(hasEmail(email), isNull(users.activated_at), isNotNull(users.invited_at)))
  return user
}

const holderStatement = prepared((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      is_active: users.is_active,
      /** Null: the session has ended or never existed. */
      session: sessions.id,
    })
    .from(users)
    .leftJoin(
      sessions,
      and(
        eq(sessions.id, sql.placeholder('session')),
        eq(sessions.user_id, users.id),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, sql.placeholder('now')),
      ),
    )
    .where(and(eq(users.id, sql.placeholder('user')), isNull(users.deleted_at)))
    .prepare('find_session_holder'),
)

/** Finds the user of a token, with the session if it is open. */
export async function findSessionHolder(db: Db, user: number, session: string, now: Date) {
  const [holder] = await holderStatement(db).execute({ user, session, now: now.toISOString() })
  return holder
}

export type SessionHolder = NonNullable<Awaited<ReturnType<typeof findSessionHolder>>>

/** Records that a session is in use, at most once a minute. */
export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000).toISOString()
  await db
    .update(sessions)
    .set({ last_at: now.toISOString() })
    .where(and(eq(sessions.id, id), or(isNull(sessions.last_at), lte(sessions.last_at, minuteAgo))))
}

export async function endSession(db: Db, id: string, now: string): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.id, id), isNull(sessions.ended_at)))
  return rowCount === 1
}

export async function endSessions(db: Db, user: number, now: string, keep?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.user_id, user),
        isNull(sessions.ended_at),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    )
}
