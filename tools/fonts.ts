import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { withPlainZero } from './plain-zero.ts'

/* Makes subsets of the two typefaces (`npm run fonts`): the letters of Spanish and its neighbours, and the weights
   in use. For other letters fonts.css loads the complete face. */

export const FOLDER = resolve(import.meta.dirname, '../src/web/theme/fonts')

type Face = {
  name: string
  source: string
  weights: { min: number; max: number }
  hasBarredZero?: boolean
}

export const FACES: Face[] = [
  {
    name: 'display',
    source: '@fontsource-variable/sansita-swashed/files/sansita-swashed-latin-wght-normal.woff2',
    weights: { min: 640, max: 750 },
  },
  {
    name: 'body',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    hasBarredZero: true,
  },
]

/** The subset's `unicode-range` as in CSS. */
export const RANGE =
  'U+20-7E, U+A0-A1, U+A9-AB, U+B0, U+B2, U+B7, U+BA-BB, U+BF-C1, U+C7-CA, U+CD, U+CF, U+D1-D3, U+D7, U+DA, U+DC, U+E0-E1, U+E7-EA, U+ED, U+EF, U+F1-F3, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC'

/** OpenType features that are on by default, and tabular figures. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'clig', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

export async function subsetFace({ source, weights, hasBarredZero }: Face): Promise<Buffer> {
  const cut = (font: Buffer, targetFormat: 'truetype' | 'woff2') =>
    subsetFont(font, lettersOf(RANGE), {
      targetFormat,
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
      noHinting: true,
    })
  const whole = readFileSync(sourceOf(source))
  return cut(hasBarredZero ? withPlainZero(await cut(whole, 'truetype')) : whole, 'woff2')
}

function lettersOf(range: string): string {
  const codes = range.split(', ').flatMap((part) => {
    const [first, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)) as [number, number?]
    return Array.from({ length: last! - first + 1 }, (_, at) => first + at)
  })
  return String.fromCodePoint(...codes)
}

const sourceOf = (source: string) => createRequire(import.meta.url).resolve(source)

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true })
  for (const face of FACES) {
    const cut = await subsetFace(face)
    writeFileSync(join(FOLDER, `${face.name}.woff2`), cut)
    // The Open Font License must accompany the font.
    const licence = join(dirname(dirname(sourceOf(face.source))), 'LICENSE')
    copyFileSync(licence, join(FOLDER, `${face.name}.OFL.txt`))
    console.log(`${face.name}: ${cut.length} bytes`)
  }
}
