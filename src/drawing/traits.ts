import { type SymbolName, symbolFor } from './category-symbols.ts'
import { cloths, hueDistance, type Paint, walls, woods } from './colour.ts'
import { hash, pick } from './hash.ts'

/** What a façade needs to know of a shop; `category` is the name of its first category. */
export type FacadeShop = { id: number | string; name: string; category?: string }

export type Traits = {
  id: string
  symbol: SymbolName
  wood: Paint
  wall: Paint
  clothA: Paint
  clothC: Paint
  shape: AwningShape
  stripes: Stripes
  plan: (typeof choices.plans)[number]
  sign: (typeof choices.signs)[number]
  door: (typeof choices.doors)[number]
  foot: (typeof choices.feet)[number]
  thing: (typeof choices.things)[number]
  /** Panes of a single window, 1 to 3. */
  panes: number
  /** Bits that choose what the upper windows show. */
  upper: number
}

export type AwningShape = (typeof choices.shapes)[number]
export type Stripes = (typeof choices.stripes)[number]

/** The order of the options is part of the drawing: a new one goes last. */
export const choices = {
  shapes: ['ondas', 'liso', 'picos', 'capota', 'corto', 'doble'],
  stripes: ['iguales', 'fina', 'liso', 'grupo', 'marco', 'tres'],
  plans: ['izquierda', 'derecha', 'centro'],
  signs: ['tabla', 'placa', 'pintado', 'chaflan'],
  doors: ['cristal', 'cuarterones', 'arco'],
  feet: ['tablero', 'azulejo', 'piedra', 'liso'],
  things: ['maceta', 'cajas', 'banderola', 'farol', 'pizarra', 'banco'],
} as const

type Choices = { [Trait in keyof typeof choices]: readonly (typeof choices)[Trait][number][] }

/**
 * Everything that a shop's id and category choose. Each trait has a hash of its own, so that a new
 * trait, or a new option of one, never changes another.
 */
export function traits(shop: FacadeShop, from: Choices = choices): Traits {
  const id = String(shop.id)
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
    shape: pick(id, 'forma', from.shapes),
    stripes: pick(id, 'rayas', from.stripes),
    plan: pick(id, 'planta', from.plans),
    sign: pick(id, 'rotulo', from.signs),
    door: pick(id, 'puerta', from.doors),
    foot: pick(id, 'zocalo', from.feet),
    thing: pick(id, 'calle', from.things),
    panes: 1 + (hash(`${id}:cuarteles`) % 3),
    upper: hash(`${id}:piso`),
  }
}

function wallsBeside(wood: Paint): Paint[] {
  const neutral = ['cal', 'arena']
  return walls.filter((wall) => hueDistance(wall, wood) > 25 || neutral.includes(wall.name))
}

/** Tone on tone with the wood or far from it; and never lost on a strongly coloured wall. */
function clothsFor(wood: Paint, wall: Paint): Paint[] {
  return cloths.filter((cloth) => {
    const fromWood = hueDistance(cloth, wood)
    const toneOnTone = fromWood <= 18 && Math.abs(cloth.l - wood.l) > 0.12
    const lost = wall.c > 0.055 && hueDistance(cloth, wall) < 30
    return (toneOnTone || fromWood >= 55) && !lost
  })
}

function clothsBeside(clothA: Paint): Paint[] {
  return cloths.filter((cloth) => hueDistance(cloth, clothA) > 40)
}
