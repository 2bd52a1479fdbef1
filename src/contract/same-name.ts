import { foldAccents } from './fold-accents.ts'

export function isSameName(one: string, other: string): boolean {
  return one === other || plainName(one) === plainName(other)
}

/** Returns lower case without accents, with one space between words: 'vila real'. */
export function plainName(name: string): string {
  return foldAccents(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
