import { symbolFor } from './category-symbols.ts'
import { hexOf } from './colour.ts'
import { path, rect, repeated, svg } from './markup.ts'
import { standingSymbol } from './symbols.ts'
import { traits } from './traits.ts'

const period = 36

/**
 * The drawing of an offer without a photo: its shop's symbol on a gingham cloth, as SVG for a frame of
 * about 330 × 176. `category` is the name of the shop's first category. The background is `var(--cloth)`,
 * cream by default.
 */
export function offerDrawing(
  offer: { id: number | string; category?: string },
  { w = 330, h = 176 } = {},
): string {
  const colour = hexOf(traits({ id: offer.id, name: '' }).clothA)
  const upright = repeated(Math.ceil(w / period), (i) => svg`M${i * period} 0h18V${h}h-18Z`)
  const across = repeated(Math.ceil(h / period), (i) => svg`M0 ${i * period}h${w}v18H0Z`)
  const shapes =
    rect(0, 0, w, h, 'var(--cloth, #fbf4e4)') +
    path(upright, colour, 'opacity=".26"') +
    path(across, colour, 'opacity=".26"') +
    goods(offer, w / 2, h)
  return (
    svg`<svg class="fx" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMax slice" ` +
    `aria-hidden="true">${shapes}</svg>`
  )
}

/** One symbol, three, or one so large that the lower edge crops it, by the id modulo 3. */
function goods(offer: { id: number | string; category?: string }, middle: number, h: number) {
  const symbol = symbolFor(offer.category)
  const ground = h * 0.88
  const onCloth = (x: number, size: number) =>
    svg`<ellipse cx="${x + size * 0.04}" cy="${ground}" rx="${size * 0.46}" ry="${size * 0.06}" ` +
    `fill="#12241b" opacity=".14"/>` +
    standingSymbol(symbol, x, ground, size)
  switch (Number(offer.id) % 3) {
    case 0:
      return onCloth(middle, h * 0.66)
    case 1:
      return (
        onCloth(middle - h * 0.44, h * 0.36) +
        onCloth(middle, h * 0.52) +
        onCloth(middle + h * 0.44, h * 0.36)
      )
    default:
      return standingSymbol(symbol, middle, h * 1.06, h * 0.98)
  }
}
