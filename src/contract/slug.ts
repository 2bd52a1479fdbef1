const MAX_LENGTH = 60

/** Letters that do not decompose into a base letter and an accent, and marks that part no words. */
const REPLACEMENTS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  "'": '',
  '’': '',
  '`': '',
  '·': '',
}

/** A name for URLs: a–z, 0–9 and single dashes, ñ as n; never empty. */
export function slugOf(name: string): string {
  const plain = name.replace(/[^a-zA-Z0-9 ]/gu, plainOf).toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return shortened(slug) || 'ficha'
}

/** Of one character what a URL shows. */
function plainOf(character: string): string {
  let plain = ''
  for (const letter of character.normalize('NFKD').toLowerCase()) {
    if (!/[\p{M}\p{DI}]/u.test(letter)) plain += REPLACEMENTS[letter] ?? letter
  }
  return plain
}

/** With its slug where it is known already. */
export type Named = { id: number; name: string; slug?: string }

/** The last segment of a page's URL: only the id identifies the page. */
export function slugWithId({ id, name, slug = slugOf(name) }: Named): string {
  return `${slug}-${id}`
}

/** The id in such a segment, as text; undefined if there is none. */
export function idInSlug(part: string): string | undefined {
  return /^(?:.*-)?([1-9]\d{0,9})$/.exec(part)?.[1]
}

function shortened(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug
  return slug
    .slice(0, MAX_LENGTH + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MAX_LENGTH)
}
