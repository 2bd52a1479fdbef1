import { facadeLayers, type Layers, paintLayers } from './facade.ts'
import { hash } from './hash.ts'
import { accessibleName, dashed, line, path, rect, svg, translated } from './markup.ts'
import type { Letters } from './sign.ts'
import { bunting, lampHead, lampPost, orangeTree } from './street-furniture.ts'
import type { FacadeShop } from './traits.ts'

/** `closed`: the shutter is down. */
export type StreetShop = FacadeShop & { closed?: boolean }

export type StreetOptions = {
  bunting?: boolean
  /** Hills behind the houses, in `var(--hill)`. */
  hills?: boolean
  /** Widths of the empty street at both ends. */
  before?: number
  after?: number
  /** The part that stays visible when the drawing is cropped. */
  keep?: 'middle' | 'end'
}

/** Draws shops side by side on a transparent sky. Six houses are about 1,700 wide and 560 high. */
export function street(shops: readonly StreetShop[], options: StreetOptions = {}): string {
  const { before = 0, after = 0, hills = true, keep = 'middle' } = options
  const houses = housesOf(shops, before)
  const last = houses.at(-1)
  const width = (last ? last.x + last.w : before) + after
  const tallest = Math.max(0, ...houses.map((house) => house.h))
  const ground = tallest + 20
  const joints = houses.slice(1).map((house) => house.x)
  const shapes =
    (hills ? hill(width, ground) : '') +
    `<g class="fx-skin">${road(width, ground)}</g>` +
    paintLayers(row(houses, ground)) +
    `<g class="fx-skin">${shadows(houses, ground)}` +
    furniture(joints, ground) +
    `${options.bunting ? bunting(width, ground - tallest + 30) : ''}</g>` +
    `<g class="fx-lit">${lamps(joints, ground)}</g>`
  const label = shops.every(({ closed }) => closed) ? VACANT : BUSY
  const crop = keep === 'end' ? 'xMaxYMax' : 'xMidYMax'
  return (
    svg`<svg class="fx" viewBox="0 0 ${width} ${ground + roadDepth}" ` +
    `preserveAspectRatio="${crop} slice" ` +
    `${accessibleName(label)}>${shapes}</svg>`
  )
}

/** Draws a street to scroll sideways. Hills and road extend by `beyond` at both sides of the view box. */
export function longStreet(shops: readonly StreetShop[], beyond = 0, letters?: Letters) {
  const houses = housesOf(shops, 0, true)
  const width = houses.reduce((sum, { w }) => sum + w, 0)
  const all = width + 2 * beyond
  const shapes =
    translated(-beyond, 0, `${hill(all, GROUND)}<g class="fx-skin">${road(all, GROUND)}</g>`) +
    paintLayers(row(houses, GROUND, letters)) +
    `<g class="fx-skin">${shadows(houses.slice(1), GROUND)}</g>`
  const svg =
    `<svg class="fx" viewBox="0 0 ${width} ${LONG_STREET_HEIGHT}" overflow="visible" ` +
    `aria-hidden="true">${shapes}</svg>`
  return { svg, shapes, width, widths: houses.map(({ w }) => w) }
}

const BUSY = 'Una calle de comercios de barrio con sus toldos'
const VACANT = 'Una calle de comercios con las persianas bajadas'

type House = { shop: StreetShop; x: number; w: number; h: number; floors: 1 | 2 }

const pavementDepth = 14
const roadDepth = 58
/** Height of a long street above the pavement. */
const GROUND = 420
export const LONG_STREET_HEIGHT = GROUND + roadDepth

/** Every third house has one more floor, unless `areLow`. */
function housesOf(shops: readonly StreetShop[], start: number, areLow = false): House[] {
  let x = start
  return shops.map((shop, index) => {
    const random = hash(`${shop.id}:casa`)
    const tall = !areLow && index % 3 === 1
    const house: House = {
      shop,
      x,
      w: 250 + (random % 11) * 10,
      h: (tall ? 450 : 350) + ((random >>> 8) % 7) * 6,
      floors: tall ? 2 : 1,
    }
    x += house.w
    return house
  })
}

/** Joins the layers of all houses: in the night theme CSS darkens six groups, not six for each house. */
function row(houses: House[], ground: number, letters?: Letters): Layers {
  const joined: Layers = { wall: '', sign: '', lit: '', front: '', glass: '', details: '' }
  for (const { shop, x, w, h, floors } of houses) {
    const layers = facadeLayers(shop, { w, h, floors, closed: shop.closed ?? false, letters })
    for (const layer of Object.keys(joined) as (keyof Layers)[]) {
      joined[layer] += translated(x, ground + pavementDepth - h, layers[layer])
    }
  }
  return joined
}

function shadows(houses: House[], ground: number): string {
  const d = houses.map(({ x, h }) => svg`M${x + 1.5} ${ground}V${ground + pavementDepth - h}`)
  return line(d.join(''), '#12241b', 3, 'opacity=".16"')
}

function road(width: number, ground: number): string {
  const top = ground + pavementDepth
  const cobbles = svg`M16 ${top + 17}H${width}M-14 ${top + 31}H${width}`
  return (
    rect(0, top, width, roadDepth - pavementDepth, '#cdc5b3') +
    rect(0, top, width, 2.5, '#b4ab99') +
    dashed(cobbles, '#bab19e', 2.5, [28, 60], 'stroke-linecap="round"')
  )
}

function hill(width: number, ground: number): string {
  const waves = 'c200 0 300 -85 500 -85s300 85 500 85'.repeat(Math.ceil(width / 1000))
  return path(svg`M0 ${ground}V${ground - 345}${waves}V${ground}Z`, 'var(--hill, #d8cfa3)')
}

function furniture(joints: number[], ground: number): string {
  return joints
    .map((x, i) => translated(x, ground + (i % 2 ? 30 : 26), i % 2 ? orangeTree : lampPost))
    .join('')
}

function lamps(joints: number[], ground: number): string {
  return joints.map((x, i) => (i % 2 ? '' : translated(x, ground + 26, lampHead))).join('')
}
