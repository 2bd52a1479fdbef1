import { and, asc, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { id as possibleId } from '#contract/fields.ts'
import type { UserOrder, UserQuery, UserState } from '#contract/users.ts'
import type { Db } from '../database/open.ts'
import { commerces, sessions, users } from '../database/schema.ts'
import type { Span } from '../http/lists.ts'

type Filter = Pick<UserQuery, 'search' | 'role' | 'state'>

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  is_active: users.is_active,
  activated_at: users.activated_at,
  created_at: users.created_at,
  // Drizzle leaves a column of the only table bare, and here there are two with an id.
  commerces: sql<number>`(select count(*)::int from ${commerces}
    where ${commerces}.owner_id = ${users}.id and ${commerces}.deleted_at is null)`,
}

const ORDERS: Record<UserOrder, SQL[]> = {
  id: [asc(users.id)],
  '-id': [desc(users.id)],
  username: [asc(users.folded), asc(users.id)],
  '-username': [desc(users.folded), desc(users.id)],
  email: [asc(sql`lower(${users.email})`)],
  '-email': [desc(sql`lower(${users.email})`)],
  role: [asc(users.role), asc(users.id)],
  '-role': [desc(users.role), desc(users.id)],
}

/** Newest first unless another order is asked for. Shops are counted for the span alone. */
export async function listUsers(db: Db, { ordering = '-id', ...filter }: UserQuery, cut: Span) {
  const query = db
    .select({ id: users.id })
    .from(users)
    .where(listed(filter))
    .orderBy(...ORDERS[ordering])
    .offset(cut.offset)
  const span = (cut.limit === null ? query : query.limit(cut.limit)).as('span')
  return await db
    .select(columns)
    .from(span)
    .innerJoin(users, eq(users.id, span.id))
    .orderBy(...ORDERS[ordering])
}

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number]

export async function countUsers(db: Db, filter: Filter): Promise<number> {
  return await db.$count(users, listed(filter))
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return found
}

/** The same row, held until the transaction ends. */
export async function lockUser(db: Db, id: number): Promise<UserRow | undefined> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  return findUser(db, id)
}

export async function countOpenSessions(
  db: Db,
  user: number,
  now: string,
  keep?: string,
): Promise<number> {
  return await db.$count(
    sessions,
    and(
      eq(sessions.user_id, user),
      isNull(sessions.ended_at),
      gt(sessions.expires_at, now),
      keep === undefined ? undefined : sql`${sessions.id} <> ${keep}`,
    ),
  )
}

function listed({ search, role, state }: Filter): SQL | undefined {
  return and(
    isNull(users.deleted_at),
    role && sql`${users.role} = ${Number(role)}`,
    state && IN_STATE[state],
    search ? matching(search) : undefined,
  )
}

const IN_STATE: Record<UserState, SQL | undefined> = {
  active: eq(users.is_active, true),
  inactive: and(eq(users.is_active, false), isNotNull(users.activated_at)),
  unconfirmed: isNull(users.activated_at),
}

/** Every word stands in the name or the e-mail, or the whole is an id. */
function matching(search: string): SQL | undefined {
  const words = search.split(/\s+/).map((word) => sql`'%' || fold(${literally(word)}) || '%'`)
  const id = possibleId.safeParse(search).data
  return or(
    sql`${users.folded} like all (array[${sql.join(words, sql`, `)}])`,
    id === undefined ? undefined : eq(users.id, id),
  )
}

/** The signs of a pattern stand for themselves. */
function literally(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
