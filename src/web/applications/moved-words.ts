import { distanceBetween, type Point } from '#contract/coordinates.ts'
import { formatDistance, sideOf } from '#web/format/distances.ts'

/** Metres; the pin of a map is not put more exactly. */
const SAME_PLACE = 1

/** How the pin of a shop would move, as text instead of a map. Undefined: it has none, and would have none. */
export function movedWords(from: Point | undefined, to: Point | undefined): string | undefined {
  if (from === undefined) return to && 'Hasta ahora no estaba en el mapa.'
  if (to === undefined) return 'Dejaría de estar en el mapa.'
  const metres = distanceBetween(from, to)
  if (metres < SAME_PLACE) return 'El pin está en el mismo lugar.'
  return `El pin queda ${formatMove(from, to)} del de ahora.`
}

/** 'a 120 m al norte': how a point has moved. */
export const formatMove = (from: Point, to: Point): string =>
  `${formatDistance(distanceBetween(from, to))} ${sideOf(from, to)}`

/** The address of a map with the place, or with the way from one to the other. */
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
