import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { Question, QuestionQuery } from '#contract/questions.ts'
import { rowsWithBin } from '../bin/rows-with-bin.ts'
import type { Db } from '../database/open.ts'
import { questions } from '../database/schema.ts'
import { containsWords } from '../database/words.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { rowListOf } from '../http/row-list.ts'

const columns = {
  id: questions.id,
  question: questions.question,
  answer: questions.answer,
}

export function listQuestions(db: Db, query: QuestionQuery) {
  return rowListOf(
    db,
    () => db.select(columns).from(questions).where(matching(query)),
    sortedBy(columns, query.ordering, questions.id) ?? [questions.position, questions.id],
  )
}

function matching({ id, search }: QuestionQuery): SQL | undefined {
  const normalized = sql`fold(${questions.question} || ' ' || ${questions.answer})`
  return and(
    isNull(questions.deleted_at),
    withIds(questions.id, id),
    containsWords(normalized, search),
  )
}

export const {
  find: findQuestion,
  lock: lockQuestion,
  findRecoverable: findRecoverableQuestion,
} = rowsWithBin<Question>(questions, columns)

/** Locks all questions, and so their order, against other changes; reads do not wait. */
export async function lockQuestions(db: Db): Promise<void> {
  await db.execute(sql`lock table ${questions} in share row exclusive mode`)
}

/** Includes questions in the bin, because a restored question returns to its place. */
export function listPositions(db: Db): Promise<{ id: number; deleted_at: string | null }[]> {
  return db
    .select({ id: questions.id, deleted_at: questions.deleted_at })
    .from(questions)
    .orderBy(questions.position, questions.id)
}

export async function setOrder(db: Db, ids: number[]): Promise<void> {
  await db.execute(sql`
    update ${questions} set position = place.at
    from unnest(${sql.param(ids)}::int[]) with ordinality as place (id, at)
    where ${questions.id} = place.id and ${questions.position} <> place.at`)
}
