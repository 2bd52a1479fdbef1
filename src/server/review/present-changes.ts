import type { PendingChange, ProposedChange, ProposedCover } from '#contract/proposals.ts'
import type { Cover, RiskyValues, StoredChange } from '../database/stored-change.ts'

type UrlOf = (hash: string) => string

/** `urlOf` makes URLs of published covers, `signedUrlOf` signed URLs of proposed covers, which are private. */
export function presentPending(changes: readonly StoredChange[], urlOf: UrlOf, signedUrlOf: UrlOf) {
  return changes.map((change): PendingChange => {
    if (change.field !== 'photo') return change
    const { field, from, to } = change
    return { field, from: presentCover(from, urlOf), to: presentCover(to, signedUrlOf) }
  })
}

/** Adds `present` to each change: the published value of its field. */
export function presentChanges(
  changes: readonly StoredChange[],
  published: RiskyValues,
  urlOf: UrlOf,
  signedUrlOf: UrlOf,
): ProposedChange[] {
  return presentPending(changes, urlOf, signedUrlOf).map((change) => {
    const present =
      change.field === 'photo' ? presentCover(published.photo, urlOf) : published[change.field]
    return { ...change, present } as ProposedChange
  })
}

function presentCover({ photo, ...cover }: Cover, urlOf: UrlOf): ProposedCover {
  const { alt, width, height, placeholder, photo_focus_x, photo_focus_y } = cover
  return { url: urlOf(photo), width, height, alt, placeholder, photo_focus_x, photo_focus_y }
}
