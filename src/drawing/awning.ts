import { shade } from './colour.ts'
import { path, pathsByColour, rect, repeated, svg } from './markup.ts'
import type { AwningShape, Stripes } from './traits.ts'

export type Awning = {
  left: number
  right: number
  top: number
  shape: AwningShape
  stripes: Stripes
  /** Colours of the background, and of the first and second stripes. */
  clothA: string
  clothB: string
  clothC: string
  /** Heights of the slope and the valance, and how far the awning extends beyond `left` and `right`. */
  slope?: number
  valance?: number
  overhang?: number
  /** Number of stripes, odd; by default from the width. */
  count?: number
}

export function awning(spec: Awning): string {
  const cloth = planOf(spec)
  return slope(cloth) + light(cloth) + valance(cloth) + fold(cloth)
}

type Plan = ReturnType<typeof planOf>

function planOf(spec: Awning) {
  const { left, right, top, overhang = 8 } = spec
  const short = spec.shape === 'short'
  const width = right - left + overhang * 2
  const count = spec.count ?? Math.max(5, Math.round(width / 20) | 1)
  const height = short ? 20 : (spec.slope ?? 34)
  return {
    ...spec,
    overhang,
    width,
    count,
    height,
    edge: top + height,
    /** Height of the valance. */
    drop: short ? 18 : (spec.valance ?? 13),
    /** Positions along the top and bottom edge at share `t` of the width, from 0 to 1. */
    above: (t: number) => left + (right - left) * t,
    below: (t: number) => left - overhang + width * t,
  }
}

function slope(cloth: Plan): string {
  const { count, clothA, clothB } = cloth
  const ground = path(strip(cloth, 0, 1), clothA)
  if (cloth.stripes === 'thin') {
    const lines = repeated(count, (i) => strip(cloth, (i + 0.36) / count, (i + 0.64) / count))
    return ground + path(lines, clothB)
  }
  return (
    ground +
    pathsByColour(count, (i) => {
      const colour = stripeColour(cloth, i)
      return colour === clothA ? undefined : [strip(cloth, i / count, (i + 1) / count), colour]
    })
  )
}

function stripeColour({ stripes, count, clothA, clothB, clothC }: Plan, index: number): string {
  if (stripes === 'plain' || stripes === 'thin') return clothA
  if (stripes === 'border') return index === 0 || index === count - 1 ? clothB : clothA
  if (stripes === 'groups') return index % 4 === 2 ? clothB : clothA
  if (stripes === 'three') return [clothA, clothB, clothC, clothB][index % 4]!
  return index % 2 ? clothB : clothA
}

/** Returns the part of the slope between two shares of its width. The sides of a hood bulge. */
function strip(cloth: Plan, from: number, to: number): string {
  const { top, edge, height } = cloth
  const [topLeft, topRight] = [cloth.above(from), cloth.above(to)]
  const [left, right] = [cloth.below(from), cloth.below(to)]
  if (cloth.shape !== 'hood') {
    return svg`M${topLeft} ${top}H${topRight}L${right} ${edge}H${left}Z`
  }
  const middle = top + height / 2
  const bulge = (low: number, high: number) => low + (high - low) * 0.1
  return (
    svg`M${topLeft} ${top}H${topRight}` +
    svg`C${bulge(right, topRight)} ${top + 3} ${right} ${middle} ${right} ${edge}H${left}` +
    svg`C${left} ${middle} ${bulge(left, topLeft)} ${top + 3} ${topLeft} ${top}Z`
  )
}

function light({ shape, left, right, top, height, overhang }: Plan): string {
  const end = top + height * 0.42
  const d =
    shape === 'hood'
      ? svg`M${left} ${top}H${right}Q${right + overhang * 0.8} ${top + 4} ${right + overhang * 0.9} ${end}` +
        svg`H${left - overhang * 0.9}Q${left - overhang * 0.8} ${top + 4} ${left} ${top}Z`
      : svg`M${left} ${top}H${right}L${right + overhang * 0.42} ${end}H${left - overhang * 0.42}Z`
  return path(d, '#fff', 'opacity=".16"')
}

function valance(cloth: Plan): string {
  const { below, count, edge, drop, width, clothA } = cloth
  const piece = pieceOf(cloth)
  const pieces = pathsByColour(count, (i) => [
    svg`M${below(i / count)} ${edge}${piece}`,
    valanceColour(cloth, i),
  ])
  return isStraight(cloth) ? pieces + rect(below(0), edge + drop - 6, width, 3, clothA) : pieces
}

const isStraight = ({ shape }: Plan) => shape === 'plain' || shape === 'double'

function pieceOf(cloth: Plan): string {
  const { shape, count, drop } = cloth
  const half = cloth.width / count / 2
  const width = half * 2 + 0.1
  if (isStraight(cloth)) return svg`h${width}v${drop - 3}h${-width}Z`
  if (shape === 'points') {
    return svg`h${width}v${drop * 0.35}l${-half} ${drop * 0.65}l${-half} ${-drop * 0.65}Z`
  }
  const side = Math.max(2, drop - half)
  return svg`h${width}v${side}a${half} ${Math.min(half, drop - 2)} 0 0 1 ${-width} 0Z`
}

function valanceColour(cloth: Plan, index: number): string {
  if (cloth.stripes === 'plain') return cloth.clothB
  if (cloth.stripes === 'thin') return index % 2 ? cloth.clothB : cloth.clothA
  return stripeColour(cloth, index)
}

function fold({ below, edge, width, drop }: Plan): string {
  return (
    rect(below(0), edge, width, drop * 0.55, shade, 'opacity=".1"') +
    rect(below(0), edge - 0.6, width, 1.4, shade, 'opacity=".22"')
  )
}
