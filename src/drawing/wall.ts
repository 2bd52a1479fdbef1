import { iron } from './colour.ts'
import { hash } from './hash.ts'
import { circle, dashed, line, path, rect, svg, translated } from './markup.ts'
import type { Front } from './shop-front.ts'

export function wall({ traits, palette, plan }: Front): string {
  const { width, base, signTop } = plan
  const seed = hash(`${traits.id}:desconchado`)
  const lime = svg`M0 ${signTop + 16}c14-7 9-20 26-26s6-18 0-${20 + (seed % 12)}H0Z`
  const worn = svg`M${width} ${signTop + 90}c-16 4-10 26-20 34s4 34 20 30Z`
  return (
    rect(0, 0, width, base, palette.wall) +
    path(lime, palette.wallHi, 'opacity=".7"') +
    path(worn, palette.wallLo, 'opacity=".35"') +
    (seed % 3 === 0 ? bricks(width, signTop, palette.wallLo) : '')
  )
}

const SIGN_GAP = 8
const MIN_FLOOR_HEIGHT = 60

export function floorsThatFit(floors: number, signTop: number): number {
  return Math.max(0, Math.min(floors, Math.floor((signTop - SIGN_GAP) / MIN_FLOOR_HEIGHT)))
}

export function upperFloors(front: Front, floors: number): { skin: string; lit: string } {
  if (floors === 0) return { skin: '', lit: '' }
  const { width, signTop } = front.plan
  const height = (signTop - SIGN_GAP) / floors
  const openings = width > 260 ? 2 : 1
  let skin = ''
  let lit = ''
  for (let floor = 0; floor < floors; floor++) {
    for (let at = 0; at < openings; at++) {
      const nudge = openings === 1 ? 0 : at === 0 ? -0.03 : 0.03
      const tall = Math.min(height - 18, 78)
      const opening = {
        middle: (width * (at + 0.5 + nudge)) / openings,
        top: 2 + (floor + 1) * height - tall,
        tall,
        bits: front.traits.upper >>> (floor * 3 + at),
      }
      skin += balconyWindow(front, opening)
      lit += litPanes(opening)
    }
  }
  return { skin: skin + roof(front), lit }
}

type Opening = { middle: number; top: number; tall: number; bits: number }

const openingWidth = 46

const isBlindDown = ({ bits }: Opening) => bits % 3 === 0
const isLit = ({ bits }: Opening) => bits % 3 === 1

function balconyWindow({ palette }: Front, opening: Opening): string {
  const { middle, top, tall } = opening
  const left = middle - openingWidth / 2
  return (
    rect(left - 5, top - 5, openingWidth + 10, tall + 5, palette.wallHi) +
    rect(left, top, openingWidth, tall, isLit(opening) ? '#f0d9a6' : '#5b7076') +
    (isBlindDown(opening) ? blind(palette, opening) : shutters(palette, opening)) +
    line(svg`M${middle} ${top}V${top + tall}`, palette.wallHi, 3) +
    balcony(palette.wallLo, left, top + tall - 24) +
    ((opening.bits >>> 5) % 2 ? translated(middle - 20, top + tall - 31, flowerPot) : '')
  )
}

function litPanes(opening: Opening): string {
  if (!isLit(opening)) return ''
  const pane = openingWidth / 2 - 1.5
  const tall = opening.tall - 25
  const left = opening.middle - openingWidth / 2
  return (
    rect(left, opening.top, pane, tall, '#f8dfa4') +
    rect(opening.middle + 1.5, opening.top, pane, tall, '#f8dfa4')
  )
}

function blind(palette: Front['palette'], { middle, top, tall }: Opening): string {
  const down = tall * 0.55
  const slats = svg`M${middle} ${top + 2.95}V${top + Math.floor(down / 5) * 5}`
  return (
    rect(middle - openingWidth / 2, top, openingWidth, down, palette.shutter) +
    dashed(slats, palette.woodLo, openingWidth, [1.3, 5], 'opacity=".5"')
  )
}

function shutters(palette: Front['palette'], { middle, top, tall }: Opening): string {
  const leaves = [middle - openingWidth / 2 - 15, middle + openingWidth / 2 + 2]
  const foot = top + Math.floor(tall / 6) * 6 - 6
  const slats = leaves.map((x) => svg`M${x + 6.5} ${top + 3.95}V${foot}`)
  return (
    leaves.map((x) => rect(x, top, 13, tall, palette.shutter)).join('') +
    dashed(slats.join(''), palette.woodLo, 9, [1.5, 6], 'opacity=".45"')
  )
}

function balcony(stone: string, left: number, top: number): string {
  const width = openingWidth + 14
  const rails = svg`M${left - 7} ${top}h${width}M${left - 7} ${top + 23}h${width}`
  const bars = svg`M${left - 7.8} ${top + 12}h${width + 1.6}`
  return (
    rect(left - 9, top + 24, width + 4, 5, stone) +
    line(rails, iron, 1.6) +
    dashed(bars, iron, 24, [1.6, width / 10])
  )
}

const flowerPot =
  path('M2 12h14l-2 9H4Z', '#b9603a') +
  circle(4, 9, 4.5, '#4d8a4a') +
  circle(10, 7, 5, '#3f7a3d') +
  circle(15, 9, 4, '#4d8a4a') +
  circle(5, 6, 2.2, '#d8506a') +
  circle(12, 5, 2.2, '#d8506a') +
  circle(9, 10, 2, '#e98a9c')

function roof({ palette, plan: { width } }: Front): string {
  /** The round ends of roof tiles are a dotted line, flattened vertically. */
  const tiles = (top: number, height: number, colour: string) => {
    const d = svg`M0 ${(top * 5) / height}H${width + 5}`
    const ends = dashed(d, colour, 10, [0, 10], 'stroke-linecap="round"')
    return (
      rect(-5, top, width + 10, -1 - top, colour) +
      `<g transform="scale(1 ${height / 5})">${ends}</g>`
    )
  }
  return (
    rect(-3, 0, width + 6, 7, palette.wallHi) +
    rect(-3, 7, width + 6, 2, palette.wallLo) +
    tiles(-9, 4, '#b5653f') +
    tiles(-5, 3.5, '#c87c52')
  )
}

function bricks(width: number, signTop: number, colour: string): string {
  const places = [
    [6, 70],
    [14, 76],
    [4, 82],
    [width - 20, 40],
    [width - 12, 46],
  ] as const
  return places.map(([x, y]) => rect(x, signTop + y, 9, 4, colour, 'rx="1"')).join('')
}
