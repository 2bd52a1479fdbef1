import { distanceBetween, type Point } from '#contract/coordinates.ts'
import { formatDistance, sideOf } from '#web/format/distances.ts'

/** Describes the move of a shop's pin. Undefined if there is no pin before and after. */
export function describeMove(from: Point | undefined, to: Point | undefined): string | undefined {
  if (from === undefined) return to && 'Hasta ahora no estaba en el mapa.'
  if (to === undefined) return 'Dejaría de estar en el mapa.'
  // Less than a metre: nobody places a pin more exactly.
  if (distanceBetween(from, to) < 1) return 'El pin está en el mismo lugar.'
  return `El pin queda ${formatMove(from, to)} del de ahora.`
}

/** Returns a move as distance and direction: 'a 120 m al norte'. */
export const formatMove = (from: Point, to: Point): string =>
  `${formatDistance(distanceBetween(from, to))} ${sideOf(from, to)}`
