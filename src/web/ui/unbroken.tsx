import type { ReactNode } from 'react'

/** The times of a shift and the punctuation after it: '9:30–14:00;', or short as '9–14'. */
export const SHIFT = /(\d{1,2}(?::\d{2})?–\d{1,2}(?::\d{2})?[;.]?)/

/** Keeps each match of `part` in a text on one line. `part` must have exactly one group, around the whole match. */
export function unbroken(text: string, part: RegExp): ReactNode[] {
  return text.split(part).map((piece, at) =>
    // `split` puts the matches of the group at odd indexes.
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
      <span key={at} className="one-line">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
