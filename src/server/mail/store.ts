import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { MailState, OutboxMail } from '#contract/outbox.ts'
import type { Db } from '../database/open.ts'
import { outbox } from '../database/schema.ts'
import type { Span } from '../http/lists.ts'

const columns = {
  id: outbox.id,
  recipient: outbox.recipient,
  subject: outbox.subject,
  state: outbox.state,
  tries: outbox.tries,
  last_error: outbox.last_error,
  created_at: outbox.created_at,
  next_try_at: outbox.next_try_at,
}

function inState(state: MailState | undefined): SQL | undefined {
  return state && eq(outbox.state, state)
}

/** Newest first. */
export function listMails(
  db: Db,
  state: MailState | undefined,
  { limit, offset }: Span,
): Promise<OutboxMail[]> {
  const query = db
    .select(columns)
    .from(outbox)
    .where(inState(state))
    .orderBy(desc(outbox.id))
    .offset(offset)
  return limit === null ? query : query.limit(limit)
}

export function countMails(db: Db, state: MailState | undefined): Promise<number> {
  return db.$count(outbox, inState(state))
}

export async function findMail(db: Db, id: number): Promise<OutboxMail | undefined> {
  const [mail] = await db.select(columns).from(outbox).where(eq(outbox.id, id))
  return mail
}

/** Makes a dead mail wait again, due at once and with all its tries; undefined when it is not dead. */
export async function reviveMail(db: Db, id: number, now: Date): Promise<OutboxMail | undefined> {
  const [mail] = await db
    .update(outbox)
    .set({ state: 'waiting', tries: 0, next_try_at: now.toISOString() })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'dead')))
    .returning(columns)
  return mail
}
