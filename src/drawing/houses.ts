import { cloths } from './colour.ts'
import { line, path, rect, repeated, svg } from './markup.ts'

export type House = {
  /** Position of the middle. */
  x: number
  base: number
  width: number
  height: number
  colour: 'lime' | 'sand' | 'ochre'
  closed?: boolean
}

const WALLS = {
  lime: ['#f6f0e2', '#e0d6c3'],
  sand: ['#efe1cc', '#dccbb2'],
  ochre: ['#efd79f', '#dcc083'],
} as const
/** Heights of the parts of a house. */
const ROOF = 10
const SHOP = 36
const FLOOR = 27
const red = cloths.find(({ name }) => name === 'brick')!.hex
const wood = '#33502f'
const frame = '#3f6b4f'
const glass = '#ffe3a0'

/** Draws houses as the bars of a chart: `skin` is darkened in the night theme, `lit` is not. */
export function houses(row: readonly House[]): { skin: string; lit: string } {
  const drawn = row.map(house)
  return {
    skin: drawn.map(({ skin }) => skin).join(''),
    lit: drawn.map(({ lit }) => lit).join(''),
  }
}

function house(bar: House): { skin: string; lit: string } {
  const { x, base, width, height, colour } = bar
  if (height <= 0) return { skin: '', lit: '' }
  const [wall, shadow] = WALLS[colour]
  const [left, top] = [x - width / 2, base - height]
  const roof = Math.min(ROOF, height)
  const body = rect(left, top + roof, width, height - roof, wall)
  const side = rect(left + width - 5, top + roof, 5, height - roof, shadow)
  const shop = height >= SHOP + ROOF ? shopFront(bar) : { skin: '', lit: '' }
  const upper = floors(bar)
  return {
    skin: body + side + roofOf(bar, top, roof) + upper.skin + shop.skin,
    lit: upper.lit + shop.lit,
  }
}

function roofOf({ x, width }: House, top: number, height: number): string {
  const [left, right] = [x - width / 2 - 5, x + width / 2 + 5]
  const tiles = svg`M${left + 4} ${top}H${right - 4}L${right} ${top + height}H${left}Z`
  return path(tiles, '#c56f47') + rect(left, top + height - 2, right - left, 2, '#934a2b')
}

function floors({ x, base, width, height, closed }: House): { skin: string; lit: string } {
  const count = Math.max(0, Math.floor((height - ROOF - SHOP - 4) / FLOOR))
  if (closed || width < 20) return { skin: '', lit: '' }
  const across = width < 50 ? 2 : 3
  const size = Math.min(16, (width - 8) / (across * 1.6))
  const gap = (width - 5 - across * size) / (across + 1)
  const top = base - height + ROOF + 8
  let skin = ''
  let lit = ''
  for (let floor = 0; floor < count; floor++) {
    for (let at = 0; at < across; at++) {
      const left = x - width / 2 + gap + at * (size + gap)
      const y = top + floor * FLOOR
      skin += rect(left - 2, y - 2, size + 4, 20, frame)
      lit += rect(left, y, size, 16, glass)
    }
  }
  return { skin, lit }
}

function shopFront({ x, base, width, closed }: House): { skin: string; lit: string } {
  const inset = Math.min(10, width * 0.12)
  const [left, span] = [x - width / 2 + inset, width - 2 * inset - 2]
  const top = base - SHOP
  const cloth = repeated(7, (at) =>
    rect(left + (at * span) / 7, top, span / 7 + 0.1, 13, at % 2 ? '#fbf4e2' : red),
  )
  const front = rect(left, top + 12, span, SHOP - 12, wood)
  if (closed) {
    const slats = repeated(4, (at) => svg`M${left + 2} ${top + 17 + at * 5}h${span - 4}`)
    const down = rect(left + 2, top + 13, span - 4, SHOP - 13, '#9aa5a0')
    return { skin: front + down + line(slats, '#7c8883', 1.5) + cloth, lit: '' }
  }
  const door = Math.min(18, span * 0.3)
  return {
    skin: front + cloth,
    lit:
      rect(left + 3, top + 14, span - door - 9, SHOP - 19, glass) +
      rect(left + span - door - 2, top + 14, door, SHOP - 14, '#fff0c4'),
  }
}
