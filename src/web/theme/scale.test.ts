import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('src/web/**/*.css')
const SPACED = /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?): ([^;{}]+);/g
const SIZED = /(?<![\w-])font-size: ([^;{}]+);/g

const tokens = new Map(
  [
    ...readFileSync('src/web/theme/global.css', 'utf8').matchAll(
      /--((?:space|text)-[\w-]+): (.+);/g,
    ),
  ].map(([, name, value]) => [value!, name!]),
)

test.each(sheets)('%s names the steps of the scale that it uses', (sheet) => {
  const css = readFileSync(sheet, 'utf8')
  const lengths = [...css.matchAll(SPACED)].flatMap(
    ([, value]) => value!.match(/(?<![\w.])\d+px/g) ?? [],
  )
  const sizes = [...css.matchAll(SIZED)].map(([, value]) => value!)
  const written = [...lengths, ...sizes].filter((value) => tokens.has(value))
  expect(written.map((value) => `${value} is var(--${tokens.get(value)})`)).toEqual([])
})

test('every step of the scale is used', () => {
  const all = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n')
  const unused = [...tokens.values()].filter((name) => !all.includes(`var(--${name})`))
  expect(unused).toEqual([])
})
