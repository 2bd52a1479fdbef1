import { cream, glow, ochre, type Palette, shelf, upperGlow } from './colour.ts'
import { hash } from './hash.ts'
import { circle, dashed, frame, line, path, rect, repeated, svg } from './markup.ts'
import type { Front, Span } from './shop-front.ts'
import { standingSymbol } from './symbols.ts'

/** Draws the lit windows with their goods. A second window, beside a central door, has shelves. */
export function windowDisplays(front: Front): string {
  const { windows } = front.plan
  if (windows.length === 1) return oneWindow(front, windows[0]!)
  const [first, second] = windows as [Span, Span]
  return windowWithSymbol(front, first) + windowWithShelves(front, second)
}

export function windowFrames({ traits, palette, plan }: Front): string {
  const { glassTop, sill, windows } = plan
  const frames = windows.map(
    ({ x, width }) => svg`M${x} ${glassTop}h${width}v${sill - glassTop}h${-width}Z`,
  )
  const single = windows.length === 1 ? windows[0] : undefined
  const mullions = single
    ? mullionsOf(traits.panes)
        .map((share) => svg`M${single.x + single.width * share} ${glassTop}V${sill}`)
        .join('')
    : ''
  return (
    line(frames.join(''), palette.woodHi, 3) + (mullions && line(mullions, palette.woodHi, 2.5))
  )
}

export function windowFeet({ traits, palette, plan }: Front): string {
  const top = plan.sill + 3
  const height = plan.base - top
  const panels = plan.windows.length === 1 ? 2 : 1
  const feet = {
    panels: (glass: Span) => panelled(glass, top, height, panels, palette.woodHi),
    tiles: (glass: Span) => tiled(glass, top, palette),
    stone: (glass: Span) => stone(glass, top, height),
    plain: ({ x, width }: Span) => rect(x, top, width, 3, palette.woodHi, 'opacity=".6"'),
  }
  return plan.windows.map(feet[traits.foot]).join('')
}

function windowLight({ x, width }: Span, top: number, bottom: number): string {
  const height = bottom - top
  const upper = svg`M${x} ${top}h${width}v${height * 0.55}q${-width / 2} 22 ${-width} 0Z`
  return rect(x, top, width, height, glow) + path(upper, upperGlow)
}

function hangingLamp(x: number, top: number, cord: number, colour: string): string {
  return (
    line(svg`M${x} ${top}v${cord}`, '#7a5a2c', 1.5) +
    path(svg`M${x - 11} ${top + cord + 10}q11 -18 22 0Z`, colour) +
    circle(x, top + cord + 11, 3, '#fff')
  )
}

export function reflections({ x, width }: Span, top: number, bottom: number): string {
  const streak = (left: number, topLeft: number, topWidth: number, right: number) =>
    svg`M${x + width * left} ${bottom}L${x + width * topLeft} ${top}` +
    svg`h${width * topWidth}L${x + width * right} ${bottom}Z`
  const streaks = streak(0.08, 0.3, 0.09, 0.17) + streak(0.21, 0.43, 0.03, 0.24)
  return path(streaks, '#fff', 'opacity=".22"')
}

function oneWindow(front: Front, glass: Span): string {
  const { plan, palette, traits } = front
  const { glassTop, sill } = plan
  const at = (share: number) => glass.x + glass.width * share
  const background =
    hangingLamp(at(0.2), glassTop, 26, palette.wood) +
    shelfOfFour(front, at(0.7), glass.width * 0.24, glassTop + 58)
  const goods =
    standingSymbol(traits.symbol, at(0.4), sill - 5, 74) +
    standingSymbol(traits.symbol, at(0.8), sill - 5, 34)
  return display(front, glass, goods, background)
}

function windowWithSymbol(front: Front, glass: Span): string {
  const { traits, plan } = front
  const [middle, size] = [glass.x + glass.width / 2, Math.min(glass.width * 0.86, 70)]
  return display(front, glass, standingSymbol(traits.symbol, middle, plan.sill - 5, size))
}

function windowWithShelves(front: Front, glass: Span): string {
  const { glassTop, sill } = front.plan
  const upper = glassTop + 42
  const goods =
    wideGoods(front, glass, upper, 0) +
    rect(glass.x + 3, upper, glass.width - 6, 3, shelf) +
    wideGoods(front, glass, sill - 6, 1)
  return display(front, glass, goods)
}

function display({ plan }: Front, glass: Span, goods: string, background = ''): string {
  const { glassTop, sill } = plan
  const floor = rect(glass.x, sill - 6, glass.width, 6, shelf)
  const light = windowLight(glass, glassTop, sill)
  return light + background + floor + goods + reflections(glass, glassTop, sill)
}

function shelfOfFour(front: Front, middle: number, width: number, y: number): string {
  const left = middle - width / 2
  const step = width / 4
  const goods = repeated(4, (i) => {
    const random = hash(`${front.traits.id}:g${i}`)
    const x = left + i * step + 1
    const fill = goodsColours(front)[random % 4]!
    return random % 3
      ? rect(x, y - 10 - (random % 14), step - 3, 10 + (random % 14), fill, 'rx="2" opacity=".85"')
      : circle(x + step / 2 - 1, y - step / 2 + 1, step / 2 - 1, fill, 'opacity=".85"')
  })
  return rect(left - 4, y, width + 12, 3, shelf) + goods
}

function wideGoods(front: Front, glass: Span, y: number, row: number): string {
  const step = (glass.width - 12) / 4
  const colours = [...goodsColours(front), '#e7dcc0']
  return repeated(4, (i) => {
    const random = hash(`${front.traits.id}:h${row}${i}`)
    const x = glass.x + 6 + i * step
    const fill = colours[random % 5]!
    return random % 3
      ? rect(x + 1, y - 12 - (random % 16), step - 4, 12 + (random % 16), fill, 'rx="2"')
      : circle(x + step / 2 - 1, y - step / 2 + 2, step / 2 - 2, fill)
  })
}

function goodsColours({ palette }: Front): string[] {
  return [palette.clothA, palette.clothC, palette.wood, ochre]
}

function mullionsOf(panes: number): number[] {
  if (panes === 3) return [0.16, 0.64]
  return panes === 2 ? [0.615] : []
}

function panelled(glass: Span, top: number, height: number, panels: number, colour: string) {
  const width = glass.width / panels
  return repeated(panels, (i) =>
    frame(glass.x + 4 + i * width, top + 3, width - 8, height - 6, colour, 'stroke-width="1.8"'),
  )
}

function tiled({ x, width }: Span, top: number, palette: Palette): string {
  const [upper, lower] = [top + 4.75, top + 14.75]
  const row = (start: number, y: number) => svg`M${x + start} ${y}H${x + width}`
  return (
    dashed(row(0, upper) + row(10, lower), palette.tile, 9.5, [9.2, 20]) +
    dashed(row(10, upper) + row(0, lower), cream, 9.5, [9.2, 20])
  )
}

function stone({ x, width }: Span, top: number, height: number): string {
  const joints = [0.3, 0.68].map((share) => svg`M${x + width * share} ${top}v${height}`)
  return rect(x - 4, top, width + 8, height, '#b9b3a3') + line(joints.join(''), '#938d7e', 1.5)
}
