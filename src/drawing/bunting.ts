import { canvas } from './colour.ts'
import { line, path, repeated, svg } from './markup.ts'

/** Draws strings of small flags across a street of this width, hung at height `top`. */
export function bunting(width: number, top: number): string {
  const spans = Math.ceil((width + 60) / span)
  const cords = repeated(spans, (i) => {
    const [from, to] = [hookAt(i, top), hookAt(i + 1, top)]
    return svg`M${from.x} ${from.y}Q${from.x + span / 2} ${middleOf(from, to)} ${to.x} ${to.y}`
  })
  const flags = colours.map((colour, kind) => {
    const ofKind = repeated(spans * perSpan, (i) =>
      i % colours.length === kind ? flag(i, top) : '',
    )
    return path(ofKind, colour)
  })
  return line(cords, '#5d5a48', 1.4) + flags.join('')
}

type Hook = { x: number; y: number }

const span = 360
const sag = 44
const perSpan = 12
const colours = [canvas, '#007e46', '#e9a52d', canvas, '#316ca5', '#b54a20']

function hookAt(index: number, top: number): Hook {
  return { x: index * span - 60, y: top - (index % 2) * 8 }
}

function middleOf(from: Hook, to: Hook): number {
  return (from.y + to.y) / 2 + sag * 2
}

/** Draws a flag at a point of the cord's quadratic curve. */
function flag(index: number, top: number): string {
  const [from, to] = [0, 1].map((side) => hookAt(Math.floor(index / perSpan) + side, top))
  const t = ((index % perSpan) + 0.5) / perSpan
  const y = (1 - t) ** 2 * from!.y + 2 * t * (1 - t) * middleOf(from!, to!) + t ** 2 * to!.y
  return svg`M${from!.x + span * t - 8.5} ${y}h17l-8.5 17Z`
}
