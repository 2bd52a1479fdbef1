/** Whether two names of places are the same but for case, accents and the characters between words. */
export function isSameName(one: string, other: string): boolean {
  return one === other || plainName(one) === plainName(other)
}

/** Lower case without accents, words apart by one space: 'vila real'. */
export function plainName(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^\p{L}\d]+/gu, ' ').trim()
}
