import { clampChroma, formatHex, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { canvas, cloths, contrast, cream, green, walls, woods } from './colour.ts'

/** Returns the colour as `#rrggbb`. Colours outside sRGB keep lightness and hue and lose chroma. */
const hexOf = (l: number, c: number, h: number) =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

test('every colour is its oklch, and the shades of one differ in lightness', () => {
  for (const { l, c, h, ...wall } of walls) {
    const [light, dark] = [Math.min(0.985, l + 0.03), l - 0.07]
    expect(wall).toMatchObject({
      hex: hexOf(l, c, h),
      light: hexOf(light, c * 0.7, h),
      dark: hexOf(dark, c * 1.1 + 0.01, h),
    })
  }
  for (const { l, c, h, ...wood } of woods) {
    expect(wood).toMatchObject({
      hex: hexOf(l, c, h),
      light: hexOf(l + 0.1, c, h),
      dark: hexOf(l - 0.09, c * 0.8, h),
      shutter: hexOf(l + 0.12, c, h),
    })
  }
  for (const { l, c, h, ...cloth } of cloths) {
    expect(cloth).toMatchObject({ hex: hexOf(l, c, h), tile: hexOf(0.62, 0.09, h) })
  }
  expect(cream).toBe(hexOf(0.965, 0.03, 90))
  expect(canvas).toBe(hexOf(0.972, 0.018, 88))
  expect(green).toBe(hexOf(0.52, 0.13, 155))
})

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#c1552c', '#f6f3eb')).toBeCloseTo(wcagContrast('#c1552c', '#f6f3eb'), 2)
  expect(contrast('#f6f3eb', '#c1552c')).toBe(contrast('#c1552c', '#f6f3eb'))
})
