import { eq } from 'drizzle-orm'
import type { Suggestion, SuggestionDecision } from '#contract/suggestions.ts'
import { record } from '../activity/record.ts'
import { suggestions } from '../database/schema.ts'
import { notFound, suggestionResolved } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { findSuggestion, lockSuggestion } from './queries.ts'

const VERBS = { added: 'accept', declined: 'deny' } as const

/**
 * Decides a suggestion, or lets it wait again where the decision is null. What is so already changes nothing.
 * Errors: 404, 409 where somebody else has decided otherwise.
 */
export async function decideSuggestion(
  call: SignedCall,
  id: number,
  decision: SuggestionDecision | null,
): Promise<Suggestion | undefined> {
  const { clock, db, viewer } = call
  const at = clock.now()
  await db.transaction(async (tx) => {
    const found = await lockSuggestion(tx, id)
    if (found === undefined) throw notFound()
    if (found.decision === decision) return
    if (decision !== null && found.decision !== null) throw suggestionResolved(found.decided_by)
    const decided = decision && { decided_at: at.toISOString(), decided_by: viewer.id }
    const row = { decision, ...(decided ?? { decided_at: null, decided_by: null }) }
    await tx.update(suggestions).set(row).where(eq(suggestions.id, id))
    const verb = decision === null ? 'undo' : VERBS[decision]
    await record(tx, call, { verb, type: 'suggestion', id, name: found.name })
  })
  return findSuggestion(db, id)
}
