import { cream, type Palette } from './colour.ts'
import { dashed, frame, line, rect, repeated, svg } from './markup.ts'
import type { Front, Span } from './shop-front.ts'

/** Draws the base of each window: wooden panels, tiles, stone or a plain rail. */
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
