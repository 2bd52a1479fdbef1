import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Message, MessageQuery } from '#contract/messages.ts'
import type { Db } from '../database/open.ts'
import { messages, outbox, users } from '../database/schema.ts'
import { containPhrase } from '../database/words.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { longestWaitingFirst, rowListOf } from '../http/row-list.ts'

export function matching({ id, state, search }: MessageQuery = {}): SQL | undefined {
  return and(
    isNull(messages.deleted_at),
    withIds(messages.id, id),
    state && (state === 'answered' ? isNotNull : isNull)(messages.answered_at),
    containPhrase(search, messages.subject, messages.sender, messages.message, messages.answer),
  )
}

const columns = {
  id: messages.id,
  subject: messages.subject,
  sender: messages.sender,
  message: messages.message,
  created_at: messages.created_at,
  answer: messages.answer,
  answered_at: messages.answered_at,
  answered_by: users.username,
  answer_mail: messages.answer_mail,
  mail_state: outbox.state,
  mail_error: outbox.last_error,
}

function select(db: Db) {
  return db
    .select(columns)
    .from(messages)
    .leftJoin(users, eq(users.id, messages.answered_by))
    .leftJoin(outbox, eq(outbox.id, messages.answer_mail))
}

const LONGEST_WAITING_FIRST = longestWaitingFirst(
  isNull(messages.answered_at),
  messages.created_at,
  messages.answered_at,
  messages.id,
)

export function listMessages(db: Db, query: MessageQuery) {
  return rowListOf(
    db,
    () => select(db).where(matching(query)),
    sortedBy(columns, query.ordering, messages.id) ?? LONGEST_WAITING_FIRST,
  )
}

export async function findMessage(db: Db, id: number): Promise<Message | undefined> {
  const [found] = await select(db).where(and(eq(messages.id, id), matching()))
  return found
}

export async function lockMessage(db: Db, id: number): Promise<Message | undefined> {
  const { id: key } = messages
  await db.select({ id: key }).from(messages).where(eq(key, id)).for('no key update')
  return findMessage(db, id)
}
