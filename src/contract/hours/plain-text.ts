export type PlainText = {
  /** Lower case, without accents and invisible characters. */
  plain: string
  /** The index in the given text of each UTF-16 unit of `plain`, then the length of the text. */
  places: number[]
}

const SPACE = /[^\S\n]/
/** Combining marks, which include accents and emoji variants, and invisible format characters. */
const UNSEEN = /[\p{M}\p{Cf}]/u

/** Normalizes a text for comparison with words: 'Miércoles' becomes 'miercoles', in composed and decomposed form. */
export function plainText(text: string): PlainText {
  const units: string[] = []
  const places: number[] = []
  for (const [at, unit] of text.split('').entries()) {
    if (UNSEEN.test(unit)) continue
    units.push(SPACE.test(unit) ? ' ' : plainUnit(unit))
    places.push(at)
  }
  return { plain: units.join(''), places: [...places, text.length] }
}

function plainUnit(unit: string): string {
  const lower = unit.normalize('NFD')[0]!.toLowerCase()
  return lower.length === 1 ? lower : unit
}
