import { glow, paletteOf, shelf, upperGlow } from './colour.ts'
import { circle, frame, line, path, rect } from './markup.ts'
import { reflections } from './shop-window.ts'
import { textLetters } from './sign.ts'
import { standingSymbol } from './symbols.ts'
import { traits } from './traits.ts'

/** Draws a lit, empty shop window with a cat, for empty lists. `sign` has room for about fourteen letters. */
export function emptyWindow(sign = 'Muy pronto'): string {
  // The id is chosen for its wood, aubergine.
  const { wood, woodHi } = paletteOf(traits({ id: 19, name: '' }))
  const frameShapes = rect(0, 0, 356, 200, wood) + rect(0, 180, 356, 7, woodHi)
  const lit =
    rect(13, 13, 330, 167, glow) +
    path('M13 13h330v100q-165 40-330 0Z', upperGlow) +
    rect(45, 102, 266, 5.5, shelf) +
    rect(13, 171, 330, 9, shelf) +
    lamp(wood) +
    hungSign(sign) +
    standingSymbol('pet', 291, 170, 67) +
    reflections({ x: 13, width: 330 }, 13, 180)
  return (
    '<svg class="fx" viewBox="0 0 356 200" aria-hidden="true">' +
    `<g class="fx-skin">${frameShapes}</g><g class="fx-lit">${lit}</g></svg>`
  )
}

function lamp(colour: string): string {
  return (
    line('M84 13v34', '#7a5a2c', 2.4) +
    path('M66.5 62q17.5-28 35 0Z', colour) +
    circle(84, 63, 4.4, '#fff')
  )
}

function hungSign(text: string): string {
  const size = Math.min(18, 176 / [...text].length)
  return (
    '<g transform="rotate(-4 178 120)">' +
    line('M149 101l28-22 27 22', '#7a5a2c', 2) +
    rect(126, 100, 104, 41, '#fff9ec', 'rx="6"') +
    frame(126, 100, 104, 41, '#b54a20', 'rx="6" stroke-width="3"') +
    `${textLetters(text, { x: 178, y: 120, size, weight: 700, fill: '#973b1a' })}</g>`
  )
}
