import { canvas, iron } from './colour.ts'
import { circle, line, path, rect, repeated, svg } from './markup.ts'

/** Foot at y = 0, centre at x = 0. */
export const orangeTree =
  rect(-4, -78, 8, 54, '#6d4a30') +
  rect(-24.5, -26, 49, 8, '#d07a4f', 'rx="3"') +
  path('M-20 -18H20L15 0H-15Z', '#b9603a') +
  circle(0, -96, 36, '#3f7a3d') +
  circle(-22, -82, 23, '#4d8a4a') +
  circle(24, -86, 22, '#356b36') +
  circle(-7, -112, 20, '#5a9450') +
  [
    [-32, -82],
    [-18, -98],
    [-3, -85],
    [7, -114],
    [14, -77],
    [23, -95],
  ]
    .map(([x, y]) => circle(x!, y!, 5.5, '#eb8a2e'))
    .join('')

export const lampPost =
  rect(-3.5, -160, 7, 154, iron) +
  rect(-9.5, -11, 19, 11, iron) +
  path('M-18 -200L0 -216L18 -200Z', iron) +
  path('M-8 -169H8L12.5 -160H-12.5Z', iron)

/** The lamp's glass. It stays lit in the night theme. */
export const lampHead = path('M-15 -200H15L12 -170H-12Z', '#ffd978')

/** Draws strings of small flags across a street of this width, hung at height `top`. */
export function bunting(width: number, top: number): string {
  const spans = Math.ceil((width - start) / span)
  const cords = repeated(spans, (i) => {
    const [from, to] = [hookAt(i, top), hookAt(i + 1, top)]
    return svg`M${from.x} ${from.y}Q${from.x + span / 2} ${middleOf(from, to)} ${to.x} ${to.y}`
  })
  const flags = colours.map((colour, colourIndex) => {
    const ofColour = repeated(spans * perSpan, (i) =>
      i % colours.length === colourIndex ? flag(i, top) : '',
    )
    return path(ofColour, colour)
  })
  return line(cords, '#5d5a48', 1.4) + flags.join('')
}

type Hook = { x: number; y: number }

const start = -60
const span = 360
const sag = 44
const perSpan = 12
const colours = [canvas, '#007e46', '#e9a52d', canvas, '#316ca5', '#b54a20']

function hookAt(index: number, top: number): Hook {
  return { x: start + index * span, y: top - (index % 2) * 8 }
}

function middleOf(from: Hook, to: Hook): number {
  return (from.y + to.y) / 2 + sag * 2
}

function flag(index: number, top: number): string {
  const [from, to] = [0, 1].map((side) => hookAt(Math.floor(index / perSpan) + side, top))
  const t = ((index % perSpan) + 0.5) / perSpan
  const y = (1 - t) ** 2 * from!.y + 2 * t * (1 - t) * middleOf(from!, to!) + t ** 2 * to!.y
  return svg`M${from!.x + span * t - 8.5} ${y}h17l-8.5 17Z`
}
