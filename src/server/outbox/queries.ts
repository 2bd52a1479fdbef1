import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { OutboxMail, OutboxQuery } from '#contract/outbox.ts'
import type { Db } from '../database/open.ts'
import { outbox } from '../database/schema.ts'
import { containsWords } from '../database/words.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { rowListOf } from '../http/row-list.ts'

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

function matching({ id, state, search }: OutboxQuery): SQL | undefined {
  const normalized = sql`fold(${outbox.recipient} || ' ' || ${outbox.subject})`
  return and(
    withIds(outbox.id, id),
    state && eq(outbox.state, state),
    containsWords(normalized, search),
  )
}

export function listMails(db: Db, query: OutboxQuery) {
  return rowListOf(
    db,
    () => db.select(columns).from(outbox).where(matching(query)),
    sortedBy(columns, query.ordering ?? ['-id'], outbox.id)!,
  )
}

export async function findMail(db: Db, id: number): Promise<OutboxMail | undefined> {
  const [mail] = await db.select(columns).from(outbox).where(eq(outbox.id, id))
  return mail
}

/** Makes a dead mail wait again, without earlier attempts. Returns undefined if the mail is not dead. */
export async function retryMail(db: Db, id: number, now: Date): Promise<OutboxMail | undefined> {
  const [mail] = await db
    .update(outbox)
    .set({ state: 'waiting', tries: 0, next_try_at: now.toISOString() })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'dead')))
    .returning(columns)
  return mail
}
