import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Path } from 'opentype.js'
import type { Letters } from '#drawing/sign.ts'

/** Renders letters as outlines, because the font is not installed. Omits characters without a glyph. */
export const outlinedLetters: Letters = (text, { x, y, size, weight, fill }) => {
  const fonts = fontsOf(weight)
  const runs = runsOf(text, fonts)
  const width = widthOf(runs, size)
  const baseline = y + (centre(fonts[0]!) * size) / fonts[0]!.unitsPerEm
  let left = x - width / 2
  let d = ''
  for (const run of runs) {
    d += rounded(run.font.getPath(run.text, left, baseline, size)).toPathData(2)
    left += run.font.getAdvanceWidth(run.text, size)
  }
  return `<path d="${d}" fill="${fill}"/>`
}

/** Returns the words whose letters all have an outline; '' if no letter or digit is left. */
export function outlinedWords(text: string): string {
  const fonts = fontsOf(700)
  const hasOutline = (letter: string) => fonts.some((font) => font.charToGlyphIndex(letter) > 0)
  const words = text.normalize('NFC').split(/\s+/)
  const whole = words.filter((word) =>
    [...word].every((letter) => !/[\p{L}\p{N}]/u.test(letter) || hasOutline(letter)),
  )
  return whole.some((word) => /[\p{L}\p{N}]/u.test(word)) ? whole.join(' ') : ''
}

/** Returns the width of a text that `outlinedLetters` draws. */
export function lettersWidth(text: string, size: number, weight: number): number {
  return widthOf(runsOf(text, fontsOf(weight)), size)
}

function widthOf(runs: Run[], size: number): number {
  return runs.reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0)
}

type Run = { font: Font; text: string }

const fontsByWeight = new Map<number, Font[]>()
const subsets = ['latin', 'latin-ext']

/** Loads the font subsets of the nearest weight, the most common subset first. */
function fontsOf(exactWeight: number): Font[] {
  const weight = Math.min(900, Math.max(300, Math.round(exactWeight / 100) * 100))
  const loaded = fontsByWeight.get(weight)
  if (loaded) return loaded
  const fonts = subsets.map((subset) => {
    const file = `sansita-swashed-${subset}-${weight}-normal.woff`
    const path = createRequire(import.meta.url).resolve(`@fontsource/sansita-swashed/files/${file}`)
    const { buffer, byteOffset, byteLength } = readFileSync(path)
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  })
  fontsByWeight.set(weight, fonts)
  return fonts
}

/** Splits text into runs of letters of one subset, so that kerning and ligatures within a run are kept. */
function runsOf(text: string, fonts: Font[]): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((font) => font.charToGlyphIndex(letter) > 0)
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** Rounds coordinates, because the library prints NaN for numbers so small that they need an exponent. */
function rounded(path: Path): Path {
  for (const command of path.commands as Record<string, unknown>[]) {
    for (const [name, value] of Object.entries(command)) {
      if (typeof value === 'number') command[name] = Math.round(value * 100) / 100
    }
  }
  return path
}

/** Returns the distance from the baseline to the middle of the line, in font units. */
function centre(font: Font): number {
  return (font.ascender + font.descender) / 2
}
