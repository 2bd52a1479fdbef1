import { foldAccents } from './fold-accents.ts'

export function isSameName(a: string, b: string): boolean {
  return a === b || plainName(a) === plainName(b)
}

/** Returns lower case without accents, with a space between words: 'vila real'. */
export function plainName(name: string): string {
  return foldAccents(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
