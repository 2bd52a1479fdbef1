import type { PendingChange, ProposedChange, ProposedCover } from '#contract/proposals.ts'
import type { Cover, RiskyValues, StoredChange } from '../database/stored-change.ts'

type UrlOf = (hash: string) => string

/** Presents pending changes to the owner or the office. `urlOf` makes URLs of the shop's present photos. */
export function presentPending(
  changes: readonly StoredChange[],
  urlOf: UrlOf,
  signedUrlOf: UrlOf,
): PendingChange[] {
  return changes.map((change): PendingChange => {
    if (change.field !== 'photo') return change
    const { field, from, to } = change
    return { field, from: presentCover(from, urlOf), to: presentCover(to, signedUrlOf) }
  })
}

/** Presents changes with the present value of each field. */
export function presentChanges(
  changes: readonly StoredChange[],
  standing: RiskyValues,
  urlOf: UrlOf,
  signedUrlOf: UrlOf,
): ProposedChange[] {
  return presentPending(changes, urlOf, signedUrlOf).map((change) => {
    const present =
      change.field === 'photo' ? presentCover(standing.photo, urlOf) : standing[change.field]
    return { ...change, present } as ProposedChange
  })
}

function presentCover({ photo, ...cover }: Cover, urlOf: UrlOf): ProposedCover {
  const { alt, width, height, placeholder, photo_focus_x, photo_focus_y } = cover
  return { url: urlOf(photo), width, height, alt, placeholder, photo_focus_x, photo_focus_y }
}
