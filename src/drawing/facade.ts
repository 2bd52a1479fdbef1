import { awning } from './awning.ts'
import { symbols } from './category-symbols.ts'
import { paletteOf, shade } from './colour.ts'
import { door } from './door.ts'
import { accessibleName, rect, svg } from './markup.ts'
import { pavement, streetObject } from './pavement.ts'
import { type Front, planOf } from './shop-front.ts'
import { windowDisplays, windowFeet, windowFrames } from './shop-window.ts'
import { type Notice, shutter } from './shutter.ts'
import { type Letters, sign } from './sign.ts'
import { type FacadeShop, traits } from './traits.ts'
import { floorsThatFit, upperFloors, wall } from './wall.ts'

export type FacadeOptions = {
  /** Size of the view box, at least 200 × 208. */
  w?: number
  h?: number
  /** Floors above the shop. Default: one if `h` is at least 330. Floors that do not fit are omitted. */
  floors?: 0 | 1 | 2
  closed?: boolean
  /** Text of a paper on the shutter. With a notice the shutter is down. */
  notice?: Notice | undefined
  /** Text of the sign. Default: the shop's name. */
  sign?: string
  /** True if the drawing needs a role and a description, because there is no text beside it. */
  label?: boolean
  letters?: Letters | undefined
}

/**
 * Draws a façade from id, name and category alone, so that server and browser draw the same. A lower frame crops the
 * wall, never the door. CSS darkens the classes `fx-…` in the night theme.
 */
export function facade(shop: FacadeShop, options: FacadeOptions = {}): string {
  const { w = 320, h = 220, label = false } = options
  const { floors, ...layers } = facadeLayers(shop, options)
  // The roof of upper floors is 10 high.
  const box = floors ? svg`0 -10 ${w} ${h + 10}` : svg`0 0 ${w} ${h}`
  const name = label && facadeLabel(shop, options)
  return (
    `<svg class="fx" viewBox="${box}" preserveAspectRatio="xMidYMax slice" ${accessibleName(name)}>` +
    `${paintLayers(layers)}</svg>`
  )
}

/** SVG shapes, in the order in which they are painted. */
export type Layers = {
  wall: string
  sign: string
  lit: string
  front: string
  glass: string
  details: string
}

export function facadeLayers(shop: FacadeShop, options: FacadeOptions = {}) {
  const { w = 320, h = 220, notice, closed = notice !== undefined } = options
  const chosen = traits(shop)
  const front = { traits: chosen, palette: paletteOf(chosen), plan: planOf(chosen, w, h) }
  const floors = floorsThatFit(options.floors ?? (h >= 330 ? 1 : 0), front.plan.signTop)
  const upper = upperFloors(front, floors)
  const lower = closed ? closedLower(shutter(front, notice, options.letters)) : openLower(front)
  return {
    floors,
    wall: wall(front) + upper.skin + shopfront(front),
    sign: sign(front, options.sign ?? shop.name, options.letters),
    lit: upper.lit + lower.lit,
    front: lower.front,
    glass: lower.glass,
    details: lower.details + awnings(front, closed) + pavement(front) + lower.object,
  }
}

export function paintLayers({ wall, sign, lit, front, glass, details }: Layers): string {
  return (
    `<g class="fx-skin">${wall}</g><g class="fx-sign">${sign}</g><g class="fx-lit">${lit}</g>` +
    `<g class="fx-skin">${front}</g><g class="fx-lit">${glass}</g><g class="fx-skin">${details}</g>`
  )
}

function facadeLabel(shop: FacadeShop, { notice, closed = notice !== undefined }: FacadeOptions) {
  const chosen = traits(shop)
  const start = `Dibujo de la fachada de ${shop.name.trim() || 'un comercio'}`
  const awningWords = `toldo ${chosen.clothA.label}`
  if (notice) return `${start}: la persiana bajada, y un papel: «${notice.join('. ')}».`
  if (closed) return `${start}: ${awningWords}, y la persiana bajada.`
  return `${start}: ${awningWords}, y en el escaparate, ${symbols[chosen.symbol][0]}.`
}

function shopfront({ palette, plan }: Front): string {
  const top = plan.signTop + 34
  const height = plan.base - top
  return (
    rect(plan.left - 4, top + 2, plan.span + 8, height - 2, palette.woodLo, 'opacity=".25"') +
    rect(plan.left, top, plan.span, height, palette.wood)
  )
}

const closedLower = (details: string) => ({ lit: '', front: '', glass: '', details, object: '' })

function openLower(front: Front) {
  const { leaf, glass, details } = door(front)
  return {
    lit: windowDisplays(front),
    front: windowFrames(front) + windowFeet(front) + leaf,
    glass,
    details,
    object: streetObject(front),
  }
}

function awnings({ traits, palette, plan }: Front, closed: boolean): string {
  const { left, right, signTop, door, windows, span } = plan
  const { shape, stripes } = traits
  const cloth = { ...palette, shape, stripes }
  const shadow = rect(left - 6, signTop + 80, span + 12, 12, shade, 'opacity=".17"')
  if (shape !== 'double' || closed) {
    return shadow + awning({ ...cloth, left: left - 2, right: right + 2, top: signTop + 38 })
  }
  const overhung = { ...cloth, top: signTop + 40, overhang: 5 }
  const overDoor = { left: door.x - 4, right: door.x + door.width + 4, count: 5 }
  const overWindows = windows.map(({ x, width }) =>
    awning({ ...overhung, left: x - 3, right: x + width + 3 }),
  )
  return shadow + awning({ ...overhung, ...overDoor }) + overWindows.join('')
}
