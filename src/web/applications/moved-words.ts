import { distanceBetween, type Point } from '#contract/coordinates.ts'
import { formatDistance, sideOf } from '#web/format/distances.ts'

/** Metres. Pins that are closer count as the same: nobody places them more exactly. */
const SAME_PLACE = 1

/** Describes the move of a shop's pin, instead of a map. Undefined if there is no pin before and after. */
export function movedWords(from: Point | undefined, to: Point | undefined): string | undefined {
  if (from === undefined) return to && 'Hasta ahora no estaba en el mapa.'
  if (to === undefined) return 'Dejaría de estar en el mapa.'
  const metres = distanceBetween(from, to)
  if (metres < SAME_PLACE) return 'El pin está en el mismo lugar.'
  return `El pin queda ${formatMove(from, to)} del de ahora.`
}

/** Returns a move as distance and direction: 'a 120 m al norte'. */
export const formatMove = (from: Point, to: Point): string =>
  `${formatDistance(distanceBetween(from, to))} ${sideOf(from, to)}`

/** Returns the URL of a map with the place, or with the route between the two places. */
export function mapUrl(from: Point | undefined, to: Point): string {
  const url = new URL('https://www.openstreetmap.org/')
  if (from === undefined) {
    url.search = String(new URLSearchParams({ mlat: `${to.latitude}`, mlon: `${to.longitude}` }))
    url.hash = `map=18/${to.latitude}/${to.longitude}`
    return url.href
  }
  const route = [from, to].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')
  url.pathname = '/directions'
  url.search = String(new URLSearchParams({ engine: 'fossgis_osrm_foot', route }))
  return url.href
}
