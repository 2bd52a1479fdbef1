import { hex } from './oklch.ts'

/** A named colour in oklch: l and c from 0 to 1, h in degrees. */
export type Paint = { name: string; l: number; c: number; h: number }

/** A colour of awnings; `label` is its Spanish name in the drawing's alternative text. */
export type Cloth = Paint & { label: string }

/** Colours of the Mediterranean coast. `traits.ts` combines only some of walls, woods and cloths. */
export const walls: readonly Paint[] = [
  paint('whitewash', 0.965, 0.012, 90),
  paint('ochre sand', 0.885, 0.075, 85),
  paint('sand', 0.915, 0.035, 78),
  paint('pink', 0.885, 0.045, 30),
  paint('red ochre', 0.8, 0.075, 42),
  paint('sky blue', 0.9, 0.03, 230),
  paint('aqua', 0.905, 0.035, 175),
  paint('sage', 0.885, 0.035, 135),
  paint('mauve', 0.875, 0.03, 315),
  paint('peach', 0.89, 0.06, 62),
]

export const woods: readonly Paint[] = [
  paint('bottle green', 0.36, 0.07, 155),
  paint('maroon', 0.36, 0.1, 20),
  paint('indigo', 0.37, 0.085, 262),
  paint('walnut', 0.37, 0.05, 55),
  paint('petrol', 0.38, 0.06, 210),
  paint('charcoal', 0.29, 0.02, 160),
  paint('aubergine', 0.35, 0.07, 340),
  paint('olive', 0.38, 0.055, 115),
]

export const cloths: readonly Cloth[] = [
  { ...paint('green', 0.52, 0.13, 155), label: 'verde' },
  { ...paint('terracotta', 0.58, 0.15, 40), label: 'terracota' },
  { ...paint('mustard', 0.76, 0.14, 82), label: 'mostaza' },
  { ...paint('blue', 0.52, 0.11, 250), label: 'azul' },
  { ...paint('brick', 0.5, 0.155, 27), label: 'ladrillo' },
  { ...paint('turquoise', 0.6, 0.09, 198), label: 'turquesa' },
  { ...paint('olive', 0.58, 0.1, 118), label: 'oliva' },
  { ...paint('pink', 0.66, 0.13, 8), label: 'rosa' },
  { ...paint('navy', 0.37, 0.08, 262), label: 'marino' },
  { ...paint('copper', 0.66, 0.15, 58), label: 'caldero' },
]

/** Colours of every façade. */
export const cream = hex(0.965, 0.03, 90)
export const canvas = hex(0.972, 0.018, 88)
export const green = hex(0.52, 0.13, 155)
export const glow = '#ffe6ad'
export const upperGlow = '#fff3d2'
export const shelf = '#d9ab67'
export const ochre = '#d9a441'
export const iron = '#24302a'
export const shade = '#12241b'
export const paving = '#d8d1c1'
export const kerb = '#c2baa8'

export type Palette = ReturnType<typeof paletteOf>

/** Returns the `#rrggbb` colours of a façade: its paints, with lighter and darker shades. */
export function paletteOf(paints: { wall: Paint; wood: Paint; clothA: Paint; clothC: Paint }) {
  const { wall, wood, clothA, clothC } = paints
  return {
    wall: hexOf(wall),
    wallHi: hex(Math.min(0.985, wall.l + 0.03), wall.c * 0.7, wall.h),
    wallLo: hex(wall.l - 0.07, wall.c * 1.1 + 0.01, wall.h),
    wood: hexOf(wood),
    woodHi: hex(wood.l + 0.1, wood.c, wood.h),
    woodLo: hex(wood.l - 0.09, wood.c * 0.8, wood.h),
    shutter: hex(wood.l + 0.12, wood.c, wood.h),
    clothA: hexOf(clothA),
    clothB: canvas,
    clothC: hexOf(clothC),
    tile: hex(0.62, 0.09, clothC.h),
  }
}

export function hexOf(colour: Paint): string {
  return hex(colour.l, colour.c, colour.h)
}

/** Returns the degrees between two hues, from 0 to 180. */
export function hueDistance(one: Paint, other: Paint): number {
  const turn = Math.abs(one.h - other.h) % 360
  return turn > 180 ? 360 - turn : turn
}

function paint(name: string, l: number, c: number, h: number): Paint {
  return { name, l, c, h }
}
