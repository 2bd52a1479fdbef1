import type { UnderstoodSearch } from '#contract/understood-search.ts'
import { type DirectoryQuery, NEAR_STREET } from './directory-url.ts'

/** Adds the filters that the text of a search implies. Explicitly chosen filters take precedence. */
export function understoodQuery(
  { q, open, near, offers, facts = [] }: DirectoryQuery,
  understood: UnderstoodSearch | undefined,
): Pick<DirectoryQuery, 'q' | 'open' | 'near' | 'offers' | 'facts'> {
  if (understood === undefined) return { q, open, near, offers: offers ?? false, facts }
  const { search, closed } = understood
  return {
    q: search || undefined,
    open: open ?? (closed ? undefined : (understood.open ?? undefined)),
    near: near ?? (understood.near === 'me' ? NEAR_STREET : (understood.near ?? undefined)),
    offers: offers || understood.offers,
    facts: [...new Set([...facts, ...understood.facts])],
  }
}
