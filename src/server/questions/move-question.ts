import { UNKNOWN_POSITION } from '#contract/questions.ts'
import { record } from '../activity/record.ts'
import { invalid, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { findQuestion, listPositions, lockQuestions, setOrder } from './queries.ts'

/** Moves a question before the question `before` (an id; null: the end). Repeating moves nothing. Throws 400, 404. */
export async function moveQuestion(call: SignedCall, id: number, before: number | null) {
  return await call.db.transaction(async (tx) => {
    await lockQuestions(tx)
    const question = await findQuestion(tx, id)
    if (question === undefined) throw notFound()
    const positions = await listPositions(tx)
    const visible = new Set(positions.flatMap(({ id, deleted_at }) => (deleted_at ? [] : id)))
    if (before !== null && !visible.has(before)) throw invalid({ before: [UNKNOWN_POSITION] })
    const order = positions.map((question) => question.id)
    const newOrder = movedBefore(order, id, before)
    const positionIn = (ids: number[]) => ids.filter((other) => visible.has(other)).indexOf(id) + 1
    const [position, newPosition] = [positionIn(order), positionIn(newOrder)]
    if (newPosition === position) return question
    await setOrder(tx, newOrder)
    const change = { before: { position }, after: { position: newPosition } }
    await record(tx, call, { verb: 'move', type: 'faq', id, name: question.question, ...change })
    return question
  })
}

function movedBefore(ids: number[], id: number, before: number | null): number[] {
  if (before === id) return ids
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id)
}
