import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { designTokensCss, type Token, tokens } from './design-tokens.ts'

/** Text, background, minimum contrast ratio, then the ratios calculated for light and dark. */
const pairs: [Token, Token, number, number, number][] = [
  ['ink', 'bg', 7, 16.14, 16.4],
  ['ink', 'surface', 7, 16.7, 15.27],
  ['dim', 'bg', 7, 7.97, 10.02],
  ['dim', 'surface', 7, 8.25, 9.34],
  ['on-primary', 'primary', 4.5, 5.16, 9.5],
  ['primary-text', 'bg', 4.5, 6.66, 11.6],
  ['primary-text', 'surface', 4.5, 6.89, 10.8],
  ['on-offer', 'offer', 4.5, 5.3, 8.13],
  ['offer-text', 'surface', 4.5, 6.99, 9.72],
  ['ok-text', 'ok-bg', 4.5, 8.63, 9.63],
  ['pend-text', 'pend-bg', 4.5, 8.01, 9.16],
  ['rej-text', 'rej-bg', 4.5, 6.86, 8.57],
  ['danger-text', 'surface', 4.5, 8.09, 9.65],
  ['side-text', 'side', 7, 12.21, 16.72],
  ['side-dim', 'side', 4.5, 10.29, 10.0],
  ['band-text', 'band', 7, 9.13, 14.98],
  ['line-field', 'surface', 3, 5.38, 6.07],
  ['focus', 'bg', 3, 6.07, 9.24],
  ['focus-side', 'side', 3, 9.82, 13.83],
]

test.each(pairs)('%s can be read on %s', (text, ground, minRatio, light, dark) => {
  const ratios = [0, 1].map((scheme) => contrast(tokens[text][scheme]!, tokens[ground][scheme]!))
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(minRatio)
  expect(ratios[0]).toBeCloseTo(light, 1)
  expect(ratios[1]).toBeCloseTo(dark, 1)
})

test('the page changes just under one of six widths, and at no other', () => {
  const under = [480, 576, 768, 992, 1200, 1600].map((px) => `${px / 16 - 0.01}em`)
  const web = resolve(import.meta.dirname, '..')
  const sheets = globSync('**/*.css', { cwd: web }).map((path) =>
    readFileSync(resolve(web, path), 'utf8'),
  )
  const used = sheets.flatMap((sheet) => [...sheet.matchAll(/@media.*max-width: ([\d.]+\w+)/g)])
  expect(used.length).toBeGreaterThan(20)
  expect(used.map(([, width]) => width).filter((width) => !under.includes(width!))).toEqual([])
})

test('the stylesheet publishes every token for light, dark and paper', () => {
  const css = designTokensCss()
  for (const [name, [light, dark]] of Object.entries(tokens)) {
    expect(css.split(`--${name}: ${light};`).length - 1).toBeGreaterThanOrEqual(2)
    expect(css.split(`--${name}: ${dark};`).length - 1).toBeGreaterThanOrEqual(2)
  }
})

/** Returns the contrast ratio (WCAG 2) of two hex colours. */
function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
