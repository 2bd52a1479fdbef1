import { LEXICON } from './sign-lexicon.ts'
import { faultAt, type Token } from './sign-token.ts'

/** `$` stands for the unknown text. */
const UNKNOWN_TEXT = 'No entendemos «$». Escríbelo de otra manera, por ejemplo L-V 9:30-14.'

/** Splits a sign into tokens, in order. `at` and `end` of a token are indices in `text`. */
export function signTokens(text: string): Token[] {
  const { plain, places } = plainText(text)
  const tokens: Token[] = []
  let at = 0
  while (at < plain.length) {
    const [read, end] = readAt(plain, at, tokens.at(-1))
    for (const token of read) {
      const last = tokens.at(-1)
      // Adjacent unknown tokens become one fault, not one for each character.
      if (token.kind === 'unknown' && last?.kind === 'unknown' && last.end === token.at) {
        tokens[tokens.length - 1] = { ...last, end: token.end }
      } else tokens.push(token)
    }
    at = end
  }
  return tokens.map((token) => {
    const inText = { at: places[token.at]!, end: places[token.end - 1]! + 1 }
    if (token.kind !== 'unknown') return { ...token, ...inText }
    const error = token.error.replace('$', () => text.slice(inText.at, inText.end))
    return { ...token, ...inText, error }
  })
}

function readAt(plain: string, at: number, before: Token | undefined): [Token[], number] {
  for (const [pattern, read] of LEXICON) {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    const tokens = match && read(match, before)
    if (tokens) return [tokens, afterAbbreviation(plain, at, at + match[0].length)]
  }
  const word = /[\p{L}\p{N}]+|./suy
  word.lastIndex = at
  const unknown = word.exec(plain)?.[0] ?? plain[at]!
  const end = at + unknown.length
  return [[{ kind: 'unknown', ...faultAt({ at, end }, UNKNOWN_TEXT) }], end]
}

/** Skips the full stop of an abbreviation ('Lun.'): it separates nothing. */
function afterAbbreviation(plain: string, at: number, end: number): number {
  const isShort = plain[end] === '.' && /^\p{L}{1,5}$/u.test(plain.slice(at, end))
  return isShort ? end + 1 : end
}

type PlainText = {
  plain: string
  /** Index in the original text of each UTF-16 unit of `plain`, then the text's length. */
  places: number[]
}

const SPACE = /[^\S\n]/
const INVISIBLE = /[\p{M}\p{Cf}]/u

/** 'Miércoles' becomes 'miercoles', in composed and decomposed form. */
export function plainText(text: string): PlainText {
  const units: string[] = []
  const places: number[] = []
  for (const [index, unit] of text.split('').entries()) {
    if (INVISIBLE.test(unit)) continue
    units.push(SPACE.test(unit) ? ' ' : plainUnit(unit))
    places.push(index)
  }
  return { plain: units.join(''), places: [...places, text.length] }
}

function plainUnit(unit: string): string {
  const lower = unit.normalize('NFD')[0]!.toLowerCase()
  return lower.length === 1 ? lower : unit
}
