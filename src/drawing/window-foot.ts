import { cream, type Palette } from './colour.ts'
import { frame, line, rect, repeated, svg } from './markup.ts'
import type { Front, Span } from './shop-front.ts'

/** The base of each window: wooden panels, tiles, stone or a plain rail. */
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

function tiled(glass: Span, top: number, palette: Palette): string {
  return repeated(Math.ceil(glass.width / 10), (i) => {
    const x = glass.x + i * 10
    const width = Math.min(9.2, glass.width - i * 10)
    const [upper, lower] = i % 2 ? [cream, palette.tile] : [palette.tile, cream]
    return rect(x, top, width, 9.5, upper) + rect(x, top + 10, width, 9.5, lower)
  })
}

function stone({ x, width }: Span, top: number, height: number): string {
  const joints = [0.3, 0.68].map((share) => svg`M${x + width * share} ${top}v${height}`)
  return rect(x - 4, top, width + 8, height, '#b9b3a3') + line(joints.join(''), '#938d7e', 1.5)
}
