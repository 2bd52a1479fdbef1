import type { OutputBundle } from 'rolldown'

/**
 * A plugin that writes letters beyond ASCII as escapes: a single one makes Node keep the whole file in two bytes a
 * letter. For files without a source map, which this would shift, and whose raw templates (`String.raw`) are all sources of
 * RegExps: those read an escape as the letter.
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
