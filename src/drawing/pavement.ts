import { cream, iron, kerb, paving } from './colour.ts'
import { circle, line, path, rect, svg, translated } from './markup.ts'
import type { Front } from './shop-front.ts'
import { symbolAt } from './symbols.ts'

/** Draws the pavement in front of a house, 14 deep, and wide enough to touch the pavement of the next house. */
export function pavement({ plan: { width, base } }: Front): string {
  const joints = [0.22, 0.5, 0.78].map((share) => svg`M${width * share} ${base + 2.5}v12`)
  return (
    rect(-4, base, width + 8, 14, paving) +
    rect(-4, base, width + 8, 2.5, kerb) +
    line(joints.join(''), kerb, 1.5)
  )
}

export function streetObject(front: Front): string {
  const { base, signTop, width, left, right } = front.plan
  const doorAtLeft = front.traits.doorSide === 'left'
  const x = doorAtLeft ? right - 16 : left - 12
  switch (front.traits.streetObject) {
    case 'plant pot':
      return translated(x - 2, base - 46, plantPot)
    case 'crates':
      return translated(x - 8, base - 30, crates)
    case 'blackboard':
      return translated(x - 2, base - 40, blackboard)
    case 'bench':
      return translated(x - 10, base - 24, bench)
    case 'lamp':
      return translated(doorAtLeft ? width - 20 : 2, signTop + 40, wallLamp)
    case 'hanging sign':
      return translated(doorAtLeft ? width - 24 : 0, signTop + 34, hungSign(front))
  }
}

const plantPot =
  path('M6 26h24l-4 22H10Z', '#b9603a') +
  rect(4, 23, 28, 6, '#d07a4f', 'rx="2"') +
  circle(18, 10, 13, '#3f7a3d') +
  circle(9, 14, 8, '#4d8a4a') +
  circle(27, 13, 8, '#4d8a4a') +
  circle(13, 7, 3, '#eb8a2e') +
  circle(22, 5, 3, '#eb8a2e') +
  circle(25, 14, 3, '#eb8a2e') +
  circle(10, 16, 3, '#eb8a2e')

const crates =
  circle(7, 10, 5, '#e2762a') +
  circle(17, 8, 5.5, '#e2762a') +
  circle(27, 9, 5, '#e2762a') +
  circle(37, 9, 5.5, '#e2762a') +
  circle(22, 5, 4, '#c94f3a') +
  path('M0 12h44v20H0Z', '#b88a4f') +
  line('M0 18h44M0 25h44', '#8f6633', 1.8)

const blackboard =
  path('M4 0h26l5 42h-5l-3-6H7l-3 6H-1Z', '#7a4b24') +
  path('M6.5 4h21l3 28H3.5Z', '#26342d') +
  line('M9 11h14M8 17h17M8 23h11', '#f4ecd6', 2, 'stroke-linecap="round"')

const bench =
  path('M0 6h46v6H0Z', '#a8743a') +
  line('M5 12v14M41 12v14', iron, 3.5) +
  path('M0 6h46v2H0Z', '#c8935a')

const wallLamp =
  line('M9 0v10', iron, 2.5) +
  path('M2 12h14l-2 20H4Z', '#ffd978') +
  path('M0 12L9 4l9 8Z', iron) +
  path('M3 32h12v3H3Z', iron) +
  line('M9 12v20', iron, 1.5)

function hungSign({ traits, palette }: Front): string {
  return (
    line('M2 4h20', iron, 3) +
    circle(12, 20, 13, cream, `stroke="${palette.wood}" stroke-width="2.5"`) +
    symbolAt(traits.symbol, 3.5, 11.5, 17)
  )
}
