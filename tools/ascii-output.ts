import type { OutputBundle } from 'rolldown'

/**
 * Escapes non-ASCII characters: a single one makes V8 store the whole file with two bytes per character. `String.raw`
 * templates must be sources of a RegExp, which reads an escape as the character. Breaks source maps.
 */
export function asciiOutput(isMeant: (fileName: string) => boolean = () => true) {
  return {
    name: 'ascii-output',
    generateBundle(_options: unknown, bundle: OutputBundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !isMeant(file.fileName)) continue
        file.code = file.code.replace(/[^\0-\x7f]/g, escapeLetter)
      }
    },
  }
}

function escapeLetter(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}
