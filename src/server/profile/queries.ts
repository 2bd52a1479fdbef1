import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Account, MAIL_KINDS, type SessionQuery } from '#contract/profile.ts'
import { OWNER } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { emailLinks, sessions, users } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import { sortedBy } from '../http/ordering.ts'
import type { SignedCall } from '../http/route.ts'
import { rowListOf } from '../http/row-list.ts'
import { reviewedForOwner } from '../review/save-proposal.ts'

export async function findOwnAccount(call: SignedCall): Promise<Account | undefined> {
  const { db, viewer, clock } = call
  const found = await findAccount(db, viewer.id, clock.now())
  return found && { ...found, reviewed: viewer.role === OWNER ? reviewedForOwner(call, found) : [] }
}

export async function findAccount(db: Db, id: number, now: Date) {
  const [found] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      created_at: users.created_at,
      pending_email: emailLinks.email,
      unwanted_mails: users.unwanted_mails,
      is_trusted: users.is_trusted,
    })
    .from(users)
    .leftJoin(
      emailLinks,
      and(
        eq(emailLinks.user_id, users.id),
        eq(emailLinks.purpose, 'email'),
        gt(emailLinks.expires_at, now.toISOString()),
        // A used link is still stored, but it requests no change any more.
        sql`${emailLinks.email} <> ${users.email}`,
      ),
    )
    .where(eq(users.id, id))
  if (found === undefined) return undefined
  const { unwanted_mails, ...account } = found
  return { ...account, wanted_mails: MAIL_KINDS.filter((kind) => !unwanted_mails.includes(kind)) }
}

// `mapWith` formats the time as the column does.
const lastUse = sql<string>`coalesce(${sessions.last_at}, ${sessions.created_at})`.mapWith(
  sessions.created_at,
)

const sessionColumns = {
  id: sessions.id,
  user_agent: sessions.user_agent,
  created_at: sessions.created_at,
  last_at: lastUse,
}
export type SessionRow = { [Column in keyof typeof sessionColumns]: string }

function openSessionsOf(user: number, now: Date) {
  return and(
    eq(sessions.user_id, user),
    isNull(sessions.ended_at),
    gt(sessions.expires_at, now.toISOString()),
  )
}

export function listOpenSessions(db: Db, viewer: Viewer, { ordering }: SessionQuery, now: Date) {
  const current = sql`${sessions.id} = ${viewer.session}`
  const defaultOrder = [desc(current), desc(lastUse), sessions.id]
  return rowListOf(
    db,
    () => db.select(sessionColumns).from(sessions).where(openSessionsOf(viewer.id, now)),
    sortedBy({ ...sessionColumns, current }, ordering, sessions.id) ?? defaultOrder,
  )
}

export async function findOpenSession(db: Db, user: number, id: string, now: Date) {
  const [found] = await db
    .select(sessionColumns)
    .from(sessions)
    .where(and(eq(sessions.id, id), openSessionsOf(user, now)))
  return found
}
