import type { Palette } from './colour.ts'
import type { Traits } from './traits.ts'

export type Front = { traits: Traits; palette: Palette; plan: Plan }

export type Span = { x: number; width: number }

export type Plan = ReturnType<typeof planOf>

/** Measures from the pavement up, so that a higher drawing only has more wall. As in SVG, y grows downwards. */
export function planOf(traits: Traits, width: number, height: number) {
  const base = height - 14
  const signTop = base - 190
  const left = 22
  const right = width - 22
  return {
    width,
    height,
    base,
    signTop,
    left,
    right,
    span: right - left,
    /** Top and bottom of the window's glass. */
    glassTop: signTop + 62,
    sill: base - 24,
    ...openings(traits, left, right),
  }
}

function openings(traits: Traits, left: number, right: number): { door: Span; windows: Span[] } {
  const span = right - left
  const doorWidth = Math.min(66, span * 0.26)
  const rest = span - doorWidth - 30
  if (traits.doorSide === 'left') {
    const window = { x: left + doorWidth + 20, width: rest }
    return { door: { x: left + 10, width: doorWidth }, windows: [window] }
  }
  if (traits.doorSide === 'right') {
    const door = { x: right - 10 - doorWidth, width: doorWidth }
    return { door, windows: [{ x: left + 10, width: rest }] }
  }
  const side = (span - doorWidth - 40) / 2
  const windows = [left + 10, right - 10 - side].map((x) => ({ x, width: side }))
  return { door: { x: left + 20 + side, width: doorWidth }, windows }
}
