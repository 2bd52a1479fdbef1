import { z } from 'zod'
import { MAX_ITEMS } from './fields.ts'
import { foldAccents } from './fold-accents.ts'
import { withoutInvisibleMarks } from './invisible-marks.ts'

/** Reads a list, or a text with commas or line ends. Of words that differ only in case or accents, keeps the first. */
export function wordList(maxWords: number, maxLength: number) {
  const tooMany = `Escribe como máximo ${maxWords} palabras`
  const tooLong = `Separa las palabras con comas: cada una, de ${maxLength} letras como máximo`
  return z.preprocess(
    asText,
    z
      .string('Escribe las palabras separadas por comas')
      .max(maxWords * (maxLength + ', '.length), tooMany)
      .transform(wordsOf)
      .refine((words) => words.every(({ length }) => length <= maxLength), tooLong)
      .transform(withoutRepetitions)
      .refine((words) => words.length <= maxWords, tooMany),
  )
}

function asText(value: unknown): unknown {
  const isList =
    Array.isArray(value) &&
    value.length <= MAX_ITEMS &&
    value.every((word) => typeof word === 'string')
  return isList ? value.join(',') : (value ?? '')
}

function wordsOf(text: string): string[] {
  return withoutInvisibleMarks(text)
    .split(/[,;\n\r\u2028\u2029]/)
    .map((word) => word.replace(/[\p{C}\s]+/gu, ' ').trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

function withoutRepetitions(words: string[]): string[] {
  const seen = new Set<string>()
  // The size grows only if the word is new.
  return words.filter((word) => seen.size < seen.add(folded(word)).size)
}

/** Keeps ñ different from n. */
const folded = (word: string) => foldAccents(word.replace(/ñ/gi, 'n~'))
