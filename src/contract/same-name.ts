import { foldAccents } from './fold-accents.ts'

/** Whether two names of places are the same but for case, accents and the characters between words. */
export function isSameName(one: string, other: string): boolean {
  return one === other || plainName(one) === plainName(other)
}

/** Lower case without accents, words separated by one space: 'vila real'. */
export function plainName(name: string): string {
  return foldAccents(name)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
