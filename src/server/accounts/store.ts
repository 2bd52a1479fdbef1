import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import { sessions, users } from '../database/schema.ts'

export type User = typeof users.$inferSelect

/** E-mails are compared without case. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`)
  return user
}

export type SessionHolder = {
  id: number
  username: string
  email: string
  role: Role
  is_active: boolean
  /** Null when the session has ended or never was. */
  session: string | null
}

const holderStatement = prepared((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      is_active: users.is_active,
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
    .where(eq(users.id, sql.placeholder('user')))
    .prepare('find_session_holder'),
)

/** The person of a token and whether the session it names is open. Asked at every call. */
export async function findSessionHolder(
  db: Db,
  user: number,
  session: string,
  now: Date,
): Promise<SessionHolder | undefined> {
  const [holder] = await holderStatement(db).execute({ user, session, now: now.toISOString() })
  return holder
}

export async function createSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function endSession(db: Db, id: string, now: string): Promise<void> {
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.id, id), isNull(sessions.ended_at)))
}

/** Ends all sessions of a person, but for the one to keep. */
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
