import { z } from 'zod'

export type Point = { latitude: number; longitude: number }

/** Decimals of stored degrees: about 0.1 m. */
const DECIMALS = 6
/** Decimals of a visitor's position: about 100 m, too coarse to reveal an address. */
const NEAR_DECIMALS = 3

const HALF_POINT = 'Latitud y longitud van juntas: envía las dos, o ninguna'
const WRONG_NEAR = 'Di dónde con latitud y longitud y una coma entre ellas, como 39.938,-0.101'

export const latitude = coordinate(90, 'La latitud es un número entre -90 y 90, como 39.938')
export const longitude = coordinate(180, 'La longitud es un número entre -180 y 180, como -0.101')

/** Requires that latitude and longitude are both numbers, both null or both missing. */
export function withWholePoint<T extends z.ZodType>(form: T): T {
  return form.superRefine((value, context) => {
    const { latitude, longitude } = value as Partial<Record<keyof Point, number | null>>
    if (typeof latitude === typeof longitude) return
    const lacksLatitude = latitude === undefined || typeof longitude === 'number'
    const path = [lacksLatitude ? 'latitude' : 'longitude']
    context.addIssue({ code: 'custom', path, message: HALF_POINT })
  })
}

/** Latitude and longitude with a comma between them, rounded to about 100 m; blank means no filter. */
export const nearFilter = z
  .string(WRONG_NEAR)
  .trim()
  .transform((text, context): Point | undefined => {
    if (text === '') return undefined
    const point = readPoint(text)
    if (point === undefined) context.addIssue({ code: 'custom', message: WRONG_NEAR })
    return point
  })
  .meta({
    description:
      'Latitud y longitud. Se redondean a tres decimales, unos 100 m; la respuesta no se guarda.',
    example: '39.938,-0.101',
  })
  .optional()

export function nearText({ latitude, longitude }: Point): string {
  return `${rounded(latitude, NEAR_DECIMALS)},${rounded(longitude, NEAR_DECIMALS)}`
}

export function pointOf(place: { [Name in keyof Point]: number | null }): Point | undefined {
  const { latitude, longitude } = place
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

/** Mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_008.8
const RADIANS = Math.PI / 180

/** Returns metres on a sphere (haversine), at most 0.6 % off the distance on the ellipsoid. */
export function distanceBetween(from: Point, to: Point): number {
  const lat = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2)
  const lng = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2)
  const cos = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(lat * lat + cos * lng * lng)))
}

function coordinate(max: 90 | 180, message: string) {
  return z
    .preprocess(
      numberOf,
      z
        .number(message)
        .min(-max, message)
        .max(max, message)
        .transform((degrees) => rounded(degrees, DECIMALS))
        .nullable(),
    )
    .meta({ description: 'Grados con decimales (WGS 84); null: no se sabe dónde está' })
}

function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  return DEGREES.test(text) ? Number(text) : value
}

const DEGREES = /^[+-]?\d{1,3}(\.\d{1,20})?$/

function readPoint(text: string): Point | undefined {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length !== 2 || !parts.every((part) => DEGREES.test(part))) return undefined
  const [latitude, longitude] = parts.map((part) => rounded(Number(part), NEAR_DECIMALS))
  if (Math.abs(latitude!) > 90 || Math.abs(longitude!) > 180) return undefined
  return { latitude: latitude!, longitude: longitude! }
}

/** Rounds; adding 0 turns -0 into 0, because `Object.is` distinguishes them. */
function rounded(degrees: number, decimals: number): number {
  return Number(degrees.toFixed(decimals)) + 0
}
