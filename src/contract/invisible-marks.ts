/** An emoji; joiners and variation selectors affect how emojis look. */
const EMOJI = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`
const VISIBLE = [
  // The flags of England, Scotland and Wales.
  String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  String.raw`${EMOJI}(?:\u200d${EMOJI})*`,
  String.raw`[\d#*]\ufe0f?\u20e3`,
  // Scripts that need joiners, direction marks or variation selectors: Persian, Hebrew, Hindi, Han.
  String.raw`[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}\p{DI}][\u061c\u180b-\u180d\u200c-\u200f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
].join('|')
const MARK = new RegExp(String.raw`(${VISIBLE})|[\p{DI}\ufff9-\ufffc]`, 'gu')

/** Matches texts that contain nothing to remove or compose. */
const PLAIN = /^[\n\r\x20-\x7e\xa1-\xac\xae-\u02ff]*$/

/** Composing is quadratic in the accents of a letter. Real text has at most 30 (UAX #15, section 13). */
const TOO_MANY_ACCENTS = /\p{M}{31}/u

/** Returns NFC without invisible characters: soft hyphens, joiners and direction marks can disguise a name. */
export function withoutInvisibleMarks(text: string): string {
  return PLAIN.test(text) ? text : composed(text.replace(MARK, '$1'))
}

export function composed(text: string): string {
  return TOO_MANY_ACCENTS.test(text) ? text : text.normalize('NFC')
}

/** Like `withoutInvisibleMarks`, and makes one line: tabs, soft line breaks and wide spaces become one space. */
export function asOneLine(text: string): string {
  return withoutInvisibleMarks(text).replace(/[\t\v\f\x85\u2800\p{Zs}]+/gu, ' ')
}

/** Like `asOneLine`, trimmed and without NUL, which PostgreSQL refuses in a text. */
export function asSearchText(text: string): string {
  return asOneLine(text).replaceAll('\0', '').trim()
}

/** Like `withoutInvisibleMarks`, and ends all lines with LF. */
export function asLines(text: string): string {
  return withoutInvisibleMarks(text).replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
}
