import { clampChroma, formatHex, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { cloths, hexOf, walls, woods } from './colour.ts'
import { contrast, hex } from './oklch.ts'

const grid = [0, 0.29, 0.52, 0.76, 0.972, 1].flatMap((l) =>
  [0, 0.02, 0.13, 0.3].flatMap((c) => [0, 40, 88, 155, 210, 262, 340].map((h) => ({ l, c, h }))),
)

test('colours are those of culori, inside sRGB and brought into it', () => {
  for (const { l, c, h } of grid) {
    const theirs = formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
    expect(distance(hex(l, c, h), theirs), `oklch(${l} ${c} ${h})`).toBeLessThanOrEqual(1)
  }
})

test('every paint of the town is exactly the one of culori', () => {
  for (const paint of [...walls, ...woods, ...cloths]) {
    expect(hexOf(paint)).toBe(formatHex(clampChroma({ mode: 'oklch', ...paint }, 'oklch')))
  }
})

test.each([
  ['ochre sand', '#f0d6a0', walls],
  ['bottle green', '#19482c', woods],
  ['green', '#007e46', cloths],
  ['copper', '#d4771a', cloths],
])('%s is %s', (name, colour, paints) => {
  expect(hexOf(paints.find((paint) => paint.name === name)!)).toBe(colour)
})

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#c1552c', '#f6f3eb')).toBeCloseTo(wcagContrast('#c1552c', '#f6f3eb'), 2)
  expect(contrast('#f6f3eb', '#c1552c')).toBe(contrast('#c1552c', '#f6f3eb'))
})

function distance(one: string, other: string): number {
  const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return Math.max(...channels(one).map((value, i) => Math.abs(value - channels(other)[i]!)))
}
