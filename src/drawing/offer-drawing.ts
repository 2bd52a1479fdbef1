import { symbolFor } from './category-symbols.ts'
import { ground, groundFor } from './grounds.ts'
import { svg } from './markup.ts'
import { standingSymbol } from './symbols.ts'

/**
 * Draws an offer without a photo: the symbol of its shop on a ground of its trade, as SVG for a frame of about
 * 330 × 176. `category` is the name of the shop's first category.
 */
export function offerDrawing(
  offer: { id: number | string; category?: string },
  { w = 330, h = 176 } = {},
): string {
  const symbol = symbolFor(offer.category)
  const [middle, base, size] = [w / 2, h * 0.86, h * 0.66]
  return (
    svg`<svg class="fx" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMax slice" ` +
    `aria-hidden="true"><g class="fx-sign">${ground(groundFor(symbol, offer.id), { w, h, id: offer.id })}` +
    svg`<ellipse cx="${middle + size * 0.08}" cy="${base}" rx="${size * 0.52}" ry="${size * 0.07}" ` +
    `fill="#12241b" opacity=".22"/></g><g class="fx-lit">${standingSymbol(symbol, middle, base, size)}</g></svg>`
  )
}
