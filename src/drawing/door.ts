import { contrast, cream, green } from './colour.ts'
import { frame, line, path, rect, svg } from './markup.ts'
import type { Front } from './shop-front.ts'

export function door(front: Front): { leaf: string; glass: string; details: string } {
  const panelled = front.traits.door === 'panelled'
  const { x, width } = front.plan.door
  const { base } = front.plan
  const { woodLo, clothA, woodHi, wood } = front.palette
  const top = front.plan.glassTop - 4
  const glassEnd = top + (panelled ? 58 : 88)
  const isClothVisible = contrast(clothA, wood) > 1.25
  const fill = panelled && isClothVisible ? clothA : woodHi
  const handle = front.traits.doorSide === 'right' ? x + 4 : x + width - 7
  return {
    leaf:
      rect(x - 3, top, width + 6, base - top, woodLo) +
      rect(x, top, width, base - top, fill) +
      panels(front, glassEnd) +
      rect(handle, top + 56, 3, 18, '#e0b95a', 'rx="1.5"') +
      rect(x - 6, base - 4, width + 12, 4, '#cfc8b8'),
    glass: glass(front, top, glassEnd),
    details: panelled
      ? line(svg`M${x + width / 2} ${top + 16}V${glassEnd}`, fill, 3)
      : openSign(x + width / 2, top + 50),
  }
}

function panels({ traits, palette, plan }: Front, glassEnd: number): string {
  const { x, width } = plan.door
  const rim = 'stroke-width="1.6" opacity=".7"'
  if (traits.door !== 'panelled') {
    const height = Math.max(4, plan.base - glassEnd - 14)
    return frame(x + 9, glassEnd + 7, width - 18, height, palette.woodLo, rim)
  }
  return [x + 9, x + width / 2 + 4]
    .map((left) =>
      frame(left, glassEnd + 8, width / 2 - 13, plan.base - glassEnd - 18, palette.woodLo, rim),
    )
    .join('')
}

function glass({ traits, plan }: Front, top: number, glassEnd: number): string {
  const { x, width } = plan.door
  const radius = width / 2 - 10
  const pane =
    traits.door === 'arched'
      ? svg`M${x + 10} ${glassEnd}V${top + 34}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${glassEnd}Z`
      : svg`M${x + 9} ${glassEnd}V${top + 16}h${width - 18}V${glassEnd}Z`
  const streak = svg`M${x + 14} ${glassEnd}L${x + width * 0.55} ${top + 20}h5L${x + 22} ${glassEnd}Z`
  return path(pane, '#ffe3a3') + path(streak, '#fff', 'opacity=".35"')
}

function openSign(middle: number, y: number): string {
  return (
    rect(middle - 12, y, 24, 12, cream, 'rx="2"') +
    line(svg`M${middle - 7} ${y + 6}h14`, green, 2.5)
  )
}
