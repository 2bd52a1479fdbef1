import { cream } from './colour.ts'
import { dashed, rect, svg } from './markup.ts'
import type { Front } from './shop-front.ts'
import { type Letters, textLetters } from './sign.ts'

/** The reason for the closure, and its end. */
export type Notice = readonly [string, string]

export function shutter({ plan }: Front, notice?: Notice, letters: Letters = textLetters): string {
  const { left, span, glassTop, base, width } = plan
  const slats = svg`M${left + span / 2} ${glassTop - 2}V${base - 6}`
  return (
    rect(left + 4, glassTop - 6, span - 8, base - glassTop + 2, '#9aa5a0') +
    dashed(slats, '#7c8883', span - 8, [2, 7]) +
    rect(width / 2 - 16, base - 12, 32, 6, '#5d6965', 'rx="2"') +
    (notice ? paper(plan, notice, letters) : '')
  )
}

const INK = '#1f2a24'

function paper({ left, span, glassTop, base }: Front['plan'], notice: Notice, letters: Letters) {
  const [w, h] = [span * 0.84, Math.min(52, (base - glassTop) * 0.62)]
  const [x, y] = [left + span / 2, (glassTop + base) / 2]
  const [why, until] = notice.map((text, i) => {
    const size = Math.min(i === 0 ? 12 : 17, (w - 16) / (text.length * 0.52))
    const place = { x, y: y + (i === 0 ? -h * 0.2 : h * 0.18), size, fill: INK }
    return letters(text, { ...place, weight: i === 0 ? 560 : 680 })
  })
  return (
    svg`<g transform="rotate(-2 ${x} ${y})">` +
    rect(x - w / 2 + 1, y - h / 2 + 2, w, h, INK, 'opacity=".25"') +
    rect(x - w / 2, y - h / 2, w, h, cream) +
    `${why}${until}</g>`
  )
}
