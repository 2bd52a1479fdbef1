import type { Point } from '#contract/coordinates.ts'

/** Streets of Peñacala from house 1 to house `last`, in metres to the east and north of the Plaza del Mercado. */
const PLAN: Record<string, { from: Metres; to: Metres; last: number }> = {
  'Calle Mayor': { from: [-20, 30], to: [-180, 250], last: 44 },
  'Plaza del Mercado': { from: [-35, -25], to: [35, 25], last: 16 },
  'Plaza del Pozo': { from: [-150, 130], to: [-105, 150], last: 10 },
  'Calle del Horno': { from: [-60, 80], to: [-210, 20], last: 26 },
  'Calle de la Acequia': { from: [30, 50], to: [120, 270], last: 36 },
  'Calle de los Toneleros': { from: [40, -20], to: [230, 40], last: 20 },
  'Calle de la Almazara': { from: [-50, -40], to: [-170, -140], last: 12 },
  'Calle San Telmo': { from: [120, -60], to: [300, -190], last: 30 },
  'Calle de las Redes': { from: [240, -10], to: [330, -230], last: 44 },
  'Travesía de la Lonja': { from: [300, -150], to: [350, -140], last: 6 },
  'Avenida del Puerto': { from: [60, -70], to: [400, -90], last: 36 },
  'Paseo de las Moreras': { from: [-60, -110], to: [-420, -160], last: 36 },
  'Ronda del Ensanche': { from: [-260, 220], to: [-460, -180], last: 66 },
  'Calle Maestra Ferrer': { from: [-280, 100], to: [-430, 150], last: 24 },
  'Camino de la Ermita': { from: [-190, 270], to: [-330, 520], last: 44 },
  'Mercado Municipal': { from: [45, -5], to: [75, 5], last: 20 },
}

/** Has stalls instead of houses. */
export const market = 'Mercado Municipal'
export const streets = Object.keys(PLAN).filter((name) => name !== market)

type Metres = readonly [east: number, north: number]

/** The Plaza del Mercado, on the coast of Castellón. */
const MARKET = { latitude: 40.4207, longitude: 0.4246 }
/** Metres from the middle of a street to a door. */
const PAVEMENT = 6
/** Metres in a degree of latitude. */
const DEGREE = 111_200

export function doorAt(direction: string): Point | null {
  const [, name, number] = /^(.+?)(?:,\D*(\d+).*)?$/.exec(direction) ?? []
  const street = PLAN[name ?? '']
  if (street === undefined) return null
  // Higher numbers than `last` lie on the extended street, at most at four times its length.
  const house = Math.min(Number(number ?? 1), 4 * street.last)
  const [east, north] = [0, 1].map((axis) => {
    const [from, to] = [street.from[axis]!, street.to[axis]!]
    return from + ((to - from) * house) / street.last
  }) as [number, number]
  const length = Math.hypot(street.to[0] - street.from[0], street.to[1] - street.from[1])
  // Odd numbers are on the left.
  const side = ((house % 2 === 0 ? 1 : -1) * PAVEMENT) / length
  return placeAt(
    east + (street.to[1] - street.from[1]) * side,
    north - (street.to[0] - street.from[0]) * side,
  )
}

function placeAt(east: number, north: number): Point {
  const degreeOfLongitude = DEGREE * Math.cos((MARKET.latitude * Math.PI) / 180)
  return {
    latitude: rounded(MARKET.latitude + north / DEGREE),
    longitude: rounded(MARKET.longitude + east / degreeOfLongitude),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
