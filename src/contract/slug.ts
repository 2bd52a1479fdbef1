const MAX_CHARACTERS = 60

/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }
/** Accents, invisible characters, and apostrophes and dots within words. */
const IGNORED = /[\p{M}\p{DI}'’`·]/u

/** Converts a name for URLs: a–z, 0–9 and single dashes, ñ as n; never empty. */
export function slugOf(name: string): string {
  const plain = name.replace(/[^a-zA-Z0-9 ]/gu, plainOf).toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return shortened(slug) || 'ficha'
}

function plainOf(character: string): string {
  let plain = ''
  for (const letter of character.normalize('NFKD').toLowerCase()) {
    if (!IGNORED.test(letter)) plain += LETTERS[letter] ?? letter
  }
  return plain
}

export type SlugSource = { id: number; name: string; slug?: string }

export function slugWithId({ id, name, slug = slugOf(name) }: SlugSource): string {
  return `${slug}-${id}`
}

export function idInSlug(slugAndId: string): string | undefined {
  return /^(?:.*-)?([1-9]\d{0,9})$/.exec(slugAndId)?.[1]
}

function shortened(slug: string): string {
  if (slug.length <= MAX_CHARACTERS) return slug
  return slug
    .slice(0, MAX_CHARACTERS + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MAX_CHARACTERS)
}
