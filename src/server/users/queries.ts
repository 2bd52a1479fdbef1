import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { id as possibleId } from '#contract/fields.ts'
import type { UserQuery, UserState } from '#contract/users.ts'
import type { Db } from '../database/open.ts'
import { commerces, sessions, users } from '../database/schema.ts'
import { containsWords } from '../database/words.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import type { RowRange } from '../http/pagination.ts'

type Filter = Omit<UserQuery, 'ordering'>

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  is_active: users.is_active,
  activated_at: users.activated_at,
  invited_at: users.invited_at,
  created_at: users.created_at,
  // Qualified here, because Drizzle does not qualify the columns of a single table.
  commerces: sql<number>`(select count(*)::int from ${commerces}
    where ${commerces}.owner_id = ${users}.id and ${commerces}.deleted_at is null)`,
  is_trusted: users.is_trusted,
}

const SORT_COLUMNS = {
  ...columns,
  // The column `normalized` has name and e-mail, and an index.
  username: users.normalized,
  email: sql`lower(${users.email})`,
}

/** Selects the page first, so that shops are counted only for users on the page. */
export async function listUsers(db: Db, { ordering, ...filter }: UserQuery, range: RowRange) {
  const order = sortedBy(SORT_COLUMNS, ordering ?? ['-id'], users.id)!
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(matching(filter))
    .orderBy(...order)
    .offset(range.offset)
    .limit(range.limit)
    .as('page')
  return await db
    .select(columns)
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .orderBy(...order)
}

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number]

export async function countUsers(db: Db, filter: Filter): Promise<number> {
  return await db.$count(users, matching(filter))
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return found
}

export async function lockUser(db: Db, id: number): Promise<UserRow | undefined> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  return findUser(db, id)
}

export async function countOpenSessions(db: Db, user: number, now: string, except?: string) {
  return await db.$count(
    sessions,
    and(
      eq(sessions.user_id, user),
      isNull(sessions.ended_at),
      gt(sessions.expires_at, now),
      except === undefined ? undefined : sql`${sessions.id} <> ${except}`,
    ),
  )
}

function matching({ id, search, role, state, is_active }: Filter): SQL | undefined {
  return and(
    isNull(users.deleted_at),
    withIds(users.id, id),
    is_active === undefined ? undefined : eq(users.is_active, is_active),
    role && sql`${users.role} = ${Number(role)}`,
    state && IN_STATE[state],
    search ? matchesSearch(search) : undefined,
  )
}

const IN_STATE: Record<UserState, SQL | undefined> = {
  active: eq(users.is_active, true),
  inactive: and(eq(users.is_active, false), isNotNull(users.activated_at)),
  unconfirmed: isNull(users.activated_at),
}

function matchesSearch(search: string): SQL | undefined {
  const id = possibleId.safeParse(search).data
  const hasId = id === undefined ? undefined : eq(users.id, id)
  return or(containsWords(users.normalized, search), hasId)
}
