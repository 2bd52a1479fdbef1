import { type Background, type SymbolName, symbolFor, symbols } from './category-symbols.ts'
import { dashed, line, path, rect, repeated, svg } from './markup.ts'
import { standingSymbol } from './symbols.ts'
import { traits } from './traits.ts'

/** Draws the symbol of a shop on a background for the trade, for offers without a photo. */
export function offerDrawing(
  offer: { id: number | string; category?: string },
  { w = 330, h = 176 } = {},
): string {
  const symbol = symbolFor(offer.category)
  const [middle, base, size] = [w / 2, h * 0.86, h * 0.66]
  return (
    svg`<svg class="fx" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMax slice" ` +
    `aria-hidden="true"><g class="fx-sign">${drawBackground[backgroundFor(symbol, offer.id)]({ w, h, id: offer.id })}` +
    svg`<ellipse cx="${middle + size * 0.08}" cy="${base}" rx="${size * 0.52}" ry="${size * 0.07}" ` +
    `fill="#12241b" opacity=".22"/></g><g class="fx-lit">${standingSymbol(symbol, middle, base, size)}</g></svg>`
  )
}

export function backgroundFor(symbol: SymbolName, id: number | string): Background {
  const [, , even, odd] = symbols[symbol]
  return Number(id) % 2 === 1 ? odd : even
}

type Box = { w: number; h: number; id: number | string }

/** Draws each background so that it fills the box. */
const drawBackground: Record<Background, (box: Box) => string> = {
  wood: ({ w, h }) => {
    const board = h / 4
    const seams = repeated(3, (i) => svg`M0 ${(i + 1) * board}H${w}`)
    const grain = repeated(8, (i) => {
      const y = (i + 0.5) * (board / 2)
      const from = ((i * 37) % 60) / 100
      return svg`M${w * from} ${y}q${w * 0.15} ${i % 2 ? -5 : 5} ${w * 0.4} 0`
    })
    return (
      rect(0, 0, w, h, '#b9834f') +
      rect(0, board, w, board, '#c18c57') +
      rect(0, board * 3, w, board, '#b27b48') +
      line(grain, '#8f5c30', 1.5, 'opacity=".4"') +
      line(seams, '#7c4d26', 1.5, 'opacity=".7"')
    )
  },
  linen: ({ w, h }) =>
    rect(0, 0, w, h, '#e6dbc0') +
    dashed(svg`M${w / 2} -0.5V${h}`, '#cbbd9b', w, [1, 6], 'opacity=".35"') +
    line(svg`M0 ${h * 0.17}H${w}M0 ${h * 0.22}H${w}`, '#a8463a', 3, 'opacity=".55"'),
  marble: ({ w, h }) =>
    rect(0, 0, w, h, '#eceeec') +
    line(
      svg`M0 ${h * 0.7}q${w * 0.2} ${-h * 0.3} ${w * 0.34} ${-h * 0.16}t${w * 0.3} ${-h * 0.3}t${w * 0.4} ${-h * 0.2}M${w * 0.1} 0q${w * 0.1} ${h * 0.2} ${w * 0.05} ${h * 0.4}M${w * 0.6} ${h}q${w * 0.06} ${-h * 0.3} ${w * 0.4} ${-h * 0.36}`,
      '#8f9a99',
      1.5,
      'opacity=".4"',
    ) +
    line(
      svg`M${w * 0.3} ${h}q${w * 0.02} ${-h * 0.3} ${w * 0.2} ${-h * 0.4}M${w * 0.72} 0q${-w * 0.02} ${h * 0.3} ${w * 0.14} ${h * 0.46}`,
      '#aab3b2',
      4,
      'opacity=".22"',
    ),
  paper: ({ w, h }) =>
    rect(0, 0, w, h, '#f5ecd3') +
    dashed(svg`M${w / 2} 8.5V${h}`, '#8fa3b5', w, [1, 18], 'opacity=".45"') +
    line(svg`M${w * 0.13} 0V${h}`, '#b5524a', 1.5, 'opacity=".5"'),
  slate: ({ w, h }) =>
    rect(0, 0, w, h, '#4a534e') +
    line(
      svg`M${w * 0.06} ${h * 0.3}l${w * 0.2} ${-h * 0.1}M${w * 0.55} ${h * 0.16}l${w * 0.16} ${h * 0.05}M${w * 0.74} ${h * 0.56}l${w * 0.2} ${-h * 0.08}M${w * 0.1} ${h * 0.72}l${w * 0.12} ${h * 0.04}`,
      '#dfe5df',
      5,
      'opacity=".07" stroke-linecap="round"',
    ),
  gingham: ({ w, h, id }) => {
    const period = 36
    const colour = traits({ id, name: '' }).clothA.hex
    const upright = repeated(Math.ceil(w / period), (i) => svg`M${i * period} 0h18V${h}h-18Z`)
    const across = repeated(Math.ceil(h / period), (i) => svg`M0 ${i * period}h${w}v18H0Z`)
    return (
      rect(0, 0, w, h, '#fbf4e4') +
      path(upright, colour, 'opacity=".26"') +
      path(across, colour, 'opacity=".26"')
    )
  },
}
