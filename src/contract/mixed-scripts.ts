/** Scripts with letters that look like Latin ones (UTS #39, section 5). */
const LOOKALIKE = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}]/u

/** Finds the first word that mixes Latin letters with lookalikes: 'Pаnadería' with a Cyrillic а. */
export function mixedWord(text: string): string | undefined {
  if (!LOOKALIKE.test(text)) return undefined
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.find((word) => LOOKALIKE.test(word) && /\p{sc=Latin}/u.test(word))
}

/** Returns a warning for the reviewer; undefined: no word mixes scripts. */
export function sayMixed(text: string): string | undefined {
  const word = mixedWord(text)
  return word && `«${word}» mezcla letras de dos alfabetos que se parecen.`
}
