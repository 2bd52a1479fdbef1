import type { Point } from '#contract/coordinates.ts'

const kilometres = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 })

/** Formats metres: 'a 90 m', 'a 1,2 km'. From 995 on in kilometres, not as '1000 m'. */
export function formatDistance(metres: number): string {
  if (metres < 995) return `a ${Math.max(10, Math.round(metres / 10) * 10)}\u00a0m`
  return `a ${kilometres.format(metres / 1000)}\u00a0km`
}

const SIDES = ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste']

/** Returns on which of eight sides of `from` the point `to` lies: 'al norte'. Ignores the earth's curvature. */
export function sideOf(from: Point, to: Point): string {
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4)
  return `al ${SIDES[(eighths + 8) % 8]}`
}
