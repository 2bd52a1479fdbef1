export type PlainText = {
  /** In lower case, without accents and without what is not seen. */
  plain: string
  /** Where each of its units stands in the text, and the text's length. */
  places: number[]
}

const SPACE = /[^\S\n]/
/** Marks of letters, variants of emoji, and what is not seen. */
const UNSEEN = /[\p{M}\p{Cf}]/u

/** A text as it is compared with words: 'Miércoles' is 'miercoles', however its é is written. */
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
