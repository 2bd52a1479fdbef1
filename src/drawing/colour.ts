/** A colour in hex and in oklch (l and c from 0 to 1, h in degrees); colour.test.ts checks that they agree. */
export type Paint = { name: string; l: number; c: number; h: number; hex: string }

/** Colours of the Mediterranean coast with lighter and darker shades. traits.ts chooses which colours go together. */
export const walls = [
  wall('whitewash', [0.965, 0.012, 90], '#f6f3eb', '#fcfaf4', '#e2dccb'),
  wall('ochre sand', [0.885, 0.075, 85], '#f0d6a0', '#f3e1bc', '#debe7c'),
  wall('sand', [0.915, 0.035, 78], '#f0e1ca', '#f6ebdb', '#dec9a9'),
  wall('pink', [0.885, 0.045, 30], '#f6cfc8', '#f7dcd7', '#e7b5ac'),
  wall('red ochre', [0.8, 0.075, 42], '#e8ae98', '#e6bdad', '#da9479'),
  wall('sky blue', [0.9, 0.03, 230], '#cbe2ee', '#daebf3', '#accdde'),
  wall('aqua', [0.905, 0.035, 175], '#c9e8de', '#daefe8', '#a9d4c7'),
  wall('sage', [0.885, 0.035, 135], '#cfdfc8', '#dce7d7', '#b5caab'),
  wall('mauve', [0.875, 0.03, 315], '#ddd0e4', '#e5dce9', '#cab7d3'),
  wall('peach', [0.89, 0.06, 62], '#f9d3b3', '#fadfc9', '#e8ba92'),
]

export const woods = [
  wood('bottle green', [0.36, 0.07, 155], '#19482c', '#356447', '#0a2e1a', '#3b694c'),
  wood('maroon', [0.36, 0.1, 20], '#682226', '#873e40', '#461115', '#8d4446'),
  wood('indigo', [0.37, 0.085, 262], '#263e6c', '#405a8b', '#16284a', '#456091'),
  wood('walnut', [0.37, 0.05, 55], '#543925', '#715440', '#382315', '#775945'),
  wood('petrol', [0.38, 0.06, 210], '#0e4b54', '#2f6770', '#033238', '#356d76'),
  wood('charcoal', [0.29, 0.02, 160], '#232f28', '#3c4841', '#101814', '#414e47'),
  wood('aubergine', [0.35, 0.07, 340], '#522b46', '#6f4561', '#35182c', '#754b67'),
  wood('olive', [0.38, 0.055, 115], '#414622', '#5c613d', '#2b2e13', '#626742'),
]

/** Colours of awnings. `label` is the Spanish name, `tile` the colour of tiles below the window. */
export const cloths = [
  cloth('green', 'verde', [0.52, 0.13, 155], '#007e46', '#57966e'),
  cloth('terracotta', 'terracota', [0.58, 0.15, 40], '#c1552c', '#b5735c'),
  cloth('mustard', 'mostaza', [0.76, 0.14, 82], '#dda734', '#a18142'),
  cloth('blue', 'azul', [0.52, 0.11, 250], '#316ca5', '#5b8abb'),
  cloth('brick', 'ladrillo', [0.5, 0.155, 27], '#aa342e', '#b67169'),
  cloth('turquoise', 'turquesa', [0.6, 0.09, 198], '#2b9094', '#33979a'),
  cloth('olive', 'oliva', [0.58, 0.1, 118], '#758238', '#818e4d'),
  cloth('pink', 'rosa', [0.66, 0.13, 8], '#d46d83', '#b56f7c'),
  cloth('navy', 'marino', [0.37, 0.08, 262], '#283f6a', '#6886bd'),
  cloth('copper', 'caldero', [0.66, 0.15, 58], '#d4771a', '#af784e'),
]

export type Wall = (typeof walls)[number]
export type Wood = (typeof woods)[number]
export type Cloth = (typeof cloths)[number]

export const cream = '#fbf3dd'
export const canvas = '#fbf5e8'
export const green = '#007e46'
export const glow = '#ffe6ad'
export const upperGlow = '#fff3d2'
export const shelf = '#d9ab67'
export const ochre = '#d9a441'
export const iron = '#24302a'
export const shade = '#12241b'
export const paving = '#d8d1c1'
export const kerb = '#c2baa8'

export type Palette = ReturnType<typeof paletteOf>

export function paletteOf(paints: { wall: Wall; wood: Wood; clothA: Cloth; clothC: Cloth }) {
  const { wall, wood, clothA, clothC } = paints
  return {
    wall: wall.hex,
    wallHi: wall.light,
    wallLo: wall.dark,
    wood: wood.hex,
    woodHi: wood.light,
    woodLo: wood.dark,
    shutter: wood.shutter,
    clothA: clothA.hex,
    clothB: canvas,
    clothC: clothC.hex,
    tile: clothC.tile,
  }
}

/** Returns the degrees between two hues, from 0 to 180. */
export function hueDistance(a: Paint, b: Paint): number {
  const turn = Math.abs(a.h - b.h) % 360
  return turn > 180 ? 360 - turn : turn
}

/** Returns the WCAG 2 contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((low, high) => low - high)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

type Oklch = readonly [l: number, c: number, h: number]

function wall(name: string, [l, c, h]: Oklch, hex: string, light: string, dark: string) {
  return { name, l, c, h, hex, light, dark }
}

function wood(
  name: string,
  oklch: Oklch,
  hex: string,
  light: string,
  dark: string,
  shutter: string,
) {
  return { ...wall(name, oklch, hex, light, dark), shutter }
}

function cloth(name: string, label: string, [l, c, h]: Oklch, hex: string, tile: string) {
  return { name, label, l, c, h, hex, tile }
}
