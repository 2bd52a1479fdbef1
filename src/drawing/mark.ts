import { awning } from './awning.ts'
import { glow, paletteOf, shelf, upperGlow } from './colour.ts'
import { path, rect } from './markup.ts'
import { standingSymbol } from './symbols.ts'
import { type FacadeShop, traits } from './traits.ts'

/** Draws a shop's window and awning in a square, 64 × 64, for lists. */
export function mark(shop: FacadeShop): string {
  const chosen = traits(shop)
  const palette = paletteOf(chosen)
  const cloth = awning({
    ...palette,
    left: 6,
    right: 58,
    top: 2,
    shape: tooLarge.includes(chosen.shape) ? 'scallops' : chosen.shape,
    stripes: chosen.stripes,
    slope: 12,
    valance: 8,
    overhang: 6,
    count: 7,
  })
  const shapes =
    rect(0, 0, 64, 64, palette.wood) +
    rect(5, 14, 54, 46, glow) +
    path('M5 14h54v26q-27 14-54 0Z', upperGlow) +
    rect(5, 56, 54, 4, shelf) +
    standingSymbol(chosen.symbol, 32, 55.8, 36) +
    cloth
  return `<svg class="fx mk" viewBox="0 0 64 64" aria-hidden="true">${shapes}</svg>`
}

/** Shapes of awnings that are illegible at this size; scallops replace them. */
const tooLarge = ['double', 'short']
