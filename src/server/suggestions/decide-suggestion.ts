import { eq } from 'drizzle-orm'
import type { SuggestionDecision } from '#contract/suggestions.ts'
import { record } from '../activity/record.ts'
import { suggestions } from '../database/schema.ts'
import { notFound, suggestionResolved } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { undoably } from '../undo/undoable.ts'
import { findSuggestion, lockSuggestion } from './queries.ts'

const VERBS = { added: 'accept', declined: 'deny' } as const

/** Repeating a decision changes nothing. Throws 404, and 409 if the suggestion has the other decision. */
export async function decideSuggestion(call: SignedCall, id: number, decision: SuggestionDecision) {
  const { clock, db, viewer } = call
  const at = clock.now()
  await undoably(call, 'suggestion', id, async (tx) => {
    const found = await lockSuggestion(tx, id)
    if (found === undefined) throw notFound()
    if (found.decision === decision) return
    if (found.decision !== null) throw suggestionResolved(found.decided_by)
    const row = { decision, decided_at: at.toISOString(), decided_by: viewer.id }
    await tx.update(suggestions).set(row).where(eq(suggestions.id, id))
    const event = { verb: VERBS[decision], type: 'suggestion', id, name: found.name } as const
    await record(tx, call, event)
  })
  return findSuggestion(db, id)
}
