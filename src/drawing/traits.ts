import { type SymbolName, symbolFor } from './category-symbols.ts'
import {
  type Cloth,
  cloths,
  hueDistance,
  type Paint,
  type Wall,
  type Wood,
  walls,
  woods,
} from './colour.ts'
import { hash, pick } from './hash.ts'

/** `category`: name of the shop's first category. */
export type FacadeShop = { id: number | string; name: string; category?: string }

export type Traits = {
  id: string
  symbol: SymbolName
  wood: Wood
  wall: Wall
  /** The awning's main cloth. The second cloth is always canvas. */
  clothA: Cloth
  clothC: Cloth
  shape: AwningShape
  stripes: Stripes
  doorSide: (typeof choices.doorSides)[number]
  sign: (typeof choices.signs)[number]
  door: (typeof choices.doors)[number]
  /** The wall below the window. */
  foot: (typeof choices.feet)[number]
  streetObject: (typeof choices.streetObjects)[number]
  panes: number
  /** Bits that decide what the upper windows show. */
  upper: number
}

export type AwningShape = (typeof choices.shapes)[number]
export type Stripes = (typeof choices.stripes)[number]

/** Options of traits. They are picked by index: a changed list gives existing shops another drawing. */
export const choices = {
  shapes: ['scallops', 'plain', 'points', 'hood', 'short', 'double'],
  stripes: ['equal', 'thin', 'plain', 'groups', 'border', 'three'],
  doorSides: ['left', 'right', 'centre'],
  signs: ['board', 'plate', 'painted', 'bevelled'],
  doors: ['glass', 'panelled', 'arched'],
  feet: ['panels', 'tiles', 'stone', 'plain'],
  streetObjects: ['plant pot', 'crates', 'hanging sign', 'lamp', 'blackboard', 'bench'],
} as const

type Choices = { [Trait in keyof typeof choices]: readonly (typeof choices)[Trait][number][] }

/** Each trait has its own hash, so that a new trait or option does not change the others. */
export function traits(shop: FacadeShop, options: Choices = choices): Traits {
  const id = String(shop.id)
  // Do not change these words: they seed the hash, and every shop would look different.
  const wood = pick(id, 'madera', woods)
  const wall = pick(id, 'pared', wallsBeside(wood))
  const clothA = pick(id, 'toldo', clothsFor(wood, wall))
  return {
    id,
    symbol: symbolFor(shop.category),
    wood,
    wall,
    clothA,
    clothC: pick(id, 'toldo3', clothsBeside(clothA)),
    shape: pick(id, 'forma', options.shapes),
    stripes: pick(id, 'rayas', options.stripes),
    doorSide: pick(id, 'planta', options.doorSides),
    sign: pick(id, 'rotulo', options.signs),
    door: pick(id, 'puerta', options.doors),
    foot: pick(id, 'zocalo', options.feet),
    streetObject: pick(id, 'calle', options.streetObjects),
    panes: 1 + (hash(`${id}:cuarteles`) % 3),
    upper: hash(`${id}:piso`),
  }
}

function wallsBeside(wood: Paint): Wall[] {
  const neutral = ['whitewash', 'sand']
  return walls.filter((wall) => hueDistance(wall, wood) > 25 || neutral.includes(wall.name))
}

function clothsFor(wood: Paint, wall: Paint): Cloth[] {
  return cloths.filter((cloth) => {
    const fromWood = hueDistance(cloth, wood)
    const toneOnTone = fromWood <= 18 && Math.abs(cloth.l - wood.l) > 0.12
    const isColourful = wall.c > 0.055
    const isTooSimilar = isColourful && hueDistance(cloth, wall) < 30
    return (toneOnTone || fromWood >= 55) && !isTooSimilar
  })
}

function clothsBeside(clothA: Paint): Cloth[] {
  return cloths.filter((cloth) => hueDistance(cloth, clothA) > 40)
}
