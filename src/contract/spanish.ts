const list = new Intl.ListFormat('es')

export const joinWords = (words: Iterable<string>): string => list.format(words)

export const capitalize = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
