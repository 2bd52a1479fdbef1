import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spaces, spacingClasses, textSizes } from './design-tokens.ts'

const sheets = globSync('src/web/**/*.css')
const screens = globSync('src/web/**/*.tsx')
const SPACED =
  /(?<![\w-])((?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|inset(?:-[a-z-]+)?|top|right|bottom|left): ([^;{}]+);/g
const SIZED = /(?<![\w-])(font|font-size): ([^;{}]+);/g
/** Matches pixels in inline styles and style props of React. */
const STYLED =
  /\b(?:(?:margin|padding|inset|gap|rowGap|columnGap|fontSize)\w*: '?|(?:gap|fz|[mp][tblrxy]?)=[{"]+'?)-?[\d.]*[1-9](?!.*%)/g
/** Exceptions: 0 and hairlines, and units relative to a box, the window or the font size, or points of paper. */
const LENGTH = /(?<![\w.-])-?\d*\.?\d+(?:px|rem)\b/g
const ALLOWED = ['1px', '-1px', '0px']

test.each(sheets)('%s takes spacing and sizes of type from the scale', (sheet) => {
  const css = readFileSync(sheet, 'utf8')
  const numbers = [...css.matchAll(SPACED), ...css.matchAll(SIZED)].flatMap(([, property, value]) =>
    (value!.match(LENGTH) ?? [])
      .filter((length) => !ALLOWED.includes(length))
      .map((length) => `${property}: ${length}`),
  )
  expect(numbers).toEqual([])
})

test('no style of a component sets spacing or sizes of type by number', () => {
  const numbers = screens.flatMap((screen) =>
    (readFileSync(screen, 'utf8').match(STYLED) ?? []).map((found) => `${screen}: ${found}`),
  )
  expect(numbers).toEqual([])
})

test('every step of the scale is used, and none is missing', () => {
  const all = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n')
  const inSheets = [...all.matchAll(/var\(--((?:space|text)-[\w-]+)\)/g)].map(([, name]) => name!)
  const classes = new RegExp(
    `(?<=className=[^>]*[\\s"'\`])(?:(?:${Object.keys(spacingClasses).join('|')})-\\d+|text-[\\w-]+)(?=[\\s"'\`])`,
    'g',
  )
  const inScreens = screens
    .flatMap((screen) => readFileSync(screen, 'utf8').match(classes) ?? [])
    .map((name) => name.replace(/^(?!text-).*-(?=\d)/, 'space-'))
  const steps = [
    ...spaces.map((px) => `space-${px}`),
    ...Object.keys(textSizes).map((name) => `text-${name}`),
  ]
  expect([...new Set([...inSheets, ...inScreens])].sort()).toEqual(steps.sort())
})
