import { expect, test } from 'vitest'
import { modulesIn, rulesOf, sheetOf } from './inline-stylesheets.ts'

const SHEET =
  '@layer base,ui,site;:root{--line:#ccc}@font-face{font-family:Body;src:url(a.woff2)}' +
  '@layer ui{._button_tbhfu_3{color:red}._button_tbhfu_3:hover,._link_a1b2c_9{color:blue}' +
  '@media (width<=48em){._button_tbhfu_3{padding:0}}@keyframes _turn_k1k2k_4{to{rotate:1turn}}}' +
  '@layer site{body{margin:0}._card_9-_Qx_12{color:red}}'

test('a sheet is its rules, one after the other', () => {
  expect(sheetOf(rulesOf(SHEET))).toBe(SHEET)
  expect(rulesOf(SHEET).map(({ layer, modules }) => [layer, modules])).toEqual([
    [undefined, []],
    [undefined, []],
    [undefined, []],
    ['ui', ['tbhfu']],
    ['ui', ['tbhfu', 'a1b2c']],
    ['ui', ['tbhfu']],
    ['ui', ['k1k2k']],
    ['site', []],
    ['site', ['9-_Qx']],
  ])
})

test('of some of its rules it keeps order and layers', () => {
  const some = rulesOf(SHEET).filter(({ modules }) => !modules.includes('tbhfu'))
  expect(sheetOf(some)).toBe(
    '@layer base,ui,site;:root{--line:#ccc}@font-face{font-family:Body;src:url(a.woff2)}' +
      '@layer ui{@keyframes _turn_k1k2k_4{to{rotate:1turn}}}' +
      '@layer site{body{margin:0}._card_9-_Qx_12{color:red}}',
  )
})

test('classes tell their modules wherever a page names them', () => {
  const page =
    '<p class="visually-hidden _card_9-_Qx_12 _big_tbhfu_3"></p><script>"_li_a1b2c_9"</script>'
  expect([...modulesIn(page)]).toEqual(['9-_Qx', 'tbhfu', 'a1b2c'])
})
