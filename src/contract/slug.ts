const LONGEST = 60

/** Letters that no accent explains. */
const SPELT: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** A name as part of an address: a–z, 0–9 and single dashes, ñ as n; never empty. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => SPELT[letter]!)
    .replace(/['’´`·]/g, '')
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  return shortened(slug) || 'ficha'
}

/** The last part of a page's address: the id alone names the page, the words are for people. */
export function slugWithId({ id, name }: { id: number; name: string }): string {
  return `${slugOf(name)}-${id}`
}

/** The id in such a part, as text; undefined where there is none. */
export function idInSlug(part: string): string | undefined {
  return /^(?:.*-)?([1-9]\d{0,9})$/.exec(part)?.[1]
}

function shortened(slug: string): string {
  if (slug.length <= LONGEST) return slug
  return slug
    .slice(0, LONGEST + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, LONGEST)
}
