import { eq, sql } from 'drizzle-orm'
import type { Question, QuestionForm } from '#contract/questions.ts'
import { changed, record } from '../activity/record.ts'
import { restoreFromBin } from '../bin/delete-and-restore.ts'
import { questions } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { findRecoverableQuestion, lockQuestion, lockQuestions } from './queries.ts'

export async function createQuestion(call: SignedCall, form: QuestionForm): Promise<Question> {
  const created_at = call.clock.now().toISOString()
  const position = sql`(select coalesce(max(${questions.position}), 0) + 1 from ${questions})`
  return await call.db.transaction(async (tx) => {
    await lockQuestions(tx)
    const row = { ...form, position, created_at }
    const [created] = await tx.insert(questions).values(row).returning()
    const { id, question } = created!
    await record(tx, call, { verb: 'create', type: 'faq', id, name: question, after: form })
    return created!
  })
}

export async function updateQuestion(call: SignedCall, id: number, form: Partial<QuestionForm>) {
  return await call.db.transaction(async (tx) => {
    // The table is locked before the row, as by a move: otherwise an update and a move could deadlock.
    await lockQuestions(tx)
    const found = await lockQuestion(tx, id)
    if (found === undefined) throw notFound()
    const changes = changed(found, form, ['question', 'answer'])
    if (changes === undefined) return found
    const saved = { ...found, ...form }
    await tx.update(questions).set(form).where(eq(questions.id, id))
    await record(tx, call, { verb: 'update', type: 'faq', id, name: saved.question, ...changes })
    return saved
  })
}

export async function restoreQuestion(call: SignedCall, id: number): Promise<Question> {
  return await call.db.transaction(async (tx) => {
    const found = await findRecoverableQuestion(tx, call, id)
    if (found === undefined) throw notFound()
    await restoreFromBin(tx, call, 'faq', id)
    return found
  })
}
