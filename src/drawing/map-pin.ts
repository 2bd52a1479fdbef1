import { canvas, cream, glow, green } from './colour.ts'
import { path, rect, svg } from './markup.ts'

/** Size of the pin in pixels. Its tip is the middle of its lower edge. */
export const PIN_WIDTH = 44
export const PIN_HEIGHT = 54

const brick = '#b54a20'

const stripes = [7, 13, 19, 25, 31].map((x, i) =>
  path(svg`M${x} 8h6v9a3 3 0 0 1 -6 0z`, i % 2 === 0 ? '#c8532a' : canvas),
)

/** The marker of a shop on the street map: a shop window on a tip, as SVG. */
export const mapPin =
  `<svg viewBox="0 0 ${PIN_WIDTH} ${PIN_HEIGHT}" width="${PIN_WIDTH}" height="${PIN_HEIGHT}" aria-hidden="true" focusable="false">` +
  path('M13 40h18l-9 13z', brick) +
  rect(1, 1, 42, 42, brick, 'rx="9" stroke="#fff" stroke-width="2"') +
  rect(7, 7, 30, 30, glow, 'rx="4"') +
  rect(10, 22, 12, 11, cream, 'rx="1"') +
  rect(25, 22, 8, 15, green, 'rx="1"') +
  stripes.join('') +
  '</svg>'
