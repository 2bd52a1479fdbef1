import { eq } from 'drizzle-orm'
import { isSameName } from '#contract/same-name.ts'
import type { SuggestionForm } from '#contract/suggestions.ts'
import { findSame } from '../database/find-same.ts'
import type { Db } from '../database/open.ts'
import { commerces, publishedCommerces, suggestions } from '../database/schema.ts'
import { shopAlreadyListed } from '../errors.ts'
import { rejectBots } from '../http/honeypot.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Call } from '../http/route.ts'
import { storeSubmission } from '../http/store-submission.ts'

export const SUGGESTIONS_BY_IP: RateLimit = { scope: 'suggestion', limit: 10, seconds: 60 * 60 }

/** Throws 400 for bots, 409 with the shop if a published shop has this name, and 429. */
export async function sendSuggestion(call: Call, form: SuggestionForm) {
  rejectBots(form, 'Enviar')
  const { name, street, text } = form
  const same = { name, street, text }
  const id = await storeSubmission(call, {
    limit: SUGGESTIONS_BY_IP,
    findSame: (tx, since) => findSame(tx, suggestions, same, since),
    create: async (tx, now) => {
      const listed = await findListedByName(tx, name)
      if (listed) throw shopAlreadyListed(listed)
      const row = { ...same, created_at: now.toISOString() }
      const [created] = await tx.insert(suggestions).values(row).returning({ id: suggestions.id })
      return created!.id
    },
  })
  return { ...form, id }
}

/** Compares all names here, because `isSameName` has no SQL counterpart. PostgreSQL reads the names from an index. */
async function findListedByName(tx: Db, name: string) {
  const names = await tx
    .select({ id: publishedCommerces.commerce, name: publishedCommerces.name })
    .from(publishedCommerces)
  const same = names.find((listed) => isSameName(listed.name, name))
  if (same === undefined) return undefined
  const [found] = await tx
    .select({ id: commerces.id, name: commerces.name, direction: commerces.direction })
    .from(commerces)
    .where(eq(commerces.id, same.id))
  return found
}
