/** Scripts with letters that look like Latin ones: UTS #39, section 5. */
const LOOKALIKE = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}]/u

/** The first word that mixes Latin letters with such of another script: 'Pаnadería' with a Cyrillic а. */
export function mixedWord(text: string): string | undefined {
  if (!LOOKALIKE.test(text)) return undefined
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.find((word) => LOOKALIKE.test(word) && /\p{sc=Latin}/u.test(word))
}

/** Shown to the reviewer; the person who types it is also asked whether it was copied. */
export function sayMixed(text: string): string | undefined {
  const word = mixedWord(text)
  return word && `«${word}» mezcla letras de dos alfabetos que se parecen.`
}
