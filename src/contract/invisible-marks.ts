/** An emoji, of one or several: their joiners and selectors are part of what is seen. */
const EMOJI = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`
const VISIBLE = [
  // The flags of England, Scotland and Wales.
  String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  String.raw`${EMOJI}(?:\u200d${EMOJI})*`,
  String.raw`[\d#*]\ufe0f?\u20e3`,
  // Scripts that are written with joiners, directions or variants: Persian, Hebrew, Hindi, Han.
  String.raw`[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}\p{DI}][\u061c\u180b-\u180d\u200c-\u200f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
].join('|')
const MARK = new RegExp(String.raw`(${VISIBLE})|[\p{DI}\ufff9-\ufffc]`, 'gu')

/** Nothing to remove or to compose: most of what is written here. */
const PLAIN = /^[\n\r\x20-\x7e\xa1-\xac\xae-\u02ff]*$/

/** Composing takes quadratic time in the accents of one letter: more than thirty are none (UAX #15, section 13). */
const TOO_MANY_ACCENTS = /\p{M}{31}/u

/**
 * A text in Unicode's NFC without marks that nobody sees: soft hyphens, joiners of nothing, directions that
 * disguise a name or were copied from a list of contacts.
 */
export function withoutInvisibleMarks(text: string): string {
  return PLAIN.test(text) ? text : composed(text.replace(MARK, '$1'))
}

/** In Unicode's NFC, in which the same letters are the same characters. */
export function composed(text: string): string {
  return TOO_MANY_ACCENTS.test(text) ? text : text.normalize('NFC')
}

/** The same on one line: tabs, soft line breaks and wide spaces are one space. */
export function asOneLine(text: string): string {
  return withoutInvisibleMarks(text).replace(/[\t\v\f\x85\u2800\p{Zs}]+/gu, ' ')
}

/** The same of several lines, which end with LF. */
export function asLines(text: string): string {
  return withoutInvisibleMarks(text).replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
}
