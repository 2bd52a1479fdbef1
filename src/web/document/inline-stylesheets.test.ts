import { expect, test } from 'vitest'
import { openSheet, rulesFor } from './inline-stylesheets.ts'

const BEFORE = '@layer base,ui,site;:root{--line:#ccc}@font-face{font-family:Body;src:url(a.woff2)}'
const SHEET = `${BEFORE}@layer ui{._button_tbhfu_3{color:red}._button_tbhfu_3:hover,._link_a1b2c_9{color:blue}@media (width<=48em){._button_tbhfu_3{padding:0}}@keyframes _turn_k1k2k_4{to{rotate:1turn}}}@layer site{body{margin:0}._card_9-_Qx_12{color:red}}`

test.each([
  [['tbhfu', 'a1b2c', 'k1k2k', '9-_Qx'], SHEET],
  [
    ['a1b2c'],
    `${BEFORE}@layer ui{._button_tbhfu_3:hover,._link_a1b2c_9{color:blue}}@layer site{body{margin:0}}`,
  ],
])('a page with the CSS modules %j has the rules of them and of no module', (modules, rules) => {
  expect(rulesFor(new Set(modules), SHEET)).toBe(rules)
})

test('pages that use the same CSS modules of a sheet share its style, whatever else they use', () => {
  const styleFor = openSheet(SHEET)
  const style = styleFor(new Set(['a1b2c', '9-_Qx']))
  expect(style.element).toBe(`<style>${rulesFor(new Set(['a1b2c', '9-_Qx']), SHEET)}</style>`)
  expect(styleFor(new Set(['9-_Qx', 'zzzzz', 'a1b2c']))).toBe(style)
  expect(styleFor(new Set(['9-_Qx'])).element).not.toBe(style.element)
})
