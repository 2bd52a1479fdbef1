import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Notice, NoticeForm } from '#contract/notices.ts'
import type { Db } from '../database/open.ts'
import { notices } from '../database/schema.ts'

export function listNotices(db: Db, today: PlainDate): Promise<Notice[]> {
  return db
    .select()
    .from(notices)
    .where(gte(notices.ends_on, today))
    .orderBy(asc(notices.starts_on))
}

export async function findNotice(db: Db, id: number): Promise<Notice | undefined> {
  const [found] = await db.select().from(notices).where(eq(notices.id, id))
  return found
}

/** Finds the notice that public pages show on a day. */
export async function findNoticeOn(db: Db, date: PlainDate): Promise<Notice | undefined> {
  return findOverlapping(db, { starts_on: date, ends_on: date })
}

/** Finds a notice, other than `exceptId`, that is shown on one of these days. */
export async function findOverlapping(
  db: Db,
  { starts_on, ends_on }: Pick<NoticeForm, 'starts_on' | 'ends_on'>,
  exceptId = 0,
): Promise<Notice | undefined> {
  const overlaps = and(lte(notices.starts_on, ends_on), gte(notices.ends_on, starts_on))
  const [found] = await db
    .select()
    .from(notices)
    .where(and(overlaps, ne(notices.id, exceptId)))
    .orderBy(asc(notices.starts_on))
    .limit(1)
  return found
}

export async function lockNotices(db: Db): Promise<void> {
  await db.execute(sql`lock table ${notices} in share row exclusive mode`)
}
